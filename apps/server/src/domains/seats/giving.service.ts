import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { type Actor, recordShares } from './ledger.data.ts';
import type { Owner } from './owner.ts';
import { deleteSeats, findSeats, insertSeats } from './seats.data.ts';
import { shareOut } from './seats.policy.ts';
import { findVouchers } from './vouchers.data.ts';

/**
 * Gives free seats of an owner to children who have none that lasts; a seat whose voucher is over becomes free.
 * Needs a transaction, with the owner locked.
 * @returns how many children got one
 */
export async function give(
  db: Db,
  owner: Owner,
  userIds: readonly string[],
  by: Actor,
): Promise<number> {
  const held = await findSeats(db, owner, userIds);
  const lasts = new Set(held.flatMap(({ userId, endsAt }) => (endsAt > by.at ? [userId] : [])));
  const wanting = userIds.filter(userId => !lasts.has(userId));
  const shares = shareOut(await findVouchers(db, owner), wanting, by.at);
  if (shares.length === 0) return 0;
  const got = new Set(shares.map(({ userId }) => userId));
  const old = held.filter(({ userId }) => got.has(userId));
  await deleteSeats(db, old);
  await recordShares(db, { change: 'renewed', amount: 1, shares: old }, by);
  await insertSeats(db, shares);
  await recordShares(db, { change: 'given', amount: -1, shares }, by);
  return shares.length;
}

/** Gives a seat to a child, unless it has one that lasts. @throws seats_used_up */
export async function giveOne(db: Db, owner: Owner, childId: string, by: Actor): Promise<void> {
  if ((await give(db, owner, [childId], by)) > 0) return;
  const held = await findSeats(db, owner, [childId]);
  if (!held.some(({ endsAt }) => endsAt > by.at)) throw new ApiError('seats_used_up');
}

/** Frees the seats that children have of an owner. Needs a transaction, with the owner locked. */
export async function free(
  db: Db,
  owner: Owner,
  { userIds, change }: { userIds: readonly string[]; change: 'taken' | 'left' },
  by: Actor,
): Promise<void> {
  const shares = await findSeats(db, owner, userIds);
  await deleteSeats(db, shares);
  await recordShares(db, { change, amount: 1, shares }, by);
}
