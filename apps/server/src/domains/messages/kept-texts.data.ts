import { review } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/**
 * Locks the texts of a child and to it that wait or are kept. Decisions about both children at the same time wait for
 * each other here, so that the later one sees the permissions of both.
 */
const lockTexts = (db: Db, userId: string) =>
  sql`
    SELECT FROM submissions
    WHERE state IN ('waiting', 'kept') AND ${userId} IN (author_id, target_id)
    ORDER BY submission_id FOR UPDATE
  `.execute(db);

/**
 * Takes the waiting texts of a child and to it out of the queue, also claimed ones. Severe and reported texts stay:
 * adults must read them. Needs the lock of the child.
 */
export async function keepTexts(db: Db, userId: string, at: Date): Promise<void> {
  await lockTexts(db, userId);
  await sql`
    UPDATE submissions SET state = 'kept', state_at = ${at},
      lease_kind = NULL, reviewer_id = NULL, fence = NULL, lease_at = NULL, lease_until = NULL
    WHERE state = 'waiting' AND ${userId} IN (author_id, target_id)
      AND review_kind = 'review' AND severity < ${review.severeFrom} AND delivered_at IS NULL
  `.execute(db);
}

/**
 * Puts the kept texts of a child and to it back into the queue, or back to the lead, with the waiting times of new
 * ones, where both children may have contact. Needs the lock of the child.
 */
export async function releaseTexts(db: Db, userId: string, at: Date): Promise<void> {
  await lockTexts(db, userId);
  await sql`
    UPDATE submissions AS s SET state_at = ${at},
      state = CASE review_kind WHEN 'lead' THEN 'escalated' ELSE 'waiting' END,
      due_at = ${at}::timestamptz + (due_at - submitted_at),
      rescue_at = ${at}::timestamptz + (rescue_at - submitted_at)
    WHERE s.state = 'kept' AND ${userId} IN (s.author_id, s.target_id) AND NOT EXISTS (
      SELECT FROM users WHERE users.user_id IN (s.author_id, s.target_id) AND NOT contact_allowed
    )
  `.execute(db);
}

/** Keeps a decided text. The role that decided must read it again: the lead, or any reviewer. */
export async function keepDecided(db: Db, submissionId: string, at: Date): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ state: 'kept', state_at: at })
    .where('submission_id', '=', submissionId)
    .execute();
}
