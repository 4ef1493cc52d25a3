import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isOwner } from '../cases/index.ts';
import { rowsOf } from './rows.data.ts';

/** Why a child cannot be erased now. */
export type Hold = {
  /** Such as `case 2001`. */
  readonly what: string;
  /** The lead who answers for it; null if nobody has it yet. */
  readonly lead: string | null;
  /** When it ends; null if it ends with a decision of adults. */
  readonly endsAt: Date | null;
};

/** The number of the case that holds a child; null for another hold. */
export function caseOfHold({ what }: Pick<Hold, 'what'>): number | null {
  const [, caseId] = /^case (\d+)$/.exec(what) ?? [];
  return caseId === undefined ? null : Number(caseId);
}

const holdsOfLeads = (db: Db, userId: string, at: Date): Promise<Hold[]> =>
  db
    .selectFrom('data_holds')
    .innerJoin('staff', 'staff.staff_id', 'data_holds.lead_id')
    .select([sql<string>`'hold'`.as('what'), 'staff.name as lead', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .where('ends_at', '>', at)
    .orderBy('ends_at')
    .execute();

/** Open cases about the child, its texts, or a report that it made or that names it. */
async function openCases(db: Db, userId: string, at: Date): Promise<Hold[]> {
  const child = { userId, signInKeys: [] };
  const { rows } = await sql<Hold>`
    SELECT 'case ' || c.case_id AS what, a.name AS lead, NULL AS "endsAt"
    FROM cases AS c LEFT JOIN staff AS a ON ${isOwner(at)}
    WHERE c.state <> 'closed' AND (
      c.user_id = ${userId}
      OR EXISTS (
        SELECT FROM reports WHERE reports.case_id = c.case_id AND ${rowsOf('reports', child)}
      )
      OR EXISTS (
        SELECT FROM case_events AS event JOIN submissions
          ON submissions.submission_id = event.detail->>'submissionId'
        WHERE event.case_id = c.case_id AND ${rowsOf('submissions', child)}
      )
    ) ORDER BY c.case_id
  `.execute(db);
  return rows;
}

/** Texts of the child or to it that adults must decide on: severe, held, escalated or reported ones. */
async function severeTexts(db: Db, userId: string): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    SELECT 'text ' || submission_id AS what, staff.name AS lead, NULL AS "endsAt"
    FROM submissions LEFT JOIN staff ON staff.staff_id = submissions.reviewer_id
    WHERE ${userId} IN (author_id, target_id) AND (
      state IN ('held', 'escalated', 'decided')
      OR state = 'waiting' AND (severity = 3 OR review_kind <> 'review')
    ) ORDER BY submission_id
  `.execute(db);
  return rows;
}

/** Everything that keeps a child from being erased. */
export const findHolds = async (db: Db, userId: string, at: Date): Promise<Hold[]> => [
  ...(await holdsOfLeads(db, userId, at)),
  ...(await openCases(db, userId, at)),
  ...(await severeTexts(db, userId)),
];

/** Keeps a child until a moment. */
export async function insertHold(
  db: Db,
  hold: { holdId: string; userId: string; leadId: string; reason: string; at: Date; endsAt: Date },
): Promise<void> {
  await db
    .insertInto('data_holds')
    .values({
      hold_id: hold.holdId,
      user_id: hold.userId,
      lead_id: hold.leadId,
      reason: hold.reason,
      at: hold.at,
      ends_at: hold.endsAt,
      released_at: null,
    })
    .execute();
}

/** Ends the holds of leads on a child. @returns how many */
export async function releaseHolds(db: Db, userId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('data_holds')
    .set({ released_at: at })
    .where('user_id', '=', userId)
    .where('released_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
