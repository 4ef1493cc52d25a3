import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { type Bond, ownBond } from '../../kernel/bond.ts';
import { lockChild, lockChildren } from '../user/index.ts';
import { findFacts, findPermission } from './visibility.data.ts';
import { bondOf } from './visibility.policy.ts';

/** @throws not_found for a child that is not visible or does not exist (SAFE-08) */
export async function requireVisible(db: Db, userId: string, otherId: string): Promise<Bond> {
  if (userId === otherId) return ownBond;
  const facts = await findFacts(db, userId, otherId);
  const bond = facts && bondOf(facts);
  if (!bond) throw new ApiError('not_found');
  return bond;
}

/** @throws forbidden for another visible child, else not_found (SAFE-14) */
export async function requireSelf(db: Db, userId: string, otherId: string): Promise<Bond> {
  const bond = await requireVisible(db, userId, otherId);
  if (bond.relation !== 'self') throw new ApiError('forbidden');
  return bond;
}

/** @throws forbidden for a visible child that is not a friend, not_found for one that is not visible */
export async function requireFriend(db: Db, userId: string, otherId: string): Promise<Bond> {
  const bond = await requireVisible(db, userId, otherId);
  if (bond.relation !== 'self' && bond.relation !== 'friend') throw new ApiError('forbidden');
  return bond;
}

/**
 * The bond with a child that the caller wants to contact. Locks both until the transaction ends.
 * @throws forbidden for oneself and without permission of the grown-up (SAFE-13), not_found for a
 * child that is not visible
 */
export async function requireContact(db: Db, userId: string, otherId: string): Promise<Bond> {
  if (userId === otherId) throw new ApiError('forbidden');
  await lockChildren(db, [userId, otherId]);
  const facts = await findFacts(db, userId, otherId);
  // The same for known and unknown ids, so that it does not reveal who exists.
  if (!(facts ? facts.allowed : await findPermission(db, userId))) throw new ApiError('forbidden');
  const bond = facts && bondOf(facts);
  if (!bond) throw new ApiError('not_found');
  return bond;
}

/**
 * Locks a child that wants to publish something, until the transaction ends.
 * @throws forbidden without permission of its grown-up (SAFE-13)
 */
export async function requirePermission(db: Db, userId: string): Promise<void> {
  await lockChild(db, userId);
  if (!(await findPermission(db, userId))) throw new ApiError('forbidden');
}

/** Whether the grown-ups of all these children permit contact. */
export async function mayHaveContact(db: Db, userIds: readonly string[]): Promise<boolean> {
  for (const userId of userIds) if (!(await findPermission(db, userId))) return false;
  return true;
}

/**
 * The bond of an author with its recipient; null if texts no longer reach the recipient, as after a
 * declined request. With itself: as long as its grown-up permits contact.
 */
export async function readReach(db: Db, userId: string, otherId: string): Promise<Bond | null> {
  if (userId === otherId) return (await findPermission(db, userId)) ? ownBond : null;
  const facts = await findFacts(db, userId, otherId);
  if (!facts || (facts.status === 'pending' && !facts.otherHasRow)) return null;
  return bondOf(facts);
}
