import type { FamilyLicences, SeatTarget } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { readClass } from '../domains/classes/index.ts';
import { isPremium, readLicences } from '../domains/licences/index.ts';
import {
  findSeated,
  giveToChild,
  giveToClass,
  readSeats,
  takeFromChild,
  takeFromClass,
} from '../domains/seats/index.ts';
import { readIdentity } from '../domains/user/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import type { AdultCaller } from '../kernel/caller.ts';

type Order = {
  readonly schoolId: string;
  readonly adultId: string;
  readonly to: SeatTarget;
  readonly at: Date;
};

/** @throws not_found for a class of another school */
async function requireClass(db: Db, classId: string, { schoolId, at }: Order) {
  const found = await readClass(db, classId, at);
  if (found.schoolId !== schoolId) throw new ApiError('not_found');
  return found;
}

/** Gives seats of a school to a class or child. Needs a transaction. @throws not_found, seats_used_up */
export async function giveSeats(db: Db, order: Order): Promise<void> {
  const { schoolId, to } = order;
  if ('childId' in to) return giveToChild(db, { schoolId, ...to }, order);
  const { isArchived } = await requireClass(db, to.classId, order);
  if (isArchived) throw new ApiError('not_found');
  await giveToClass(db, { schoolId, ...to }, order);
}

/** Takes seats of a school back from a class or child. Needs a transaction. @throws not_found */
export async function takeSeats(db: Db, order: Order): Promise<void> {
  const { schoolId, to } = order;
  if ('childId' in to) return takeFromChild(db, { schoolId, ...to }, order);
  await requireClass(db, to.classId, order);
  await takeFromClass(db, { schoolId, ...to }, order);
}

/** The licences of the family of a parent. */
export async function readFamilyLicences(
  db: Db,
  { adultId, grants }: AdultCaller,
  at: Date,
): Promise<FamilyLicences> {
  const userIds = grants.flatMap(({ role, userId }) =>
    role === 'parent' && userId !== null ? [userId] : [],
  );
  const seated = await findSeated(db, { adultId, userIds, at });
  const children: FamilyLicences['children'] = [];
  for (const userId of userIds) {
    const child = await readIdentity(db, userId);
    if (!child) continue;
    children.push({
      childId: userId,
      name: child.username,
      hasSeat: seated.has(userId),
      isOpen: isPremium(await readLicences(db, userId, at)),
    });
  }
  return { ...(await readSeats(db, { adultId }, at)), children };
}
