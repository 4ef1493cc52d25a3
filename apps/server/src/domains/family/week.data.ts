import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isReadable } from '../messages/index.ts';

/** A time: from a moment to the one before another. */
type Time = { readonly from: Date; readonly to: Date };

/** What a child did in a time, in numbers. */
export type WeekCounts = {
  readonly written: number;
  readonly delivered: number;
  readonly returned: number;
  readonly newFriends: number;
};

/** Minutes of a child by day since a day. */
export async function findMinutes(
  db: Db,
  userId: string,
  since: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('child_minutes')
    .select(['day', 'minutes'])
    .where('user_id', '=', userId)
    .where('day', '>=', since)
    .execute();
  return new Map(rows.map(({ day, minutes }) => [day, minutes]));
}

/** Texts and new friends of a child in a time. */
export async function countWeek(db: Db, userId: string, { from, to }: Time): Promise<WeekCounts> {
  const { rows } = await sql<WeekCounts>`
    SELECT
      (SELECT count(*) FROM submissions
        WHERE author_id = ${userId} AND submitted_at >= ${from} AND submitted_at < ${to}) AS written,
      (SELECT count(*) FROM messages AS m
        WHERE ${userId} IN (sender_id, receiver_id) AND ${isReadable(userId)}
          AND delivered_at >= ${from} AND delivered_at < ${to}) AS delivered,
      (SELECT count(*) FROM submissions
        WHERE author_id = ${userId} AND state = 'returned'
          AND state_at >= ${from} AND state_at < ${to}) AS returned,
      (SELECT count(*) FROM friendships
        WHERE user_id = ${userId} AND status = 'accepted'
          AND at >= ${from} AND at < ${to}) AS "newFriends"
  `.execute(db);
  return rows[0] ?? { written: 0, delivered: 0, returned: 0, newFriends: 0 };
}

/** Activities of which a child answered a question in a time. */
export async function findPlayed(db: Db, userId: string, { from, to }: Time): Promise<Set<string>> {
  const rows = await db
    .selectFrom('question_results')
    .select('activity_id as activityId')
    .distinct()
    .where('user_id', '=', userId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  return new Set(rows.map(({ activityId }) => activityId));
}
