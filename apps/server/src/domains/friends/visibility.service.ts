import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { type Bond, ownBond } from '../../kernel/bond.ts';
import { lockChild, lockChildren } from '../user/index.ts';
import { findFacts, findPermission } from './visibility.data.ts';
import { bondOf } from './visibility.policy.ts';

/** @throws not_found for a child that the caller may not know of, the same as for no child (SAFE-08) */
export async function requireVisible(db: Db, userId: string, otherId: string): Promise<Bond> {
  if (userId === otherId) return ownBond;
  const facts = await findFacts(db, userId, otherId);
  const bond = facts && bondOf(facts);
  if (!bond) throw new ApiError('not_found');
  return bond;
}

/** @throws forbidden for another child that the caller may know of, else not_found (SAFE-14) */
export async function requireSelf(db: Db, userId: string, otherId: string): Promise<Bond> {
  const bond = await requireVisible(db, userId, otherId);
  if (bond.relation !== 'self') throw new ApiError('forbidden');
  return bond;
}

/** @throws forbidden for a child that is no friend, not_found for one the caller may not know of */
export async function requireFriend(db: Db, userId: string, otherId: string): Promise<Bond> {
  const bond = await requireVisible(db, userId, otherId);
  if (bond.relation !== 'self' && bond.relation !== 'friend') throw new ApiError('forbidden');
  return bond;
}

/**
 * The bond with a child that the caller wants to do something with, held until the transaction ends.
 * @throws forbidden for oneself and without the permission of the grown-up (SAFE-13), not_found for
 * a child that the caller may not know of
 */
export async function requireContact(db: Db, userId: string, otherId: string): Promise<Bond> {
  if (userId === otherId) throw new ApiError('forbidden');
  await lockChildren(db, [userId, otherId]);
  const facts = await findFacts(db, userId, otherId);
  // Without permission it is the same for all, and tells nothing of who is there.
  if (!(facts ? facts.allowed : await findPermission(db, userId))) throw new ApiError('forbidden');
  const bond = facts && bondOf(facts);
  if (!bond) throw new ApiError('not_found');
  return bond;
}

/**
 * Holds a child that wants others to read something of it, until the transaction ends.
 * @throws forbidden without the permission of its grown-up (SAFE-13)
 */
export async function requirePermission(db: Db, userId: string): Promise<void> {
  await lockChild(db, userId);
  if (!(await findPermission(db, userId))) throw new ApiError('forbidden');
}

/**
 * The bond of a child with one it has written to; null once nothing from it reaches the other any
 * more, as after a declined request. With itself: as long as its grown-up permits contact.
 */
export async function readReach(db: Db, userId: string, otherId: string): Promise<Bond | null> {
  if (userId === otherId) return (await findPermission(db, userId)) ? ownBond : null;
  const facts = await findFacts(db, userId, otherId);
  if (!facts || (facts.status === 'pending' && !facts.otherHasRow)) return null;
  return bondOf(facts);
}
