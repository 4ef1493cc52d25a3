import { familyLimits, type ReportReason } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isReadable } from '../messages/index.ts';

/** Another child with whom a child is or was friends. */
export type FriendRow = {
  readonly childId: string;
  readonly name: string;
  readonly country: string;
  readonly avatarHash: string;
  readonly since: Date | null;
  readonly messages: number;
};

/** SQL: the conversation of two children. */
const between = (userId: string, otherId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  talk.one_id = least(${userId}, ${otherId}) AND talk.other_id = greatest(${userId}, ${otherId})`;

/**
 * Friends of a child, and children with whom it has a conversation: whoever got or wrote the newest message first, then
 * the others by name. Also while contact is off, when the child itself does not see them.
 */
export async function listFriendsOf(
  db: Db,
  userId: string,
  friendId: string | null = null,
): Promise<FriendRow[]> {
  const other = sql`other.user_id`;
  const { rows } = await sql<FriendRow>`
    SELECT other.user_id AS "childId", other.username AS name, other.country,
      pictures.avatar_hash AS "avatarHash", tie.at AS since,
      readable.messages
    FROM users AS other
    JOIN profiles AS pictures USING (user_id)
    LEFT JOIN friendships AS tie
      ON tie.user_id = ${userId} AND tie.friend_id = other.user_id AND tie.status = 'accepted'
    LEFT JOIN conversations AS talk ON ${between(userId, other)}
    CROSS JOIN LATERAL (
      SELECT count(*) AS messages, max(m.delivered_at) AS newest FROM messages AS m
      WHERE m.conversation_id = talk.conversation_id AND ${isReadable(userId)}
    ) AS readable
    WHERE other.user_id IN (
        SELECT friend_id FROM friendships WHERE user_id = ${userId}
        UNION SELECT other_id FROM conversation_sides WHERE user_id = ${userId}
      )
      AND (tie.user_id IS NOT NULL OR talk.last_place > 0)
      AND (${friendId}::text IS NULL OR other.user_id = ${friendId})
    ORDER BY readable.newest DESC NULLS LAST, tie.at IS NULL, other.name_key, other.user_id
  `.execute(db);
  return rows;
}

/** A delivered message. */
export type DeliveredRow = {
  readonly messageId: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly at: Date;
};

/** The newest delivered messages of two children, oldest first. */
export async function listDelivered(
  db: Db,
  userId: string,
  friendId: string,
): Promise<DeliveredRow[]> {
  const { rows } = await sql<DeliveredRow>`
    SELECT m.message_id AS "messageId", m.sender_id = ${userId} AS "isOwn", m.body AS text,
      m.delivered_at AS at
    FROM messages AS m JOIN conversations AS talk USING (conversation_id)
    WHERE ${between(userId, sql`${friendId}::text`)} AND ${isReadable(userId)}
    ORDER BY m.place DESC LIMIT ${familyLimits.rows}
  `.execute(db);
  return rows.reverse();
}

/** Reports about a child or its texts, the newest first. */
export async function listReportsAbout(
  db: Db,
  userId: string,
): Promise<{ reason: ReportReason; at: Date; isAnswered: boolean }[]> {
  const { rows } = await sql<{ reason: ReportReason; at: Date; isAnswered: boolean }>`
    SELECT reports.reason, reports.at, reports.told_at IS NOT NULL AS "isAnswered"
    FROM reports LEFT JOIN submissions USING (submission_id)
    WHERE reports.about_id = ${userId} OR submissions.author_id = ${userId}
    ORDER BY reports.at DESC LIMIT ${familyLimits.rows}
  `.execute(db);
  return rows;
}
