import type { LeaseKind, ReturnReason, Seat, SignalCode, SubmissionKind } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isHiddenByReport } from '../messages/index.ts';

/** A text and its lease. */
export type CardText = {
  readonly submissionId: string;
  readonly rev: number;
  readonly kind: SubmissionKind;
  readonly leaseKind: LeaseKind;
  readonly fence: number;
  readonly leaseUntil: Date;
  readonly text: string;
  readonly isDelivered: boolean;
  readonly authorId: string;
  readonly targetId: string;
  readonly submittedAt: Date;
  readonly dueAt: Date;
  readonly severity: number;
  readonly checksRan: number;
  readonly checksMs: number;
  /** The history is shown up to this time; for a blind opinion, the time of the first decision. */
  readonly before: Date;
  /** Only of a severe text. */
  readonly seat: Seat | null;
};

/** A leased text. */
export async function findCardText(
  db: Db,
  submissionId: string,
  now: Date,
): Promise<CardText | undefined> {
  const { rows } = await sql<CardText>`
    SELECT submission_id AS "submissionId", rev, kind, lease_kind AS "leaseKind", fence,
      lease_until AS "leaseUntil", body AS text, delivered_at IS NOT NULL AS "isDelivered", author_id AS "authorId", target_id AS "targetId",
      submitted_at AS "submittedAt", due_at AS "dueAt", severity, checks_ran AS "checksRan",
      checks_ms AS "checksMs", ${now}::timestamptz AS "before",
      CASE lease_kind WHEN 'severe' THEN seat END AS seat
    FROM submissions WHERE submission_id = ${submissionId} AND fence IS NOT NULL
  `.execute(db);
  return rows[0];
}

/** SQL: the severity of the version that the decision `d` is about. */
export const decidedSeverity = sql`coalesce((
  SELECT max(g.severity) FROM submission_signals AS g
  WHERE g.submission_id = d.submission_id AND g.rev = d.rev
), 0)`;

/** The decided version of a text, with the lease of its second opinion. */
export async function findOpinionText(
  db: Db,
  decisionId: string,
  dueAfterMs: number,
): Promise<CardText | undefined> {
  const { rows } = await sql<CardText>`
    SELECT d.submission_id AS "submissionId", d.rev, s.kind, 'second' AS "leaseKind", o.fence,
      o.lease_until AS "leaseUntil", d.seen_body AS text, false AS "isDelivered", s.author_id AS "authorId",
      s.target_id AS "targetId", coalesce(v.at, s.submitted_at) AS "submittedAt",
      o.at + ${dueAfterMs} * interval '1 millisecond' AS "dueAt",
      ${decidedSeverity} AS severity,
      s.checks_ran AS "checksRan", s.checks_ms AS "checksMs", d.at AS "before", NULL AS seat
    FROM second_opinions AS o
    JOIN decisions AS d ON d.decision_id = o.decision_id
    JOIN submissions AS s ON s.submission_id = d.submission_id
    LEFT JOIN submission_versions AS v ON v.submission_id = d.submission_id AND v.rev = d.rev
    WHERE o.decision_id = ${decisionId} AND o.fence IS NOT NULL
  `.execute(db);
  return rows[0];
}

/** Stored results of screening. */
export type SignalRow = {
  readonly index: number;
  readonly code: SignalCode;
  readonly severity: number;
  readonly first: number | null;
  readonly last: number | null;
  readonly status: 'ok' | 'failed' | 'slow';
  readonly explanation: string;
  readonly isWrong: boolean;
};

/** The signals of a version, in order. */
export const listSignals = (db: Db, submissionId: string, rev: number): Promise<SignalRow[]> =>
  db
    .selectFrom('submission_signals')
    .select(['index', 'code', 'severity', 'first', 'last', 'status', 'explanation'])
    .select('is_wrong as isWrong')
    .where('submission_id', '=', submissionId)
    .where('rev', '=', rev)
    .orderBy('index')
    .execute();

/** Outcomes of earlier texts of a child. */
export type AuthorFigures = {
  readonly delivered: number;
  readonly returned: number;
  readonly lastReturnedAt: Date | null;
};

