import type { Db } from '../db/db.ts';
import { endLeasesOf } from '../domains/review/index.ts';
import { deleteStaffSession } from '../domains/staff/index.ts';
import type { StaffCaller } from '../kernel/caller.ts';

/** Signs an adult out and ends its leases, so that others can claim the submissions at once. */
export async function signOutStaff(db: Db, { staffId, sessionHash }: StaffCaller): Promise<void> {
  await endLeasesOf(db, staffId);
  await deleteStaffSession(db, sessionHash);
}
