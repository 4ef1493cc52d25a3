import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isReadBySenior } from '../measures/index.ts';
import { isAtWork } from '../staff/index.ts';
import { noLease } from './leases.data.ts';
import { hasJudged } from './seats.data.ts';

/** Records that an adult skipped a submission. */
export async function insertSkip(db: Db, submissionId: string, staffId: string, at: Date) {
  await db
    .insertInto('review_skips')
    .values({ submission_id: submissionId, staff_id: staffId, at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Deletes the skips of a submission whose review is over. */
export async function deleteSkips(db: Db, submissionId: string): Promise<void> {
  await db.deleteFrom('review_skips').where('submission_id', '=', submissionId).execute();
}

/** Holds a locked submission. */
export async function holdText(
  db: Db,
  submissionId: string,
  note: { staffId: string; text: string; at: Date },
): Promise<void> {
  const { staffId, text, at } = note;
  await db
    .updateTable('submissions')
    .set({ state: 'held', state_at: at, ...noLease })
    .where('submission_id', '=', submissionId)
    .execute();
  await db
    .insertInto('review_notes')
    .values({ submission_id: submissionId, staff_id: staffId, text, at })
    .execute();
}

/** Puts submissions that were held before a moment back into the queue. */
export async function endOldHolds(db: Db, since: Date, now: Date): Promise<void> {
  await sql`
    UPDATE submissions SET state_at = ${now},
      state = CASE review_kind WHEN 'lead' THEN 'escalated' ELSE 'waiting' END
    WHERE submission_id IN (
      SELECT submission_id FROM submissions
      WHERE state = 'held' AND state_at <= ${since}
      ORDER BY submission_id FOR UPDATE SKIP LOCKED
    )
  `.execute(db);
}

/** SQL: the readers at work. */
const atWork = (now: Date): RawBuilder<unknown> => sql`
  SELECT staff.staff_id, staff.role FROM staff
  WHERE staff.is_active AND staff.role IN ('reviewer', 'senior', 'lead')
    AND ${isAtWork(sql`staff.staff_id`, now.getTime())}`;

/** SQL: unleased submissions that were skipped or reported. */
const stuck = (now: Date) => sql`
  SELECT k.submission_id FROM review_skips AS k
  UNION SELECT submission_id FROM submissions
  WHERE state = 'waiting' AND review_kind = 'report' AND rescue_at <= ${now}`;

/**
 * Escalates each submission that no adult at work can claim: all have skipped it, or it is reported
 * and overdue and all have decided on it before. @returns the ids
 */
export async function passToLead(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ submissionId: string }>`
    UPDATE submissions SET state = 'escalated', review_kind = 'lead', state_at = ${now},
      lease_kind = NULL, reviewer_id = NULL, fence = NULL, lease_at = NULL, lease_until = NULL
    WHERE submission_id IN (
      SELECT s.submission_id FROM submissions AS s
      WHERE s.submission_id IN (${stuck(now)})
        AND s.state = 'waiting' AND s.review_kind <> 'severe' AND (s.lease_until IS NULL OR s.lease_until <= ${now})
        AND EXISTS (${atWork(now)})
        AND NOT EXISTS (
          SELECT FROM (${atWork(now)}) AS adult
          WHERE NOT EXISTS (
            SELECT FROM review_skips AS k
            WHERE k.submission_id = s.submission_id AND k.staff_id = adult.staff_id
          ) AND NOT (s.review_kind = 'report' AND ${hasJudged(sql`adult.staff_id`)})
            AND NOT (adult.role = 'reviewer' AND ${isReadBySenior(sql`s.author_id`, now)})
        )
      ORDER BY s.submission_id FOR UPDATE OF s SKIP LOCKED
    )
    RETURNING submission_id AS "submissionId"
  `.execute(db);
  return rows.map(({ submissionId }) => submissionId);
}

/** Marks a signal as a false positive or not. @returns whether the signal exists */
export async function markSignal(
  db: Db,
  place: { submissionId: string; rev: number; index: number },
  isWrong: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submission_signals')
    .set({ is_wrong: isWrong })
    .where('submission_id', '=', place.submissionId)
    .where('rev', '=', place.rev)
    .where('index', '=', place.index)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records that an adult opened a folded text. @returns how many it has opened since a moment */
export async function insertOpened(
  db: Db,
  opened: { staffId: string; submissionId: string; at: Date },
  since: Date,
): Promise<number> {
  await db
    .insertInto('review_opened')
    .values({ staff_id: opened.staffId, at: opened.at, submission_id: opened.submissionId })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT submission_id) AS count FROM review_opened
    WHERE staff_id = ${opened.staffId} AND at >= ${since}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Makes the report the reason of a text, and sets when it is due and from when it comes before others. */
export async function updateReported(
  db: Db,
  submissionId: string,
  { rescueAt, dueAt }: { rescueAt: Date; dueAt: Date },
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ rescue_at: rescueAt, due_at: dueAt, main_group: 'report' })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Puts a delivered text back into the queue, after a report. @returns whether it was possible */
export async function reopenText(
  db: Db,
  submissionId: string,
  severity: number,
  times: { now: Date; rescueAt: Date; dueAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({
      state: 'waiting',
      review_kind: 'report',
      main_group: 'report',
      state_at: times.now,
      rescue_at: times.rescueAt,
      due_at: times.dueAt,
    })
    .set(({ fn, val, ref }) => ({ severity: fn('greatest', [ref('severity'), val(severity)]) }))
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'delivered')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