/** Counts of delivered and returned texts of a child before a moment. */
export async function findAuthorFigures(
  db: Db,
  authorId: string,
  before: Date,
): Promise<AuthorFigures> {
  const { rows } = await sql<AuthorFigures>`
    SELECT count(DISTINCT s.submission_id) FILTER (
        WHERE d.outcome = 'deliver' AND s.delivered_at IS NOT NULL
      ) AS delivered,
      count(*) FILTER (WHERE d.outcome = 'return') AS returned,
      max(d.settled_at) FILTER (WHERE d.outcome = 'return') AS "lastReturnedAt"
    FROM submissions AS s JOIN decisions AS d ON d.submission_id = s.submission_id
    WHERE s.author_id = ${authorId} AND d.settled_at < ${before} AND d.undone_at IS NULL AND d.is_final
      AND s.state <> 'withdrawn'
  `.execute(db);
  return rows[0] ?? { delivered: 0, returned: 0, lastReturnedAt: null };
}

/** A delivered message between two children. */
export type PairMessage = {
  readonly submissionId: string;
  readonly senderId: string;
  readonly text: string;
  readonly at: Date;
};

/** The newest delivered messages between two children before a moment, and how many there are. */
export async function listPairMessages(
  db: Db,
  { authorId, targetId, submissionId, before }: CardText,
  limit: number,
): Promise<{ messages: PairMessage[]; count: number }> {
  if (authorId === targetId) return { messages: [], count: 0 };
  const { rows } = await sql<PairMessage & { count: number }>`
    SELECT m.submission_id AS "submissionId", m.sender_id AS "senderId", m.body AS text, m.delivered_at AS at,
      count(*) OVER () AS count
    FROM conversations AS c JOIN messages AS m ON m.conversation_id = c.conversation_id
    WHERE (c.one_id, c.other_id) IN ((${authorId}, ${targetId}), (${targetId}, ${authorId}))
      AND m.delivered_at < ${before}
        AND (m.taken_back_at IS NULL OR ${isHiddenByReport(sql`m.submission_id`)})
      AND m.submission_id <> ${submissionId}
    ORDER BY m.place DESC LIMIT ${limit}
  `.execute(db);
  const messages = rows.map(({ count: _, ...message }) => message);
  return { messages, count: rows[0]?.count ?? 0 };
}

/** Earlier versions of a text, oldest first. */
export const listVersions = (
  db: Db,
  submissionId: string,
  rev: number,
): Promise<{ rev: number; text: string; at: Date; reason: ReturnReason | null }[]> =>
  db
    .selectFrom('submission_versions')
    .select(['rev', 'body as text', 'at', 'return_reason as reason'])
    .where('submission_id', '=', submissionId)
    .where('rev', '<', rev)
    .orderBy('rev')
    .execute();

/**
 * Notes of holds and decisions on a text, oldest first. Includes notes of second opinions only when
 * a lead reviews the text, it is severe, or it is reviewed again after a report. Opinions
 * on a severe text are not notes.
 */
export async function listNotes(
  db: Db,
  { submissionId, leaseKind }: CardText,
): Promise<{ by: string; at: Date; text: string }[]> {
  const { rows } = await sql<{ by: string; at: Date; text: string }>`
    SELECT staff.name AS by, note.at, note.text FROM (
      SELECT staff_id, at, text FROM review_notes WHERE submission_id = ${submissionId}
      UNION ALL
      SELECT reviewer_id, at, note FROM decisions
      WHERE submission_id = ${submissionId} AND note IS NOT NULL AND undone_at IS NULL
        AND severe_id IS NULL
      UNION ALL
      SELECT o.reviewer_id, o.decided_at, o.note
      FROM second_opinions AS o JOIN decisions AS d ON d.decision_id = o.decision_id
      WHERE d.submission_id = ${submissionId} AND o.note IS NOT NULL
        AND o.settled_at IS NOT NULL AND ${leaseKind} IN ('lead', 'report', 'severe')
    ) AS note JOIN staff ON staff.staff_id = note.staff_id
    ORDER BY note.at
  `.execute(db);
  return rows;
}
