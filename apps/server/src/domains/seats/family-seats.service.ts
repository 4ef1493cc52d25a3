import type { Db } from '../../db/db.ts';
import { free, give, giveOne } from './giving.service.ts';
import { recordShares } from './ledger.data.ts';
import { deleteSeats, findFamilySeats, findOverdue, findSeats } from './seats.data.ts';
import { graceSince } from './seats.policy.ts';
import { lockOwner } from './vouchers.data.ts';

/** A parent, a child of its family, and when. */
type OfFamily = { readonly adultId: string; readonly childId: string; readonly at: Date };

/** Gives a seat of a family to a child of it, or takes it back. Needs a transaction. @throws seats_used_up */
export async function setFamilySeat(
  db: Db,
  { adultId, childId, at, hasSeat }: OfFamily & { readonly hasSeat: boolean },
): Promise<void> {
  const owner = { adultId };
  await lockOwner(db, owner);
  if (hasSeat) await giveOne(db, owner, childId, { adultId, at });
  else await free(db, owner, { userIds: [childId], change: 'taken' }, { adultId, at });
}

/** Gives seats of a new voucher of a family to a child, and to those whose seats are over. */
export async function fillFamily(db: Db, { adultId, childId, at }: OfFamily): Promise<void> {
  const owner = { adultId };
  await lockOwner(db, owner);
  const overdue = await findOverdue(db, owner, at);
  await give(db, owner, [...new Set([childId, ...overdue])], { adultId, at });
}

/**
 * Frees the seats that a child has of parents, who lose it. Locks no parent: who gives seats locks a parent before
 * its children. Needs a transaction, with the child locked.
 */
export async function freeFamilySeats(db: Db, childId: string, at: Date): Promise<void> {
  const shares = await findFamilySeats(db, childId);
  await deleteSeats(db, shares);
  await recordShares(db, { change: 'left', amount: 1, shares }, { adultId: null, at });
}

/** Those of these children who have a seat of a family. */
export async function findSeated(
  db: Db,
  { adultId, userIds, at }: { adultId: string; userIds: readonly string[]; at: Date },
): Promise<Set<string>> {
  const seats = await findSeats(db, { adultId }, userIds);
  const lasting = seats.filter(({ endsAt }) => endsAt > graceSince(at));
  return new Set(lasting.map(({ userId }) => userId));
}
