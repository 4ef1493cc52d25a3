import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { notBlocked } from '../friends/index.ts';
import { isReportedBy } from './gone-texts.data.ts';

/** Finds or creates the conversation of two children. Needs the locks of both. */
export async function openConversation(
  db: Db,
  {
    conversationId,
    userId,
    otherId,
    at,
  }: { conversationId: string; userId: string; otherId: string; at: Date },
): Promise<string> {
  const { rows } = await sql<{ conversationId: string }>`
    INSERT INTO conversations AS known (conversation_id, one_id, other_id, created_at)
    VALUES (${conversationId}, least(${userId}, ${otherId}), greatest(${userId}, ${otherId}), ${at})
    ON CONFLICT (one_id, other_id) DO UPDATE SET one_id = known.one_id
    RETURNING conversation_id AS "conversationId"
  `.execute(db);
  return rows[0]?.conversationId ?? conversationId;
}

/** Marks a conversation as changed for a child and moves it to the top of its inbox. */
export async function touchSide(
  db: Db,
  {
    userId,
    otherId,
    conversationId,
    at,
  }: { userId: string; otherId: string; conversationId: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO conversation_sides AS side (user_id, other_id, conversation_id, at)
    VALUES (${userId}, ${otherId}, ${conversationId}, ${at})
    ON CONFLICT (user_id, other_id) DO UPDATE
    SET version = side.version + 1, at = greatest(side.at, excluded.at)
  `.execute(db);
}

/** Marks a conversation as changed for a child without moving it in its inbox. */
export async function invalidateSide(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<void> {
  await sql`
    UPDATE conversation_sides SET version = version + 1
    WHERE user_id = ${userId} AND conversation_id = ${conversationId}
  `.execute(db);
}

/** SQL: conversation sides of a child, with friends it may see now. */
const sidesOf = (userId: string): RawBuilder<unknown> => sql`
  FROM conversation_sides AS side
  JOIN users AS me ON me.user_id = side.user_id
  JOIN users AS other ON other.user_id = side.other_id
  JOIN friendships AS tie ON tie.user_id = side.user_id AND tie.friend_id = side.other_id
  JOIN profiles AS pictures ON pictures.user_id = other.user_id
  LEFT JOIN presence ON presence.user_id = other.user_id
  WHERE side.user_id = ${userId} AND tie.status = 'accepted'
    AND me.contact_allowed AND other.contact_allowed
    AND ${notBlocked(sql`me.user_id`, sql`other.user_id`)}
`;

/** SQL: the version of a conversation for one child: its messages and the state of the friend. */
const stateOfSide = (hereSince: Date): RawBuilder<unknown> => sql`concat_ws(' ',
  side.conversation_id, side.version, other.username, other.country, pictures.avatar_hash,
  coalesce(presence.last_seen_at > ${hereSince}, false)
)`;

/** The version of an inbox, or of one conversation; null if there is none. */
export async function findState(
  db: Db,
  userId: string,
  { conversationId, hereSince }: { conversationId?: string; hereSince: Date },
): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`
    SELECT md5(string_agg(${stateOfSide(hereSince)}, ',' ORDER BY side.conversation_id)) AS state
    ${sidesOf(userId)}
      AND (${conversationId ?? null}::text IS NULL OR side.conversation_id = ${conversationId ?? null})
  `.execute(db);
  return rows[0]?.state ?? null;
}

/** A conversation of a child, with the friend. */
export type SideRow = {
  readonly conversationId: string;
  readonly userId: string;
  readonly username: string;
  readonly country: string;
  readonly avatarHash: string;
  readonly lastSeenAt: Date | null;
  readonly unread: number;
  readonly at: Date;
};

/** Conversations of a child, newest first, or one of them. */
export async function listSides(
  db: Db,
  userId: string,
  conversationId?: string,
): Promise<SideRow[]> {
  const { rows } = await sql<SideRow>`
    SELECT side.conversation_id AS "conversationId", other.user_id AS "userId", other.username,
      other.country, pictures.avatar_hash AS "avatarHash", presence.last_seen_at AS "lastSeenAt",
      side.at, (
        SELECT count(*) FROM messages AS m
        WHERE m.conversation_id = side.conversation_id AND m.place > side.read_place
          AND m.receiver_id = side.user_id AND m.taken_back_at IS NULL
          AND NOT ${isReportedBy(sql`m.submission_id`, sql`side.user_id`)}
      ) AS "unread"
    ${sidesOf(userId)}
      AND (${conversationId ?? null}::text IS NULL OR side.conversation_id = ${conversationId ?? null})
    ORDER BY side.at DESC, side.conversation_id
  `.execute(db);
  return rows;
}

/**
 * Marks a message and all before it as read. The read position never moves back.
 * @returns whether the conversation has such a message
 */
export async function markRead(
  db: Db,
  userId: string,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<boolean> {
  const { rows } = await sql`
    WITH marked AS (
      SELECT place FROM messages
      WHERE conversation_id = ${conversationId} AND message_id = ${messageId}
    ), moved AS (
      UPDATE conversation_sides SET read_place = place, version = version + 1
      FROM marked WHERE user_id = ${userId} AND conversation_id = ${conversationId}
        AND read_place < place
    )
    SELECT 1 FROM marked
  `.execute(db);
  return rows.length > 0;
}
