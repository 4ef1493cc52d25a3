import type { FriendItem, Summary } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { isOnline, lockChildren } from '../user/index.ts';
import { hasBlocked, insertBlock, listBlocked } from './blocks.data.ts';
import { summaryOf } from './find.service.ts';
import {
  type ChildPair,
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

/** Friends, sent and received requests of a child, by name (FRIEND-06). */
export const readFriends = async (db: Db, userId: string, now: number): Promise<FriendItem[]> =>
  (await listFriends(db, userId)).map(row => itemOf(row, now));

/** Friends of both the caller and another child (AMBIG-53). */
export const readMutualFriends = async (
  db: Db,
  ids: ChildPair,
  now: number,
): Promise<FriendItem[]> => (await listMutualFriends(db, ids)).map(row => itemOf(row, now));

/** The friendship or request of two children. @throws not_found */
export async function readFriend(db: Db, ids: ChildPair, now: number): Promise<FriendItem> {
  const row = await findFriend(db, ids);
  if (!row) throw new ApiError('not_found');
  return itemOf(row, now);
}

/** Children that a child has blocked, by name. */
export const readBlocks = async (db: Db, userId: string): Promise<Summary[]> =>
  (await listBlocked(db, userId)).map(summaryOf);

/** Saves or deletes the rows of both children. */
async function savePair(db: Db, ids: ChildPair, pair: Pair, at: Date): Promise<void> {
  const { userId, otherId } = ids;
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

const readPair = async (db: Db, ids: ChildPair): Promise<Pair> => {
  const { mine, theirs } = await findRows(db, ids);
  return pairOf(mine, theirs);
};

/**
 * A child asks another to be friends (FRIEND-01).
 * @throws forbidden, not_found like `requireContact`
 */
export async function askFriend(db: Db, ids: ChildPair, at: Date): Promise<Change> {
  const { userId, otherId } = ids;
  await requireContact(db, userId, otherId);
  const before = await readPair(db, ids);
  const wasDeclined = await hasDeclined(db, { userId: otherId, otherId: userId });
  const after = ask(before, userId, wasDeclined);
  // Asking a child means that its requests are welcome again.
  await deleteDeclined(db, ids);
  if (after !== before) await savePair(db, ids, after, at);
  return { before, after };
}

/** Accepts the request of another child. @throws not_found if there is none (FRIEND-11) */
export async function acceptFriend(db: Db, ids: ChildPair, at: Date): Promise<Change> {
  await requireContact(db, ids.userId, ids.otherId);
  const before = await readPair(db, ids);
  const after = accept(before, ids.otherId);
  if (!after) throw new ApiError('not_found');
  await deleteDeclined(db, ids);
  if (after !== before) await savePair(db, ids, after, at);
  return { before, after };
}

/** Ends a friendship, cancels the caller's request or declines the other's. Needs no permission. */
export async function partFriends(db: Db, ids: ChildPair, at: Date): Promise<Change> {
  await lockChildren(db, [ids.userId, ids.otherId]);
  const before = await readPair(db, ids);
  if (before.kind === 'none') return { before, after: before };
  const after = part(before, ids.userId);
  if (after.kind === 'pending') await insertDeclined(db, ids, at);
  await savePair(db, ids, after, at);
  return { before, after };
}

/**
 * Blocks a child and ends any friendship or request (SAFE-09). A friend or a requestor can be blocked even
 * after a grown-up of either has withdrawn permission.
 * @throws forbidden for oneself, not_found for a child that is not visible
 */
export async function blockChild(db: Db, ids: ChildPair, at: Date): Promise<Change> {
  await lockChildren(db, [ids.userId, ids.otherId]);
  const none: Pair = { kind: 'none' };
  if (await hasBlocked(db, ids)) return { before: none, after: none };
  const before = await readPair(db, ids);
  if (before.kind === 'none') await requireContact(db, ids.userId, ids.otherId);
  await savePair(db, ids, none, at);
  await insertBlock(db, ids, at);
  return { before, after: none };
}
