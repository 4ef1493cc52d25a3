import type { Db } from '../db/db.ts';
import { releaseAll } from '../domains/review/index.ts';
import { endStaffSession } from '../domains/staff/index.ts';
import type { StaffCaller } from '../kernel/caller.ts';

/** An adult signs out: what it was reading goes to others at once. */
export async function signOutStaff(db: Db, { staffId, sessionHash }: StaffCaller): Promise<void> {
  await releaseAll(db, staffId);
  await endStaffSession(db, sessionHash);
}
