import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { days } from './ages.ts';
import {
  askForUnused,
  deleteErasure,
  findClosed,
  findErasure,
  listDue,
  lockForErasure,
  markClosed,
  markErased,
  putOffUnused,
  saveCounts,
  upsertErasure,
} from './erasures.data.ts';
import { deleteRowsOf } from './rows.data.ts';
import type { ChildRows } from './table-record.ts';

const DAY_MS = 86_400_000;

/** Who asks for the erasure of children that are no longer here. */
const RETENTION = 'Retention';

/** What an erasure did, without the child. */
export type ErasureProof = {
  readonly erasureId: string;
  /** SHA-256 of the child's id. */
  readonly childDigest: string;
  /** How many rows were deleted, by table. */
  readonly counts: Readonly<Record<string, number>>;
};

/**
 * Asks for an erasure in seven days, or now.
 * @returns when it is due, and whether that is news: it was not asked for by the same before, or later
 */
export async function askErasure(
  db: Db,
  { userId, askedBy, now, at }: { userId: string; askedBy: string; now: boolean; at: Date },
): Promise<{ dueAt: Date; isNews: boolean }> {
  const before = await findErasure(db, userId);
  const asked = now ? at : new Date(at.getTime() + days.undo * DAY_MS);
  await upsertErasure(db, { erasureId: randomUUID(), userId, askedBy, at, dueAt: asked });
  const isNews = before?.askedBy !== askedBy || asked < before.dueAt;
  return { dueAt: before && before.dueAt < asked ? before.dueAt : asked, isNews };
}

/** The children to erase now, including those who have been inactive for two years. */
export async function listDueErasures(db: Db, at: Date): Promise<string[]> {
  await askForUnused(db, RETENTION, at);
  return listDue(db, at);
}

/**
 * Deletes every row of a child, and keeps a proof that does not name it. Needs a transaction, and the child
 * locked for it.
 */
export async function eraseRows(db: Db, child: ChildRows, at: Date): Promise<ErasureProof> {
  const { userId } = child;
  const erasure = await findErasure(db, userId);
  if (!erasure) throw new Error('nobody asked for this erasure');
  const { erasureId } = erasure;
  const childDigest = createHash('sha256').update(userId).digest();
  await markErased(db, userId, { childDigest, at });
  const counts = await deleteRowsOf(db, child);
  await saveCounts(db, erasureId, counts);
  return { erasureId, childDigest: childDigest.toString('hex'), counts };
}

/**
 * Takes an erasure back. That of an inactive child is put off, because retention would ask for it again at
 * once.
 * @returns whether the account was closed; undefined if none was asked for
 */
export async function takeErasureBack(
  db: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean | undefined> {
  const wasClosed = await deleteErasure(db, userId);
  if (wasClosed !== undefined) await putOffUnused(db, userId, { askedBy: RETENTION, at });
  return wasClosed;
}

/**
 * A child that waits to be erased gets no card, consent or address: a hold keeps its data, not its account.
 * @throws child_left
 */
export async function requireOpen(db: Db, userId: string): Promise<void> {
  if ((await findErasure(db, userId))?.closedAt) throw new ApiError('child_left');
}

export { findClosed, findErasure, lockForErasure, markClosed };
