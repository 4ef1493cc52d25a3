import type { FramePart } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isHiddenByReport, isReadable, isReportedBy } from './gone-texts.data.ts';
import type { Submission } from './submissions.data.ts';

/** A delivered text; `original` if a reviewer has edited what the child wrote. */
export type Delivery = {
  readonly submission: Submission;
  readonly text: string;
  readonly original: string | null;
  readonly at: Date;
};

/**
 * Adds a message as the newest of its conversation.
 * @returns whether it is an answer: the previous message is by the other child. Removed messages
 *   count too, so that nothing is answered and paid twice.
 */
export async function insertMessage(
  db: Db,
  { submission, text, original, at }: Delivery,
): Promise<boolean> {
  const { submissionId, authorId, targetId, conversationId } = submission;
  const { rows } = await sql<{ answers: boolean }>`
    WITH moved AS (
      UPDATE conversations SET last_place = last_place + 1
      WHERE conversation_id = ${conversationId} RETURNING last_place
    )
    INSERT INTO messages (conversation_id, place, message_id, submission_id, sender_id, receiver_id,
      body, original, answers, delivered_at)
    SELECT ${conversationId}, last_place, ${submissionId}, ${submissionId}, ${authorId},
      ${targetId}, ${text}, ${original}, coalesce((
        SELECT sender_id <> ${authorId} FROM messages
        WHERE conversation_id = ${conversationId} ORDER BY place DESC LIMIT 1
      ), false), ${at}
    FROM moved
    RETURNING answers
  `.execute(db);
  return rows[0]?.answers === true;
}

/** A delivered message. */
export type MessageRow = {
  readonly conversationId: string;
  readonly messageId: string;
  readonly senderId: string;
  readonly text: string;
  readonly original: string | null;
  readonly at: Date;
  readonly frameLesson: string | null;
  readonly framePart: FramePart | null;
};

/** Greater than every place. */
const NO_PLACE = 2_147_483_647;

const messageColumns = sql`m.conversation_id AS "conversationId", m.message_id AS "messageId",
  m.sender_id AS "senderId", m.body AS "text", m.original, m.delivered_at AS "at",
  s.frame_lesson AS "frameLesson", s.frame_part AS "framePart"`;

/** SQL: the text as it was sent, of the message `m`. */
const joinSubmission = sql`
  LEFT JOIN submissions AS s ON s.submission_id = m.submission_id AND s.author_id = m.sender_id`;

/** The place of a message; undefined if it is not in the conversation. */
export const findPlace = async (
  db: Db,
  conversationId: string,
  messageId: string,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('messages')
      .select('place')
      .where('conversation_id', '=', conversationId)
      .where('message_id', '=', messageId)
      .executeTakeFirst()
  )?.place;

/** SQL: a child reported the message `m`. */
const isFolded = (userId: string) => isReportedBy(sql`m.submission_id`, sql`${userId}`);

/** SQL: a child sees the message `m` with its text. */
const isShown = (userId: string) => sql`${isReadable(userId)} AND NOT ${isFolded(userId)}`;

/** The newest messages of a conversation that a child sees, newest first; only those before a place, if given. */
export async function listMessages(
  db: Db,
  conversationId: string,
  { userId, before, limit }: { userId: string; before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns} FROM messages AS m ${joinSubmission}
    WHERE m.conversation_id = ${conversationId} AND ${isShown(userId)}
      AND m.place < ${before ?? NO_PLACE}
    ORDER BY m.place DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** The newest message of each of these conversations that a child sees. */
export async function listNewest(
  db: Db,
  userId: string,
  conversationIds: readonly string[],
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    SELECT ${messageColumns}
    FROM unnest(${conversationIds}::text[]) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT * FROM messages AS m WHERE m.conversation_id = asked.id AND ${isShown(userId)}
      ORDER BY m.place DESC LIMIT 1
    ) AS m ${joinSubmission}
  `.execute(db);
  return rows;
}

/** The place of a message that a child does not see. */
export type CoveredRow = {
  readonly messageId: string;
  readonly senderId: string;
  readonly at: Date;
  /** The child reported it. */
  readonly isFolded: boolean;
  /** Of a folded message that adults left delivered. */
  readonly text: string | null;
};

/**
 * Messages that adults took back and those that a child reported, from a place on and before another, if given; oldest
 * first.
 */
export async function listCovered(
  db: Db,
  conversationId: string,
  {
    userId,
    from,
    before,
  }: { userId: string; from: string | undefined; before: number | undefined },
): Promise<CoveredRow[]> {
  const isTakenBack = sql`(m.taken_back_at IS NOT NULL
    AND NOT ${isHiddenByReport(sql`m.submission_id`)})`;
  const { rows } = await sql<CoveredRow>`
    SELECT m.message_id AS "messageId", m.sender_id AS "senderId", m.delivered_at AS at,
      NOT ${isTakenBack} AS "isFolded", CASE WHEN m.taken_back_at IS NULL AND EXISTS (
        SELECT FROM submissions AS s
        WHERE s.submission_id = m.submission_id AND s.author_id = m.sender_id
          AND s.state = 'delivered'
      ) THEN m.body END AS text
    FROM messages AS m
    WHERE m.conversation_id = ${conversationId} AND (${isTakenBack} OR ${isFolded(userId)})
      AND m.place < ${before ?? NO_PLACE} AND m.place >= coalesce((
        SELECT place FROM messages WHERE message_id = ${from ?? null}
          AND conversation_id = ${conversationId}
      ), 0)
    ORDER BY m.place
  `.execute(db);
  return rows;
}

/** Removes a message for both children. */
export async function retractMessage(db: Db, submissionId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('messages')
    .set({ taken_back_at: at })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Messages of a conversation that a child has not read; 0 without a conversation. */
export async function countUnread(
  db: Db,
  userId: string,
  conversationId: string | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM messages AS m JOIN conversation_sides AS side USING (conversation_id)
    WHERE side.user_id = ${userId} AND m.conversation_id = ${conversationId}
      AND m.place > side.read_place AND m.receiver_id = ${userId} AND ${isShown(userId)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
