import { type FourEyes, fourEyes, type StaffRole } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isAtWork, isVettingOver } from '../staff/index.ts';
import { isTied } from '../ties/index.ts';

const DAY_MS = 86_400_000;
const SHOWN_CANDIDATES = 8;

/** SQL: the adult knows the author or the recipient of the text `s`. */
export const knowsChildren = (staffId: RawBuilder<unknown>): RawBuilder<boolean> =>
  isTied(staffId, [sql`s.author_id`, sql`s.target_id`]);

/** Whether an adult knows the author or the recipient of a text. */
export async function knowsText(db: Db, submissionId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql<{ knows: boolean }>`
    SELECT ${knowsChildren(sql`${staffId}`)} AS knows FROM submissions AS s
    WHERE s.submission_id = ${submissionId}
  `.execute(db);
  return rows[0]?.knows === true;
}

/** SQL: an adult has decided on `s` or given a second opinion on it. */
export const hasJudged = (staffId: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM decisions AS d LEFT JOIN second_opinions AS o ON o.decision_id = d.decision_id
  WHERE d.submission_id = s.submission_id AND d.undone_at IS NULL AND (
    d.reviewer_id = ${staffId} OR (o.reviewer_id = ${staffId} AND o.decided_at IS NOT NULL)
  )
)`;

/** SQL: the adult has skipped the text `s`. */
export const hasSkipped = (staffId: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM review_skips AS k
  WHERE k.submission_id = s.submission_id AND k.staff_id = ${staffId}
)`;

/** SQL: the adult has not skipped the text `s`, nor decided on it before it was reported. */
export const isForThem = (staffId: RawBuilder<unknown>) => sql`
  NOT ${hasSkipped(staffId)} AND NOT (s.review_kind = 'report' AND ${hasJudged(staffId)})`;

/** An adult who may take a seat, as SQL, so that it can be a column. */
export type Candidate = {
  readonly staffId: RawBuilder<unknown>;
  readonly role: RawBuilder<unknown>;
};

/** SQL: the opinions `f` of the open round of the text `s` that were not undone. */
const given = sql`
  severe_texts AS x JOIN decisions AS f ON f.severe_id = x.severe_id AND f.undone_at IS NULL
  WHERE x.submission_id = s.submission_id AND x.done_at IS NULL`;

/** SQL: the adult has held the text `s`. */
const hasHeld = (staffId: RawBuilder<unknown>) => sql<boolean>`EXISTS (
  SELECT FROM review_notes AS n WHERE n.submission_id = s.submission_id AND n.staff_id = ${staffId})`;

/** SQL: the adult has asked a lead about the text `s`, also in a second opinion. */
const hasEscalated = (staffId: RawBuilder<unknown>) => sql<boolean>`EXISTS (
  SELECT FROM decisions AS d LEFT JOIN second_opinions AS o ON o.decision_id = d.decision_id
  WHERE d.submission_id = s.submission_id AND d.undone_at IS NULL AND (
    d.reviewer_id = ${staffId} AND d.outcome = 'escalate'
    OR o.reviewer_id = ${staffId} AND o.decided_at IS NOT NULL
      AND o.outcome IN ('escalate', 'withhold')))`;

/** SQL: the adult has edited the text `s`. */
const hasEdited = (staffId: RawBuilder<unknown>) => sql<boolean>`EXISTS (
  SELECT FROM decisions AS d WHERE d.submission_id = s.submission_id AND d.undone_at IS NULL
    AND d.reviewer_id = ${staffId} AND d.edited_body IS NOT NULL)`;

/** SQL: one of those adults has changed the role of this one in the last days. */
const hasRoleFrom = (staffId: RawBuilder<unknown>, others: RawBuilder<unknown>, now: Date) =>
  sql<boolean>`EXISTS (
  SELECT FROM role_changes AS c WHERE c.staff_id = ${staffId} AND c.by_id IN (${others})
    AND c.at > ${new Date(now.getTime() - fourEyes.roleChangeDays * DAY_MS)})`;

const severeRoles = sql.join(fourEyes.roles.map(role => sql.lit(role)));

/**
 * SQL: the adult may give the opinion for which the text `s` waits: it has given none before, and did not recently get
 * its role from an adult who did. The second has another role than the first, and one of the two is a lead.
 */
export const mayTakeSeat = (
  { staffId, role }: Candidate,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`(
  ${role} IN (${severeRoles}) AND NOT ${knowsChildren(staffId)} AND (s.seat = 'first' OR (
    NOT EXISTS (SELECT FROM ${given} AND f.reviewer_id = ${staffId})
    AND NOT ${hasHeld(staffId)} AND NOT ${hasEscalated(staffId)} AND NOT ${hasEdited(staffId)}
    AND NOT ${hasRoleFrom(staffId, sql`SELECT f.reviewer_id FROM ${given}`, now)}
    AND (s.seat = 'third' OR EXISTS (
      SELECT FROM ${given} AND f.role <> ${role} AND 'lead' IN (f.role, ${role})
    ))
  ))
)`;

/** Whether an adult may give the opinion for which a locked text waits. */
export async function canTakeSeat(
  db: Db,
  submissionId: string,
  adult: { staffId: string; role: StaffRole },
  now: Date,
): Promise<boolean> {
  const candidate = { staffId: sql`${adult.staffId}::text`, role: sql`${adult.role}::text` };
  const { rows } = await sql<{ may: boolean }>`
    SELECT ${mayTakeSeat(candidate, now)} AS may FROM submissions AS s
    WHERE s.submission_id = ${submissionId} AND s.review_kind = 'severe'
  `.execute(db);
  return rows[0]?.may === true;
}

/**
 * The other adults who could be second to this one. Neither a tie nor a role that the first adult has changed is named:
 * it would tell a colleague who knows whom.
 */
export async function listCandidates(
  db: Db,
  submissionId: string,
  first: { staffId: string; role: StaffRole },
  now: Date,
): Promise<FourEyes['others']> {
  const staffId = sql`a.staff_id`;
  const isSecret = sql`(${knowsChildren(staffId)}
    OR ${hasRoleFrom(staffId, sql`${first.staffId}`, now)})`;
  const { rows } = await sql<FourEyes['others'][number]>`
    SELECT name, role, "isAtWork", NOT is_secret AND why IS NULL AS may,
      CASE WHEN NOT is_secret THEN why END AS why
    FROM (
      SELECT a.name, a.role, ${isSecret} AS is_secret, ${isAtWork(staffId, now.getTime())} AS "isAtWork",
        CASE WHEN ${hasHeld(staffId)} THEN 'held' WHEN ${hasEscalated(staffId)} THEN 'escalated'
          WHEN ${hasEdited(staffId)} THEN 'edited'
          WHEN a.role = ${first.role} OR 'lead' NOT IN (a.role, ${first.role}) THEN 'sameRole'
        END AS why
      FROM staff AS a CROSS JOIN submissions AS s
      WHERE s.submission_id = ${submissionId} AND a.is_active AND NOT ${isVettingOver(now)} AND a.staff_id <> ${first.staffId}
        AND a.role IN (${severeRoles})
    ) AS candidates
    ORDER BY 4 DESC, "isAtWork" DESC, name LIMIT ${SHOWN_CANDIDATES}
  `.execute(db);
  return rows;
}
