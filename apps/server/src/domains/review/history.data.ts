import {
  type DecisionReason,
  type Outcome,
  type ReturnReason,
  review,
  type SubmissionKind,
} from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { decidedSeverity } from './card.data.ts';
import { knowsChildren } from './seats.data.ts';

/** A filter of the history. */
export type HistoryQuery = {
  readonly q?: string | undefined;
  readonly outcome?: Outcome | undefined;
  readonly reason?: ReturnReason | undefined;
  /** Decisions before this one. */
  readonly before?: string | undefined;
};

/** A stored decision. */
export type HistoryRow = {
  readonly decisionId: string;
  readonly submissionId: string;
  readonly rev: number;
  readonly kind: SubmissionKind;
  readonly authorId: string;
  readonly targetId: string;
  readonly text: string;
  readonly editedText: string | null;
  readonly severity: number;
  readonly outcome: Outcome;
  readonly reason: DecisionReason | null;
  readonly note: string | null;
  readonly by: string;
  readonly at: Date;
  readonly isFinal: boolean;
  readonly seconds: number;
  readonly second: 'none' | 'waiting' | 'agreed' | 'differed';
};

/** SQL: text, note, name of the adult or a pseudonym contain `q`. */
const matches = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(
    d.seen_body ILIKE ${like} OR d.edited_body ILIKE ${like} OR d.note ILIKE ${like}
    OR staff.name ILIKE ${like} OR s.author_id IN (${withPseudonym(like)}) OR s.target_id IN (${withPseudonym(like)})
  )`;
};
const withPseudonym = (like: string) =>
  sql`SELECT user_id FROM pseudonyms WHERE pseudonym ILIKE ${like}`;

/** The reader, and whose decisions it may see: one adult's, or all (null). */
export type Reader = { readonly reader: string; readonly of: string | null; readonly now: Date };

/**
 * SQL: the reader may see the decision: not of children whom it knows, not one it is giving a blind opinion on, and
 * opinions of others on a severe text only once two adults have answered.
 */
const isFor = ({ reader, of, now }: Reader) => sql`
  d.undone_at IS NULL AND ${of === null ? sql`true` : sql`d.reviewer_id = ${of}`}
  AND (o.decision_id IS NULL OR o.decided_at IS NOT NULL
    OR o.reviewer_id IS DISTINCT FROM ${reader} OR o.lease_until <= ${now})
  AND (d.severe_id IS NULL OR d.reviewer_id = ${reader} OR EXISTS (
    SELECT FROM severe_texts AS x WHERE x.severe_id = d.severe_id AND x.answered_at IS NOT NULL
  ))
  AND NOT ${knowsChildren(sql`${reader}`)}`;

/** SQL: the severity of the version that the decision `d` is about; one that two adults decide on is severe. */
const shownSeverity = sql`CASE WHEN d.outcome = 'escalate' OR EXISTS (
  SELECT FROM severe_texts AS x WHERE x.submission_id = d.submission_id AND x.rev = d.rev
) THEN ${review.severeFrom}::int ELSE ${decidedSeverity} END`;

/** Decisions, newest first. */
export async function listDecisions(
  db: Db,
  { q = '', outcome, reason, before }: HistoryQuery,
  who: Reader,
  limit: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    SELECT d.decision_id AS "decisionId", d.submission_id AS "submissionId", d.rev, s.kind,
      s.author_id AS "authorId", s.target_id AS "targetId", d.seen_body AS text,
      d.edited_body AS "editedText", ${shownSeverity} AS severity, d.outcome, d.reason, d.note,
      staff.name AS by, d.at, d.is_final AS "isFinal", d.seconds,
      CASE WHEN o.decision_id IS NULL THEN 'none' WHEN o.decided_at IS NULL THEN 'waiting'
        WHEN o.outcome = d.outcome AND o.reason IS NOT DISTINCT FROM d.reason THEN 'agreed'
        ELSE 'differed' END AS second
    FROM decisions AS d
    JOIN submissions AS s ON s.submission_id = d.submission_id
    JOIN staff ON staff.staff_id = d.reviewer_id
    LEFT JOIN second_opinions AS o ON o.decision_id = d.decision_id
    WHERE ${isFor(who)}
      AND ${outcome === undefined ? sql`true` : sql`d.outcome = ${outcome}`}
      AND ${reason === undefined ? sql`true` : sql`d.reason = ${reason}`}
      AND ${q === '' ? sql`true` : matches(q)}
      AND ${before === undefined ? sql`true` : isBefore(before)}
    ORDER BY d.at DESC, d.decision_id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}

const isBefore = (decisionId: string) => sql`
  d.at <= (SELECT at FROM decisions WHERE decision_id = ${decisionId})
  AND (d.at, d.decision_id) < (
    SELECT at, decision_id FROM decisions WHERE decision_id = ${decisionId}
  )`;

/** The submission of a decision, if the reader may see it. */
export async function findDecided(
  db: Db,
  decisionId: string,
  who: Reader,
): Promise<string | undefined> {
  const { rows } = await sql<{ submissionId: string }>`
    SELECT d.submission_id AS "submissionId" FROM decisions AS d
    JOIN submissions AS s ON s.submission_id = d.submission_id
    LEFT JOIN second_opinions AS o ON o.decision_id = d.decision_id
    WHERE d.decision_id = ${decisionId} AND ${isFor(who)}
  `.execute(db);
  return rows[0]?.submissionId;
}
