import type { SignalGroup, SubmissionKind } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isTied } from '../ties/index.ts';
import { isOpinionFor } from './leases.data.ts';
import { REPORTED_TARGET_MS } from './review.policy.ts';
import { knowsChildren, mayTakeSeat } from './seats.data.ts';

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
  readonly isLate: boolean;
  readonly with: string | null;
};

/** SQL: when it began to wait; for a reported text, the time of the report. */
const since = sql`CASE s.review_kind
  WHEN 'report' THEN s.due_at - ${sql.lit(REPORTED_TARGET_MS)} * interval '1 millisecond'
  ELSE s.submitted_at END`;

const columns = (now: Date) => sql`
  s.submission_id AS "submissionId", s.main_group AS "group", s.severity, s.kind,
  s.author_id AS "authorId", s.target_id AS "targetId", ${since} AS "submittedAt",
  s.due_at AS "dueAt", s.rescue_at <= ${now} AS "isLate",
  CASE WHEN s.review_kind = 'severe' AND holder.name IS NOT NULL THEN 'An adult'
    ELSE holder.name END AS "with"`;

const withHolder = (now: Date) => sql`
  LEFT JOIN staff AS holder ON holder.staff_id = s.reviewer_id AND s.lease_until > ${now}`;

/** The first texts of the queue in claim order: severe, late, then all others (SAFE-04). */
export async function listQueue(db: Db, now: Date, limit: number): Promise<QueueRow[]> {
  const stage = (place: number, which: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`(
    SELECT ${sql.lit(place)} AS stage, row_number() OVER (ORDER BY ${order}) AS place, s.*
    FROM submissions AS s WHERE s.state = 'waiting' AND ${which} ORDER BY ${order} LIMIT ${limit}
  )`;
  const { rows } = await sql<QueueRow>`
    SELECT ${columns(now)} FROM (
      ${stage(1, sql`s.severity = 3`, sql`s.due_at, s.submission_id`)}
      UNION ALL ${stage(
        2,
        sql`s.severity < 3 AND s.rescue_at <= ${now}`,
        sql`s.rescue_at, s.submission_id`,
      )}
      UNION ALL ${stage(
        3,
        sql`s.severity < 3 AND s.rescue_at > ${now}`,
        sql`s.severity DESC, s.due_at, s.submission_id`,
      )}
    ) AS s ${withHolder(now)}
    ORDER BY s.stage, s.place LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** Counts of the waiting texts of one reason. */
export type ReasonRow = {
  readonly group: SignalGroup;
  readonly waiting: number;
  readonly late: number;
  readonly oldestMs: number | null;
};

/** Counts the waiting texts per reason. */
export async function countWaiting(db: Db, now: Date): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    SELECT main_group AS "group", count(*) AS waiting,
      count(*) FILTER (WHERE rescue_at <= ${now}) AS late,
      greatest(0, floor(extract(epoch FROM ${now}::timestamptz - min(${since})) * 1000))::bigint
        AS "oldestMs"
    FROM submissions AS s WHERE state = 'waiting' GROUP BY main_group
  `.execute(db);
  return rows;
}

/** Waiting times until first decisions, for one reason or all (null). */
export type WaitRow = {
  readonly group: SignalGroup | null;
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
};

const waited = sql`extract(epoch FROM greatest(d.at, v.at) - v.at) * 1000`;

/** Median and 95th percentile of the waiting times of decisions since a moment. */
export async function measureWaits(db: Db, since: Date): Promise<WaitRow[]> {
  const { rows } = await sql<WaitRow>`
    SELECT s.main_group AS "group",
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${waited}))::bigint AS "medianMs",
      round(percentile_cont(0.95) WITHIN GROUP (ORDER BY ${waited}))::bigint AS "p95Ms"
    FROM decisions AS d
    JOIN submissions AS s ON s.submission_id = d.submission_id
    JOIN submission_versions AS v ON v.submission_id = d.submission_id AND v.rev = d.rev
    WHERE d.at >= ${since} AND d.undone_at IS NULL
      AND (d.kind = 'review' OR d.seat = 'first')
    GROUP BY GROUPING SETS ((s.main_group), ())
  `.execute(db);
  return rows;
}

/** Median waiting time since a moment, in milliseconds; null when nothing was decided. */
export async function findMedianWait(db: Db, since: Date): Promise<number | null> {
  const all = (await measureWaits(db, since)).find(({ group }) => group === null);
  return all?.medianMs ?? null;
}

/** Counts outside the queue. */
export type Counts = {
  readonly decided: number;
  readonly delivered: number;
  readonly returned: number;
  readonly held: number;
  readonly escalated: number;
  readonly severe: number;
  readonly secondOpinions: number;
  readonly openCases: number;
};

/** Counts of decisions since a moment, of texts outside the queue, and of opinions that this adult may give. */
export async function countRest(
  db: Db,
  { staffId, now, since }: { staffId: string; now: Date; since: Date },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT today.*, parked.*, opinions.*, severe_texts.*, open_cases.*
    FROM (
      SELECT count(*) AS decided, count(*) FILTER (WHERE outcome = 'deliver') AS delivered,
        count(*) FILTER (WHERE outcome = 'return') AS returned
      FROM decisions WHERE at >= ${since} AND undone_at IS NULL AND is_final
    ) AS today, (
      SELECT count(*) FILTER (WHERE state = 'held') AS held,
        count(*) FILTER (WHERE state = 'escalated' AND review_kind <> 'severe') AS escalated
      FROM submissions WHERE state IN ('held', 'escalated')
    ) AS parked, (
      SELECT count(*) AS "secondOpinions" FROM second_opinions AS o
      JOIN decisions AS d ON d.decision_id = o.decision_id
      WHERE ${isOpinionFor(staffId, now)}
    ) AS opinions, (
      SELECT count(*) AS severe FROM submissions AS s
      WHERE s.review_kind = 'severe' AND s.state IN ('waiting', 'escalated')
        AND ${mayTakeSeat(
          {
            staffId: sql`${staffId}::text`,
            role: sql`(SELECT role FROM staff WHERE staff_id = ${staffId})`,
          },
          now,
        )}
    ) AS severe_texts, (
      SELECT count(*) AS "openCases" FROM cases AS c
      WHERE c.state <> 'closed' AND NOT ${isTied(sql`${staffId}`, [sql`c.user_id`])}
    ) AS open_cases
  `.execute(db);
  if (!rows[0]) throw new Error('Counting returned no row');
  return rows[0];
}

/** Arrivals and decisions in a half hour. */
export type HalfHour = { readonly from: Date; readonly arrived: number; readonly decided: number };

/** Arrivals and decisions of `count` half hours from a moment on. */
export async function countHalfHours(db: Db, first: Date, count: number): Promise<HalfHour[]> {
  const { rows } = await sql<HalfHour>`
    SELECT slot.at AS from,
      (SELECT count(*) FROM submission_versions AS v
       WHERE v.at >= slot.at AND v.at < slot.at + interval '30 minutes') AS arrived,
      (SELECT count(*) FROM decisions AS d WHERE d.undone_at IS NULL AND d.is_final
       AND d.at >= slot.at AND d.at < slot.at + interval '30 minutes') AS decided
    FROM generate_series(0, ${count - 1}::int) AS n
    CROSS JOIN LATERAL (SELECT ${first}::timestamptz + n * interval '30 minutes' AS at) AS slot
    ORDER BY slot.at
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

/** Whether a text of the highest severity is past its time. */
export async function hasOverdueSevere(db: Db, at: Date): Promise<boolean> {
  const found = await db
    .selectFrom('submissions')
    .select('submission_id')
    .where('state', 'in', ['waiting', 'escalated'])
    .where('severity', '=', 3)
    .where('due_at', '<', at)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
