import type { ReportReason, SignalGroup, SubmissionKind } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { severeReasons } from '../reports/index.ts';
import { REPORTED_TARGET_MS } from './review.policy.ts';
import { knowsChildren } from './seats.data.ts';

/** A waiting text. */
export type QueueRow = {
  readonly submissionId: string;
  readonly group: SignalGroup;
  readonly severity: number;
  readonly kind: SubmissionKind;
  readonly authorId: string;
  readonly targetId: string;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly state: 'waiting' | 'held' | 'escalated';
  readonly due: 'late' | 'nearly' | 'held' | 'fine';
  /** Why children reported it, the most severe reason first. */
  readonly reported: ReportReason | null;
  readonly with: string | null;
};

/** SQL: when it began to wait; for a reported text, the time of the report. */
export const since = sql`CASE s.review_kind
  WHEN 'report' THEN s.due_at - ${sql.lit(REPORTED_TARGET_MS)} * interval '1 millisecond'
  ELSE s.submitted_at END`;

/** SQL: the texts of the queue. */
export const isQueued = sql`s.state IN ('waiting', 'held', 'escalated')`;

/** SQL: the shape of its due time. */
export const due = (
  now: Date,
) => sql`CASE WHEN s.state = 'held' THEN 'held' WHEN s.due_at <= ${now} THEN 'late'
  WHEN s.rescue_at <= ${now} THEN 'nearly' ELSE 'fine' END`;

const columns = (now: Date) => sql`
  s.submission_id AS "submissionId", s.main_group AS "group", s.severity, s.kind,
  s.author_id AS "authorId", s.target_id AS "targetId", ${since} AS "submittedAt",
  s.due_at AS "dueAt", s.state, ${due(now)} AS due,
  (SELECT reason FROM reports WHERE reports.submission_id = s.submission_id
    ORDER BY reason = ANY(${severeReasons}::text[]) DESC, at DESC LIMIT 1) AS reported,
  CASE WHEN s.review_kind = 'severe' AND holder.name IS NOT NULL THEN 'An adult'
    ELSE holder.name END AS "with"`;

const withHolder = (now: Date) => sql`
  LEFT JOIN staff AS holder ON holder.staff_id = s.reviewer_id AND s.lease_until > ${now}`;

/** The first texts of the queue: those set aside, then in claim order severe, late, and all others (SAFE-04). */
export async function listQueue(db: Db, now: Date, limit: number): Promise<QueueRow[]> {
  const stage = (place: number, which: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
    SELECT ${sql.lit(place)} AS stage, row_number() OVER (ORDER BY ${order}) AS place, s.*
    FROM submissions AS s WHERE ${which} ORDER BY ${order} LIMIT ${limit}
  )`;
  const waits = sql`s.state = 'waiting'`;
  const aside = sql`s.state IN ('held', 'escalated')`;
  const { rows } = await sql<QueueRow>`
    SELECT ${columns(now)} FROM (
      ${stage(0, aside, sql`s.due_at, s.submission_id`)}
      UNION ALL ${stage(1, sql`${waits} AND s.severity = 3`, sql`s.due_at, s.submission_id`)}
      UNION ALL ${stage(
        2,
        sql`${waits} AND s.severity < 3 AND s.rescue_at <= ${now}`,
        sql`s.rescue_at, s.submission_id`,
      )}
      UNION ALL ${stage(
        3,
        sql`${waits} AND s.severity < 3 AND s.rescue_at > ${now}`,
        sql`s.severity DESC, s.due_at, s.submission_id`,
      )}
    ) AS s ${withHolder(now)}
    ORDER BY s.stage, s.place LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** A held text. */
export type HeldRow = QueueRow & {
  readonly heldBy: string;
  readonly heldAt: Date;
  readonly note: string;
};

/** Held texts of children whom the adult does not know, the longest held first, each with its newest note. */
export async function listHeld(db: Db, staffId: string, now: Date): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    SELECT ${columns(now)}, coalesce(note.name, '') AS "heldBy", s.state_at AS "heldAt",
      coalesce(note.text, '') AS note
    FROM submissions AS s ${withHolder(now)}
    LEFT JOIN LATERAL (
      SELECT staff.name, n.text FROM review_notes AS n JOIN staff ON staff.staff_id = n.staff_id
      WHERE n.submission_id = s.submission_id ORDER BY n.note_id DESC LIMIT 1
    ) AS note ON true
    WHERE s.state = 'held' AND NOT ${knowsChildren(sql`${staffId}`)}
    ORDER BY s.state_at, s.submission_id
  `.execute(db);
  return rows;
}

type Waiting = { readonly submissionId: string; readonly since: Date };

/** Texts of the highest severity that no adult has read yet, and since when each waits. */
export async function listUnreadSevere(db: Db, at: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT s.submission_id AS "submissionId",
      CASE s.state WHEN 'escalated' THEN s.state_at ELSE ${since} END AS since
    FROM submissions AS s
    WHERE s.state IN ('waiting', 'escalated') AND s.severity = 3
      AND s.seat IS DISTINCT FROM 'second' AND s.seat IS DISTINCT FROM 'third'
      AND (s.lease_until IS NULL OR s.lease_until <= ${at})
    ORDER BY since, s.submission_id
  `.execute(db);
  return rows;
}

/** Severe texts that wait for a second or third adult, and since when. */
export async function listWithoutSecond(db: Db, at: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT s.submission_id AS "submissionId", s.state_at AS since FROM submissions AS s
    WHERE s.state IN ('waiting', 'escalated') AND s.review_kind = 'severe' AND s.seat <> 'first'
      AND (s.lease_until IS NULL OR s.lease_until <= ${at})
    ORDER BY since, s.submission_id
  `.execute(db);
  return rows;
}
