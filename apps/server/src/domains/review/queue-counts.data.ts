import type { SignalGroup, StaffRole } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { countOpenReplies } from '../mail/index.ts';
import { countForOther } from '../measures/index.ts';
import { isTied } from '../ties/index.ts';
import { isReserved } from './language-readers.data.ts';
import { isOpinionFor } from './leases.data.ts';
import { due, isQueued, since } from './queue.data.ts';
import { knowsChildren, mayTakeSeat } from './seats.data.ts';

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
