import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Saves a like. @returns whether it is new */
export async function insertLike(
  db: Db,
  { userId, likerId, at }: { userId: string; likerId: string; at: Date },
): Promise<boolean> {
  const liked = await db
    .insertInto('likes')
    .values({ user_id: userId, liker_id: likerId, at })
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return liked !== undefined;
}

/** The number of likes of a child, and whether `likerId` likes it. */
export async function readLikes(
  db: Db,
  { userId, likerId }: { userId: string; likerId: string },
): Promise<{ likes: number; isLiked: boolean }> {
  const { rows } = await sql<{ likes: number; isLiked: boolean }>`
    SELECT count(*) AS "likes", coalesce(bool_or(liker_id = ${likerId}), false) AS "isLiked"
    FROM likes WHERE user_id = ${userId}
  `.execute(db);
  return rows[0] ?? { likes: 0, isLiked: false };
}
