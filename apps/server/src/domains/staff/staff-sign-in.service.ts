import type { AppDeps } from '../../deps.ts';
import { createAdultSignIn } from '../adult-sign-in/index.ts';
import { appendAudit } from '../audit/index.ts';
import { useFactorReset } from './factor-resets.service.ts';
import { staffDoor } from './staff-door.ts';
import type { StaffSessions } from './staff-sessions.service.ts';

/** Sign-in at the desk. */
export type StaffSignIn = ReturnType<typeof createStaffSignIn>;

/** Sign-in at the desk, with rows of the audit log. */
export function createStaffSignIn(deps: AppDeps, sessions: StaffSessions) {
  const { begin, finish } = createAdultSignIn(deps, staffDoor);
  return {
    /** As for every adult; one whose second factor is due to be set up anew sets it up once its password was right. */
    async begin(sent: { email: string; password: string }, from: string) {
      const begun = await begin(sent, from);
      const { db } = deps.database;
      const at = new Date(deps.clock());
      const isNew = await db.transaction().execute(open => useFactorReset(open, sent.email, at));
      return isNew ? begin(sent, from) : begun;
    },

    /**
     * @returns the token of a new session
     * @throws staff_sign_in_failed
     */
    finish: (sent: { challenge: string; code: string }, from: string): Promise<string> =>
      finish(sent, from, async (transaction, { adult, at }) => {
        const session = await sessions.begin(transaction, adult.id, at);
        const entry = { actor: adult.name, object: 'password and code', at };
        if (adult.secret === null) {
          await appendAudit(transaction, { ...entry, action: 'Set up second factor' });
        }
        await appendAudit(transaction, { ...entry, action: 'Signed in' });
        return session;
      }),
  };
}
