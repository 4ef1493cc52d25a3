import type { FriendStatus } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Row } from './friends.policy.ts';
import { notBlocked } from './visibility.data.ts';

/** Two children; `userId` is the one who acts. */
export type ChildPair = { readonly userId: string; readonly otherId: string };

/** The rows of both children. */
export async function findRows(
  db: Db,
  { userId, otherId }: ChildPair,
): Promise<{ mine: Row | undefined; theirs: Row | undefined }> {
  const rows = await db
    .selectFrom('friendships')
    .select(['user_id as userId', 'status', 'requestor_id as requestorId'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('user_id', '=', userId), eb('friend_id', '=', otherId)]),
        and([eb('user_id', '=', otherId), eb('friend_id', '=', userId)]),
      ]),
    )
    .execute();
  const rowOf = (id: string): Row | undefined => rows.find(row => row.userId === id);
  return { mine: rowOf(userId), theirs: rowOf(otherId) };
}

/** Saves a row. `at`: when the status began. */
export async function saveRow(
  db: Db,
  { userId, otherId }: ChildPair,
  row: Row,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO friendships (user_id, friend_id, status, requestor_id, at)
    VALUES (${userId}, ${otherId}, ${row.status}, ${row.requestorId}, ${at})
    ON CONFLICT (user_id, friend_id) DO UPDATE
    SET status = excluded.status, requestor_id = excluded.requestor_id, at = excluded.at
    WHERE (friendships.status, friendships.requestor_id)
      IS DISTINCT FROM (excluded.status, excluded.requestor_id)
  `.execute(db);
}

export async function deleteRow(db: Db, { userId, otherId }: ChildPair): Promise<void> {
  await db
    .deleteFrom('friendships')
    .where('user_id', '=', userId)
    .where('friend_id', '=', otherId)
    .execute();
}

/** Records that a child declined a request of the other. */
export async function insertDeclined(
  db: Db,
  { userId, otherId }: ChildPair,
  at: Date,
): Promise<void> {
  await db
    .insertInto('declined_requests')
    .values({ user_id: userId, requestor_id: otherId, at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export async function deleteDeclined(db: Db, { userId, otherId }: ChildPair): Promise<void> {
  await db
    .deleteFrom('declined_requests')
    .where('user_id', '=', userId)
    .where('requestor_id', '=', otherId)
    .execute();
}

export async function hasDeclined(db: Db, { userId, otherId }: ChildPair): Promise<boolean> {
  const found = await db
    .selectFrom('declined_requests')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('requestor_id', '=', otherId)
    .executeTakeFirst();
  return found !== undefined;
}

/** An entry of a friend list: the other child and the caller's row. */
export type FriendRow = {
  readonly userId: string;
  readonly username: string;
  readonly country: string;
  readonly avatarHash: string;
  readonly status: FriendStatus;
  readonly requestorId: string;
  /** Only for friends. */
  readonly lastSeenAt: Date | null;
};

const friendColumns = sql`
  other.user_id AS "userId", other.username AS "username", other.country AS "country",
  pictures.avatar_hash AS "avatarHash", mine.status AS "status",
  mine.requestor_id AS "requestorId", presence.last_seen_at AS "lastSeenAt"
`;

/** SQL: rows of a child with children it may see now: permission and blocks (SAFE-08, SAFE-09). */
const friendsOf = (userId: string) => sql`
  FROM friendships AS mine
  JOIN users AS me ON me.user_id = mine.user_id
  JOIN users AS other ON other.user_id = mine.friend_id
  JOIN profiles AS pictures ON pictures.user_id = other.user_id
  LEFT JOIN presence ON presence.user_id = other.user_id AND mine.status = 'accepted'
  WHERE mine.user_id = ${userId} AND me.contact_allowed AND other.contact_allowed
    AND ${notBlocked(sql`me.user_id`, sql`other.user_id`)}
`;

/** Friends and requests of a child, by name. */
export async function listFriends(db: Db, userId: string): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    SELECT ${friendColumns} ${friendsOf(userId)} ORDER BY other.name_key, other.user_id
  `.execute(db);
  return rows;
}

/** The friendship or request of a child with another, if it may see the other now. */
export async function findFriend(
  db: Db,
  { userId, otherId }: ChildPair,
): Promise<FriendRow | undefined> {
  const { rows } = await sql<FriendRow>`
    SELECT ${friendColumns} ${friendsOf(userId)} AND mine.friend_id = ${otherId}
  `.execute(db);
  return rows[0];
}

/** Friends that both children have, by name. */
export async function listMutualFriends(
  db: Db,
  { userId, otherId }: ChildPair,
): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    SELECT ${friendColumns} ${friendsOf(userId)} AND mine.status = 'accepted' AND EXISTS (
      SELECT FROM friendships AS theirs WHERE theirs.user_id = ${otherId}
        AND theirs.friend_id = mine.friend_id AND theirs.status = 'accepted'
    ) ORDER BY other.name_key, other.user_id
  `.execute(db);
  return rows;
}

/** The number of visible friends of a child, and of their countries. */
export async function readFriendCounts(
  db: Db,
  userId: string,
): Promise<{ friends: number; countries: number }> {
  const { rows } = await sql<{ friends: number; countries: number }>`
    SELECT count(*) AS friends, count(DISTINCT other.country) AS countries
    FROM friendships AS mine
    JOIN users AS me ON me.user_id = mine.user_id
    JOIN users AS other ON other.user_id = mine.friend_id
    WHERE mine.user_id = ${userId} AND mine.status = 'accepted'
      AND me.contact_allowed AND other.contact_allowed
  `.execute(db);
  return rows[0] ?? { friends: 0, countries: 0 };
}

/** When two children became friends; undefined if they are not. */
export async function findFriendSince(
  db: Db,
  { userId, otherId }: ChildPair,
): Promise<Date | undefined> {
  const friendship = await db
    .selectFrom('friendships')
    .select('at')
    .where('user_id', '=', userId)
    .where('friend_id', '=', otherId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  return friendship?.at;
}
