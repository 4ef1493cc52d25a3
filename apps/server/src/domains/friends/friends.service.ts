import type { FriendItem, Summary } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { isOnline, lockChildren } from '../user/index.ts';
import { hasBlocked, insertBlock, listBlocked } from './blocks.data.ts';
import { summaryOf } from './find.service.ts';
import {
  deleteDeclined,
  deleteRow,
  type FriendRow,
  findFriend,
  findRows,
  hasDeclined,
  insertDeclined,
  listFriends,
  listMutualFriends,
  saveRow,
  type Two,
} from './friends.data.ts';
import { accept, ask, type Pair, pairOf, part } from './friends.policy.ts';
import { requireContact } from './visibility.service.ts';

/** The relation of two children before and after an action. */
export type Change = { readonly before: Pair; readonly after: Pair };

const itemOf = (row: FriendRow, now: number): FriendItem => ({
  friend: {
    ...summaryOf(row),
    online: isOnline(row.lastSeenAt, now),
    lastSeen: row.lastSeenAt?.toISOString() ?? null,
  },
  request: { status: row.status, requestorId: row.requestorId },
});

/** Friends and requests of a child, both ways, by name (FRIEND-06). */
export const readFriends = async (db: Db, userId: string, now: number): Promise<FriendItem[]> =>
  (await listFriends(db, userId)).map(row => itemOf(row, now));

/** Friends that the caller and another child have both (AMBIG-53). */
export const readMutualFriends = async (db: Db, two: Two, now: number): Promise<FriendItem[]> =>
  (await listMutualFriends(db, two)).map(row => itemOf(row, now));

/** One friendship or request of a child. @throws not_found when there is none */
export async function readFriend(db: Db, two: Two, now: number): Promise<FriendItem> {
  const row = await findFriend(db, two);
  if (!row) throw new ApiError('not_found');
  return itemOf(row, now);
}

/** Children whom a child has blocked, by name. */
export const readBlocks = async (db: Db, userId: string): Promise<Summary[]> =>
  (await listBlocked(db, userId)).map(summaryOf);

/** Writes the rows of both children. */
async function savePair(db: Db, two: Two, pair: Pair, at: Date): Promise<void> {
  const { userId, otherId } = two;
  for (const [owner, other] of [
    [userId, otherId],
    [otherId, userId],
  ] as const) {
    const place = { userId: owner, otherId: other };
    const isGone = pair.kind === 'pending' && pair.isDeclined && pair.requestorId !== owner;
    if (pair.kind === 'none' || isGone) await deleteRow(db, place);
    else {
      const status = pair.kind === 'friends' ? 'accepted' : 'pending';
      await saveRow(db, place, { status, requestorId: pair.requestorId }, at);
    }
  }
}

const readPair = async (db: Db, two: Two): Promise<Pair> => {
  const { mine, theirs } = await findRows(db, two);
  return pairOf(mine, theirs);
};

/**
 * A child asks another to be friends (FRIEND-01).
 * @throws forbidden, not_found as `requireContact`
 */
export async function askFriend(db: Db, two: Two, at: Date): Promise<Change> {
  const { userId, otherId } = two;
  await requireContact(db, userId, otherId);
  const before = await readPair(db, two);
  const wasDeclined = await hasDeclined(db, { userId: otherId, otherId: userId });
  const after = ask(before, userId, wasDeclined);
  // Asking a child means that its requests are welcome again.
  await deleteDeclined(db, two);
  if (after !== before) await savePair(db, two, after, at);
  return { before, after };
}

/** Accepts the request of another child. @throws not_found if there is none (FRIEND-11) */
export async function acceptFriend(db: Db, two: Two, at: Date): Promise<Change> {
  await requireContact(db, two.userId, two.otherId);
  const before = await readPair(db, two);
  const after = accept(before, two.otherId);
  if (!after) throw new ApiError('not_found');
  await deleteDeclined(db, two);
  if (after !== before) await savePair(db, two, after, at);
  return { before, after };
}

/** Ends a friendship, cancels the caller's request or declines the other's. Needs no permission. */
export async function partFriends(db: Db, two: Two, at: Date): Promise<Change> {
  await lockChildren(db, [two.userId, two.otherId]);
  const before = await readPair(db, two);
  if (before.kind === 'none') return { before, after: before };
  const after = part(before, two.userId);
  if (after.kind === 'pending') await insertDeclined(db, two, at);
  await savePair(db, two, after, at);
  return { before, after };
}

/**
 * Blocks a child and ends any friendship or request (SAFE-09). A friend or a requestor can be blocked even
 * after a grown-up of either has withdrawn permission.
 * @throws forbidden for oneself, not_found for a child that is not visible
 */
export async function blockChild(db: Db, two: Two, at: Date): Promise<Change> {
  await lockChildren(db, [two.userId, two.otherId]);
  const none: Pair = { kind: 'none' };
  if (await hasBlocked(db, two)) return { before: none, after: none };
  const before = await readPair(db, two);
  if (before.kind === 'none') await requireContact(db, two.userId, two.otherId);
  await savePair(db, two, none, at);
  await insertBlock(db, two, at);
  return { before, after: none };
}
