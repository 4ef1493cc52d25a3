import { releaseAll } from '../domains/review/index.ts';
import { endStaffSession, type SignOutStaff } from '../domains/staff/index.ts';

/** An adult signs out: what it was reading goes to others at once. */
export const signOutStaff: SignOutStaff = async (db, { staffId, sessionHash }) => {
  await releaseAll(db, staffId);
  await endStaffSession(db, sessionHash);
};
