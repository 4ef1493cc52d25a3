import type { Staff } from '@digipals/contract';
import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';
import type { StaffCaller, StaffSessions } from './staff-sessions.service.ts';
import type { StaffSignIn } from './staff-sign-in.service.ts';

/** An adult signs out. */
export type SignOutStaff = (db: Db, staff: StaffCaller, now: number) => Promise<void>;

type Key = 'POST desk/sign-in' | 'POST desk/sign-in/code' | 'GET desk/me' | 'POST desk/sign-out';

const shown = ({ staffId, name, role, since }: StaffCaller): Staff => ({
  staffId,
  name,
  role,
  since: since.toISOString(),
});

/** Calls of the noun staff. */
export const staffHandlers = (
  sessions: StaffSessions,
  signIn: StaffSignIn,
  signOut: SignOutStaff,
): HandlersOf<Key> => ({
  'POST desk/sign-in': ({ body, address }) => signIn.begin(body, address),
  'POST desk/sign-in/code': async ({ body, address }) => {
    const token = await signIn.finish(body, address);
    return { token, staff: shown(await sessions.authenticate(token, 'GET desk/me')) };
  },
  'GET desk/me': async ({ staff }) => shown(staff),
  'POST desk/sign-out': async ({ db, staff, now }) => {
    await signOut(db, staff, now);
    return {};
  },
});
