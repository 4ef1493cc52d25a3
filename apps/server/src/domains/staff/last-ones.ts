import { duty, type StaffRole } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** The roles of which so many adults stay active: four eyes need two leads, and somebody must run the desk. */
const least: Partial<Record<StaffRole, number>> = duty.leastActive;

/**
 * Whether the desk can do without an adult in its role. Locks all active leads and admins, so that two changes at the same
 * time do not each count the other one. Needs a transaction.
 */
export async function canDoWithout(
  db: Db,
  { staffId, role, isActive }: { staffId: string; role: StaffRole; isActive: boolean },
): Promise<boolean> {
  const needed = least[role];
  if (needed === undefined || !isActive) return true;
  const others = await db
    .selectFrom('staff')
    .select(['staff_id as staffId', 'role'])
    .where('role', 'in', Object.keys(least) as StaffRole[])
    .where('is_active', '=', true)
    .orderBy('staff_id')
    .forUpdate()
    .execute();
  return others.filter(one => one.role === role && one.staffId !== staffId).length >= needed;
}
