import {
  type MeasureKind,
  type MeasureReason,
  type ObjectionReason,
  measures as rules,
} from '@digipals/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isTied } from '../ties/index.ts';
import type { MeasureFacts } from './measures.policy.ts';

const DAY_MS = 86_400_000;

/** A measure with the names of its adults, the text that it is about, and the objection to it. */
export type MeasureRow = MeasureFacts & {
  readonly measureId: string;
  readonly userId: string;
  readonly caseId: number;
  readonly reason: MeasureReason;
  readonly note: string;
  readonly text: string | null;
  readonly by: string;
  readonly confirmedBy: string | null;
  readonly endedBy: string | null;
  readonly because: ObjectionReason | null;
  readonly words: string | null;
  readonly objectedAt: Date | null;
  readonly answeredBy: string | null;
  readonly answer: string | null;
};

const selectMeasures = sql`
  SELECT m.measure_id AS "measureId", m.user_id AS "userId", m.case_id AS "caseId", m.kind, m.days,
    m.reason, m.note, s.body AS text, m.by_id AS "byId", first.name AS by, m.at,
    m.confirmed_by AS "confirmedById", second.name AS "confirmedBy", m.ends_at AS until,
    m.ended_at AS "endedAt", ender.name AS "endedBy", m.seen_at AS "seenAt", o.because,
    o.body AS words, o.at AS "objectedAt", o.answer_by AS "answerBy", o.answered_at AS "answeredAt",
    answerer.name AS "answeredBy", o.is_fair AS "isFair", o.answer_words AS answer
  FROM measures AS m
  JOIN staff AS first ON first.staff_id = m.by_id
  LEFT JOIN staff AS second ON second.staff_id = m.confirmed_by
  LEFT JOIN staff AS ender ON ender.staff_id = m.ended_by
  LEFT JOIN submissions AS s ON s.submission_id = m.submission_id AND s.author_id = m.user_id
  LEFT JOIN objections AS o ON o.measure_id = m.measure_id AND o.user_id = m.user_id
  LEFT JOIN staff AS answerer ON answerer.staff_id = o.answered_by`;

/** The measures of a child, newest first. */
export async function listMeasuresOf(db: Db, userId: string): Promise<MeasureRow[]> {
  const { rows } = await sql<MeasureRow>`
    ${selectMeasures} WHERE m.user_id = ${userId} ORDER BY m.at DESC, m.measure_id
  `.execute(db);
  return rows;
}

/** SQL: nobody has answered the objection to the measure `m` in time. */
const isUnanswered = (now: Date): RawBuilder<SqlBool> => sql`EXISTS (
  SELECT FROM objections AS late
  WHERE late.user_id = m.user_id AND late.measure_id = m.measure_id
    AND late.answered_at IS NULL AND late.answer_by <= ${now}
)`;

/** SQL: the measure `m` stops something now. */
const actsNow = (now: Date): RawBuilder<SqlBool> => sql`
  m.begins_at <= ${now} AND m.ends_at > ${now} AND m.ended_at IS NULL AND NOT ${isUnanswered(now)}`;

/** SQL: the measure `m` waits for a second adult, unless it was taken back. */
const isWaiting = (now: Date): RawBuilder<SqlBool> =>
  sql`m.begins_at IS NULL AND m.at > ${new Date(now.getTime() - rules.waitsMs)}`;

const MOST_MEASURES = 200;

/** Measures of children whom the adult does not know that may act or wait for a second adult, newest first. */
export async function listOpenMeasures(db: Db, staffId: string, now: Date): Promise<MeasureRow[]> {
  const { rows } = await sql<MeasureRow>`
    ${selectMeasures}
    WHERE m.ended_at IS NULL AND (m.ends_at > ${now} OR ${isWaiting(now)})
      AND NOT ${isTied(sql`${staffId}`, [sql`m.user_id`])}
    ORDER BY (o.answer_by IS NULL OR o.answered_at IS NOT NULL), o.answer_by, m.at DESC, m.measure_id
    LIMIT ${MOST_MEASURES}
  `.execute(db);
  return rows;
}

