import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import type { StaffCaller } from '../../kernel/caller.ts';
import { createAdultProofs } from '../adult-sign-in/index.ts';
import { appendAudit } from '../audit/index.ts';
import { staffDoor } from './staff-door.ts';
import { deleteOtherSessions } from './staff-session.data.ts';

/** Asks an adult with a session again who it is. */
export type StaffProofs = ReturnType<typeof createStaffProofs>;

/** Proofs of adults at the desk. */
export function createStaffProofs(deps: Pick<AppDeps, 'database' | 'clock' | 'random' | 'config'>) {
  const { clock } = deps;
  const { useCode, changePassword } = createAdultProofs(deps, staffDoor);
  return {
    /** Uses a code of the second factor. @throws code_refused, too_many_requests */
    useCode: ({ staffId, code }: { staffId: string; code: string }, from: string): Promise<void> =>
      useCode({ adultId: staffId, code }, from),

    /**
     * Checks the current password.
     * @returns a function that sets the new one, in a transaction, and ends the other sessions
     * @throws password_refused, too_many_requests
     */
    async changePassword(
      { staffId, name, sessionHash }: StaffCaller,
      passwords: { current: string; password: string },
      from: string,
    ): Promise<(transaction: Db) => Promise<void>> {
      const change = await changePassword(staffId, passwords, from);
      return async transaction => {
        await change(transaction);
        await deleteOtherSessions(transaction, { staffId, sessionHash });
        const entry = { actor: name, action: 'Changed password', object: 'own password' };
        await appendAudit(transaction, { ...entry, at: new Date(clock()) });
      };
    },
  };
}
