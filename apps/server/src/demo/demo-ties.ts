import type { Db } from '../db/db.ts';
import type { DemoRelations, DemoTie } from './demo-relations.ts';

const DAY_MS = 86_400_000;

/** Inserts old friendships, requests and likes in bulk. A friendship or request has two rows. */
export async function insertTies(
  db: Db,
  { friendships, requests, likes }: DemoRelations,
  { ids, now }: { ids: ReadonlyMap<string, string>; now: number },
): Promise<void> {
  const rowsOf = (ties: readonly DemoTie[]) =>
    ties.map(({ from, to, daysAgo }) => ({
      from: ids.get(from) ?? '',
      to: ids.get(to) ?? '',
      at: new Date(now - daysAgo * DAY_MS),
    }));
  const mirrored = (ties: readonly DemoTie[], status: 'accepted' | 'pending') =>
    rowsOf(ties).flatMap(({ from, to, at }) => [
      { user_id: from, friend_id: to, status, requestor_id: from, at },
      { user_id: to, friend_id: from, status, requestor_id: from, at },
    ]);
  await db
    .insertInto('friendships')
    .values([...mirrored(friendships, 'accepted'), ...mirrored(requests, 'pending')])
    .execute();
  await db
    .insertInto('likes')
    .values(rowsOf(likes).map(({ from, to, at }) => ({ user_id: to, liker_id: from, at })))
    .execute();
}