/** A measure of a child whom the adult does not know. */
export async function findMeasure(
  db: Db,
  measureId: string,
  staffId: string,
): Promise<MeasureRow | undefined> {
  const { rows } = await sql<MeasureRow>`
    ${selectMeasures} WHERE m.measure_id = ${measureId}
      AND NOT ${isTied(sql`${staffId}`, [sql`m.user_id`])}
  `.execute(db);
  return rows[0];
}

/** Whether a measure of a kind stops something of the child now. */
export async function hasActing(
  db: Db,
  { userId, kind, now }: { userId: string; kind: MeasureKind; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM measures AS m
    WHERE m.user_id = ${userId} AND m.kind = ${kind} AND ${actsNow(now)} LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** SQL: a senior or a lead reads what the author writes now. */
export const isReadBySenior = (
  authorId: RawBuilder<unknown>,
  now: Date,
): RawBuilder<SqlBool> => sql`
  EXISTS (
    SELECT FROM measures AS m
    WHERE m.user_id = ${authorId} AND m.kind = 'readFirst' AND ${actsNow(now)}
  )`;

/** SQL: the number of objections and long pauses that wait for an adult who has not set them. */
export const countForOther = (staffId: string, now: Date): RawBuilder<number> => sql<number>`(
  SELECT count(*) FROM measures AS m LEFT JOIN objections AS o ON o.measure_id = m.measure_id
  WHERE m.by_id <> ${staffId} AND m.confirmed_by IS DISTINCT FROM ${staffId}
    AND (o.answer_by > ${now} AND o.answered_at IS NULL AND ${actsNow(now)}
      OR ${isWaiting(now)} AND m.ended_at IS NULL)
    AND NOT ${isTied(sql`${staffId}`, [sql`m.user_id`])}
)`;

/** A measure to store. */
export type NewMeasure = {
  readonly measureId: string;
  readonly userId: string;
  readonly caseId: number;
  readonly kind: MeasureKind;
  readonly days: number;
  readonly reason: MeasureReason;
  readonly note: string;
  readonly submissionId: string | null;
  readonly staffId: string;
  readonly at: Date;
};

const timesOf = (days: number, at: Date) => ({
  begins_at: at,
  ends_at: new Date(at.getTime() + days * DAY_MS),
});

/** Stores a measure, which acts at once unless it waits for a second adult. */
export async function insertMeasure(
  db: Db,
  measure: NewMeasure,
  { waits }: { readonly waits: boolean },
): Promise<void> {
  const { days, at } = measure;
  await db
    .insertInto('measures')
    .values({
      measure_id: measure.measureId,
      user_id: measure.userId,
      case_id: measure.caseId,
      kind: measure.kind,
      days,
      reason: measure.reason,
      note: measure.note,
      submission_id: measure.submissionId,
      by_id: measure.staffId,
      at,
      ...(!waits && timesOf(days, at)),
    })
    .execute();
}

/** Starts a long pause. */
export async function beginMeasure(
  db: Db,
  { measureId, days }: Pick<MeasureRow, 'measureId' | 'days'>,
  staffId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('measures')
    .set({ confirmed_by: staffId, ...timesOf(days, at) })
    .where('measure_id', '=', measureId)
    .execute();
}

export async function endMeasure(
  db: Db,
  measureId: string,
  staffId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('measures')
    .set({ ended_at: at, ended_by: staffId })
    .where('measure_id', '=', measureId)
    .execute();
}

export async function markSeen(db: Db, measureId: string, at: Date): Promise<void> {
  await db
    .updateTable('measures')
    .set({ seen_at: at })
    .where('measure_id', '=', measureId)
    .execute();
}

/** Whether a child wrote a text. */
export async function isAuthor(db: Db, submissionId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('submissions')
    .select('submission_id')
    .where('submission_id', '=', submissionId)
    .where('author_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
