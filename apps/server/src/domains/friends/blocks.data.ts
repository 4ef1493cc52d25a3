import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Person } from './find-parts.ts';
import type { ChildPair } from './friends.data.ts';

export async function insertBlock(db: Db, { userId, otherId }: ChildPair, at: Date): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ user_id: userId, blocked_id: otherId, at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Lifts a block. Does not restore the friendship. */
export async function unblockChild(db: Db, { userId, otherId }: ChildPair): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', otherId)
    .execute();
}

export async function hasBlocked(db: Db, { userId, otherId }: ChildPair): Promise<boolean> {
  const found = await db
    .selectFrom('blocks')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', otherId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Children that a child has blocked, by name. */
export async function listBlocked(db: Db, userId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    SELECT other.user_id AS "userId", other.username, other.country,
      pictures.avatar_hash AS "avatarHash"
    FROM blocks
    JOIN users AS other ON other.user_id = blocks.blocked_id
    JOIN profiles AS pictures ON pictures.user_id = other.user_id
    WHERE blocks.user_id = ${userId}
    ORDER BY other.name_key, other.user_id
  `.execute(db);
  return rows;
}
