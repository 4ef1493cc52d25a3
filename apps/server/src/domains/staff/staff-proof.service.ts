import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { StaffCaller } from '../../kernel/caller.ts';
import { appendAudit } from '../audit/index.ts';
import { stepOf } from './one-time-code.ts';
import { openSecret } from './sealed-secret.ts';
import { replacePassword } from './staff.data.ts';
import { newPassword } from './staff.service.ts';
import { createStaffAttempts } from './staff-attempts.service.ts';
import { isPassword } from './staff-password.ts';
import { deleteOtherSessions } from './staff-session.data.ts';
import { findProof, useStep } from './staff-sign-in.data.ts';

/** Asks an adult with a session again who it is. */
export type StaffProofs = ReturnType<typeof createStaffProofs>;

/** A stolen session alone must not be enough for what cannot be taken back. */
export function createStaffProofs(deps: Pick<AppDeps, 'database' | 'clock' | 'random' | 'config'>) {
  const { clock } = deps;
  const { db } = deps.database;
  const attempts = createStaffAttempts(deps);
  return {
    /**
     * Uses a code of the second factor. Wrong ones count like those of a sign-in.
     * @throws code_refused, too_many_requests
     */
    async useCode({ staffId, code }: { staffId: string; code: string }, from: string) {
      const found = await findProof(db, staffId);
      if (!found?.secret) throw new ApiError('code_refused');
      const attempt = await attempts.of(found.email, from);
      await attempts.countAttempt(attempt);
      const { pepper } = await attempts.secrets();
      const step = stepOf(openSecret(found.secret, { staffId, pepper }), code, clock());
      if (step === null || !(await useStep(db, staffId, step))) throw new ApiError('code_refused');
      await attempts.recordSuccess(attempt);
    },

    /**
     * Checks the current password. Wrong ones count like those of a sign-in.
     * @returns a function that sets the new one, in a transaction, and ends the other sessions
     * @throws password_refused, too_many_requests
     */
    async changePassword(
      { staffId, name, sessionHash }: StaffCaller,
      { current, password }: { current: string; password: string },
      from: string,
    ): Promise<(transaction: Db) => Promise<void>> {
      const found = await findProof(db, staffId);
      if (!found) throw new ApiError('password_refused');
      const attempt = await attempts.of(found.email, from);
      await attempts.countAttempt(attempt);
      const { pepper } = await attempts.secrets();
      if (!(await isPassword(current, found, pepper))) throw new ApiError('password_refused');
      await attempts.recordSuccess(attempt);
      const next = await newPassword(deps, password);
      return async transaction => {
        if (!(await replacePassword(transaction, found, next))) {
          throw new ApiError('password_refused');
        }
        await deleteOtherSessions(transaction, { staffId, sessionHash });
        const entry = { actor: name, action: 'Changed password', object: 'own password' };
        await appendAudit(transaction, { ...entry, at: new Date(clock()) });
      };
    },
  };
}
