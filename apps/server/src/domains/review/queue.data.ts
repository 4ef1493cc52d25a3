import type { ReportReason, SignalGroup, StaffRole, SubmissionKind } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { countOpenReplies } from '../mail/index.ts';
import { countForOther } from '../measures/index.ts';
import { severeReasons } from '../reports/index.ts';
import { isTied } from '../ties/index.ts';
import { isReserved } from './language-readers.data.ts';
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
const isQueued = sql`s.state IN ('waiting', 'held', 'escalated')`;

/** SQL: the shape of its due time. */
const due = (
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

/** Counts of the waiting texts of one reason. */
export type ReasonRow = {
  readonly group: SignalGroup;
  readonly waiting: number;
  readonly open: number;
  readonly late: number;
  readonly nearly: number;
  readonly oldestMs: number | null;
};

/** Counts the texts of the queue per reason. */
export async function countWaiting(db: Db, now: Date): Promise<ReasonRow[]> {
  const { rows } = await sql<ReasonRow>`
    SELECT main_group AS "group", count(*) AS waiting,
      count(*) FILTER (WHERE state = 'waiting') AS open,
      count(*) FILTER (WHERE ${due(now)} = 'late') AS late,
      count(*) FILTER (WHERE ${due(now)} = 'nearly') AS nearly,
      greatest(0, floor(extract(epoch FROM ${now}::timestamptz - min(${since})) * 1000))::bigint
        AS "oldestMs"
    FROM submissions AS s WHERE ${isQueued} GROUP BY main_group
  `.execute(db);
  return rows;
}

/** Counts outside the queue. */
export type Counts = {
  readonly decided: number;
  readonly delivered: number;
  readonly returned: number;
  readonly held: number;
  readonly escalated: number;
  readonly forLead: number;
  readonly severe: number;
  readonly secondOpinions: number;
  readonly openCases: number;
  readonly openRecalls: number;
  readonly openObjections: number;
  readonly openReplies: number;
};

/** Counts of decisions since a moment, of texts outside the queue, and of opinions and cases that are for this adult. */
export async function countRest(
  db: Db,
  { staffId, role, now, since }: { staffId: string; role: StaffRole; now: Date; since: Date },
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT today.*, parked.*, opinions.*, severe_texts.*, open_cases.*, open_recalls.*,
      ${role === 'reviewer' ? sql`0` : countForOther(staffId, now)} AS "openObjections",
      ${role === 'lead' ? countOpenReplies(staffId) : sql`0`} AS "openReplies"
    FROM (
      SELECT count(*) AS decided, count(*) FILTER (WHERE outcome = 'deliver') AS delivered,
        count(*) FILTER (WHERE outcome = 'return') AS returned
      FROM decisions WHERE at >= ${since} AND undone_at IS NULL AND is_final
    ) AS today, (
      SELECT count(*) FILTER (WHERE state = 'held') AS held,
        count(*) FILTER (WHERE state = 'escalated') AS escalated,
        count(*) FILTER (WHERE state = 'escalated' AND review_kind <> 'severe') AS "forLead"
      FROM submissions WHERE state IN ('held', 'escalated')
    ) AS parked, (
      SELECT count(*) AS "secondOpinions" FROM second_opinions AS o
      JOIN decisions AS d ON d.decision_id = o.decision_id
      WHERE ${isOpinionFor({ staffId, role }, now)}
    ) AS opinions, (
      SELECT count(*) AS severe FROM submissions AS s
      WHERE s.review_kind = 'severe' AND s.state IN ('waiting', 'escalated')
        AND ${mayTakeSeat({ staffId: sql`${staffId}::text`, role: sql`${role}::text` }, now)}
        AND NOT ${isReserved(sql`${staffId}::text`, now)}
    ) AS severe_texts, (
      SELECT count(*) AS "openCases" FROM cases AS c
      WHERE c.state <> 'closed' AND NOT ${isTied(sql`${staffId}`, [sql`c.user_id`])}
        AND (c.main_group <> 'help' OR ${role === 'lead'})
    ) AS open_cases, (
      SELECT count(*) AS "openRecalls" FROM recalls AS r
      WHERE r.confirmed_at IS NULL AND r.restored_at IS NULL AND r.by_id <> ${staffId}
        AND ${role !== 'reviewer'} AND NOT EXISTS (
          SELECT FROM recall_texts AS t JOIN submissions AS s USING (submission_id)
          WHERE t.recall_id = r.recall_id AND ${knowsChildren(sql`${staffId}`)}
        )
    ) AS open_recalls
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

/** Texts past their due time, and those past 80 % of it: how many, and since when the first is. */
export type DueCounts = {
  readonly late: number;
  readonly lateSince: Date | null;
  readonly nearly: number;
  readonly nearlySince: Date | null;
};

/** Counts texts past their due time, held ones too, and those past 80 % of it. */
export async function countDue(db: Db, at: Date): Promise<DueCounts> {
  const { rows } = await sql<DueCounts>`
    SELECT count(*) FILTER (WHERE due_at <= ${at}) AS late, min(due_at) FILTER (WHERE due_at <= ${at}) AS "lateSince",
      count(*) FILTER (WHERE due_at > ${at}) AS nearly, min(rescue_at) FILTER (WHERE due_at > ${at}) AS "nearlySince"
    FROM submissions AS s WHERE ${isQueued} AND rescue_at <= ${at}
  `.execute(db);
  if (!rows[0]) throw new Error('Counting returned no row');
  return rows[0];
}

/** The kinds of texts that metrics count. */
export type QueueKind = 'open' | 'held' | 'escalated' | 'severe';

/** How many texts of each kind wait, and how long the oldest does, in seconds. A severe text is of two kinds. */
export async function countKinds(
  db: Db,
  at: Date,
): Promise<{ kind: QueueKind; waiting: number; oldestSeconds: number }[]> {
  const { rows } = await sql<{ kind: QueueKind; waiting: number; oldestSeconds: number }>`
    SELECT kinds.kind, count(s.submission_id) AS waiting,
      coalesce(greatest(0, floor(extract(epoch FROM ${at}::timestamptz - min(${since})))), 0)::bigint
        AS "oldestSeconds"
    FROM (VALUES ('open', 'waiting'), ('held', 'held'), ('escalated', 'escalated'), ('severe', NULL))
      AS kinds (kind, state)
    LEFT JOIN submissions AS s ON ${isQueued} AND coalesce(s.state = kinds.state, s.severity = 3)
    GROUP BY kinds.kind
  `.execute(db);
  return rows;
}
