import type { Case, CaseItem, StaffRole } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Who proposed to close a case, and with which outcome. */
export type Closing = {
  readonly outcome: NonNullable<CaseItem['outcome']>;
  readonly staffId: string;
  readonly by: string;
  readonly role: StaffRole;
  readonly at: Date;
};

/** The proposal to close a case. */
export async function findClosing(db: Db, caseId: number): Promise<Closing | null> {
  const { rows } = await sql<Closing>`
    SELECT c.closing_outcome AS outcome, c.closing_by AS "staffId", staff.name AS by,
      c.closing_role AS role, c.closing_at AS at
    FROM cases AS c JOIN staff ON staff.staff_id = c.closing_by
    WHERE c.case_id = ${caseId} AND c.state <> 'closed'
  `.execute(db);
  return rows[0] ?? null;
}

/** Stores a proposal to close a locked case, or removes it. */
export async function updateClosing(
  db: Db,
  caseId: number,
  closing: Omit<Closing, 'by'> | null,
): Promise<void> {
  await db
    .updateTable('cases')
    .set({
      closing_outcome: closing?.outcome ?? null,
      closing_by: closing?.staffId ?? null,
      closing_role: closing?.role ?? null,
      closing_at: closing?.at ?? null,
    })
    .where('case_id', '=', caseId)
    .execute();
}

/** SQL: ids of the texts that a case is about. */
const textsOf = (caseId: number) => sql`
  SELECT submission_id FROM severe_texts WHERE case_id = ${caseId}
  UNION SELECT submission_id FROM reports WHERE case_id = ${caseId}
  UNION SELECT detail->>'submissionId' FROM case_events
    WHERE case_id = ${caseId} AND kind = 'escalated'`;

/**
 * What must end before a case can be closed: undecided texts, unsent letters, a hold of a lead, and an identity that was
 * shown without a second adult.
 */
export async function listOpenIn(db: Db, caseId: number, now: Date): Promise<Case['open']> {
  const { rows } = await sql<{ text: boolean; letter: boolean; hold: boolean; identity: boolean }>`
    SELECT EXISTS (
      SELECT FROM submissions WHERE submission_id IN (${textsOf(caseId)})
        AND state IN ('waiting', 'held', 'escalated', 'decided')
    ) OR EXISTS (
      SELECT FROM recalls WHERE case_id = ${caseId} AND confirmed_at IS NULL AND restored_at IS NULL
    ) AS text, EXISTS (
      SELECT FROM outbox JOIN letter_threads AS thread ON thread.thread_no = outbox.thread_no
      WHERE thread.case_id = ${caseId} AND outbox.sent_at IS NULL AND outbox.failed_at IS NULL
    ) AS letter, EXISTS (
      SELECT FROM data_holds AS hold JOIN cases AS c ON c.user_id = hold.user_id
      WHERE c.case_id = ${caseId} AND hold.released_at IS NULL AND hold.ends_at > ${now}
    ) AS hold, EXISTS (
      SELECT FROM identity_reveals WHERE case_id = ${caseId} AND is_urgent AND confirmed_at IS NULL
    ) AS identity
  `.execute(db);
  const [open] = rows;
  return (['text', 'letter', 'hold', 'identity'] as const).filter(thing => open?.[thing]);
}

/** Whether two adults close a case: it is severe, or has or had a severe text. */
export async function isSevereCase(db: Db, caseId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT severity = 3 OR EXISTS (SELECT FROM severe_texts WHERE case_id = ${caseId}) AS is
    FROM cases WHERE case_id = ${caseId}
  `.execute(db);
  return rows[0]?.is === true;
}
