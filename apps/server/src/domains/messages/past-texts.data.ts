import type { EarlierText, ScreeningContext, TextToTarget } from '@digipals/screening';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

const MINUTE_MS = 60_000;
const RECENT_TEXTS_MS = 10 * MINUTE_MS;
const RECENT_RETURNS_MS = 30 * 24 * 60 * MINUTE_MS;

const BETWEEN_TEXTS = 29;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const WEEK_TEXTS = 40;

/** A text about to be sent; `submissionId`: the returned submission that it replaces. */
export type Next = {
  readonly authorId: string;
  readonly targetId: string;
  readonly submissionId: string | undefined;
  readonly now: number;
};

/** The part of the screening context that comes from earlier texts. */
export type Past = Omit<ScreeningContext, 'text' | 'kind' | 'strikes'>;

type Counted = Pick<Past, 'recentTexts' | 'recentReturns' | 'deliveredBetween'>;

/** Reads the screening context of a new text from earlier texts. */
export async function readPast(db: Db, text: Next): Promise<Past> {
  if (text.authorId === text.targetId) {
    return { ...(await readCounted(db, text)), between: [], toTarget: [] };
  }
  const [counted, between, toTarget] = await Promise.all([
    readCounted(db, text),
    readBetween(db, text),
    readToTarget(db, text),
  ]);
  return { ...counted, between, toTarget };
}

/**
 * The last texts between two children, oldest first, also those that were not delivered: what somebody
 * tried to write counts.
 */
async function readBetween(db: Db, text: Next): Promise<EarlierText[]> {
  const { authorId, targetId } = text;
  const { rows } = await sql<EarlierText>`
    SELECT author_id = ${authorId} AS "isOwn", body AS text FROM submissions
    WHERE author_id IN (${authorId}, ${targetId}) AND target_id IN (${authorId}, ${targetId})
      AND author_id <> target_id
      AND submission_id IS DISTINCT FROM ${text.submissionId ?? null}
    ORDER BY submitted_at DESC, submission_id DESC LIMIT ${BETWEEN_TEXTS}
  `.execute(db);
  return rows.reverse();
}

/** What was written to the recipient in the last week, oldest first. Authors have numbers, not ids. */
async function readToTarget(db: Db, text: Next): Promise<TextToTarget[]> {
  const { authorId, targetId, now } = text;
  const { rows } = await sql<TextToTarget>`
    SELECT CASE WHEN author_id = ${authorId} THEN ''
      ELSE (dense_rank() OVER (ORDER BY author_id))::text END AS author, body AS text
    FROM submissions
    WHERE author_id = ANY(ARRAY(SELECT friend_id FROM friendships WHERE user_id = ${targetId}))
      AND target_id = ${targetId} AND submitted_at > ${new Date(now - WEEK_MS)}
      AND submission_id IS DISTINCT FROM ${text.submissionId ?? null}
    ORDER BY submitted_at DESC, submission_id DESC LIMIT ${WEEK_TEXTS}
  `.execute(db);
  return rows.reverse();
}

async function readCounted(db: Db, text: Next): Promise<Counted> {
  const { authorId, targetId, now } = text;
  const { rows } = await sql<Counted>`
    SELECT
      ARRAY(
        SELECT body FROM submissions WHERE author_id = ${authorId}
          AND submitted_at > ${new Date(now - RECENT_TEXTS_MS)}
          AND submission_id IS DISTINCT FROM ${text.submissionId ?? null}
        ORDER BY submitted_at
      ) AS "recentTexts",
      (
        SELECT count(*) FROM submissions AS s JOIN submission_versions AS v USING (submission_id)
        WHERE s.author_id = ${authorId} AND v.return_reason IS NOT NULL
          AND s.submitted_at > ${new Date(now - RECENT_RETURNS_MS)}
          AND v.at > ${new Date(now - RECENT_RETURNS_MS)}
      ) AS "recentReturns",
      CASE WHEN ${authorId} <> ${targetId} THEN (
        SELECT count(*) FROM messages JOIN conversations USING (conversation_id)
        WHERE one_id = least(${authorId}, ${targetId})
          AND other_id = greatest(${authorId}, ${targetId}) AND taken_back_at IS NULL
      ) + (
        SELECT count(*) FROM posts
        WHERE taken_back_at IS NULL AND user_id IN (${authorId}, ${targetId})
          AND (user_id, author_id) IN ((${targetId}, ${authorId}), (${authorId}, ${targetId}))
      ) END AS "deliveredBetween"
  `.execute(db);
  return rows[0] ?? { recentTexts: [], recentReturns: 0, deliveredBetween: null };
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The number of DigiPosts that a child has left for another since its friend request and in the last
 * 24 hours, so that a new request does not allow another one. Withdrawn posts do not count.
 */
export async function countFirstPosts(
  db: Db,
  { authorId, targetId, submissionId, now }: Next,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM submissions
    WHERE author_id = ${authorId} AND target_id = ${targetId} AND kind = 'post'
      AND withdrawn_at IS NULL AND submission_id IS DISTINCT FROM ${submissionId ?? null}
      AND submitted_at >= least(${new Date(now - DAY_MS)}, (
        SELECT at FROM friendships WHERE user_id = ${authorId} AND friend_id = ${targetId}
      ))
  `.execute(db);
  return rows[0]?.count ?? 0;
}
