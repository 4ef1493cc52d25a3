import type { LetterKind } from '@digipals/contract/constants';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isTied } from '../ties/index.ts';
import { type Done, type LeadAt, type Listed, listedOf, listedSince, MOST } from './listed.ts';

/** SQL: the letters `o`, with `thread`, that were given up and are about no child that the lead knows; without a lead all. */
const lostLettersFor = (leadId: string | null): RawBuilder<unknown> => sql`outbox AS o
  JOIN letter_threads AS thread ON thread.thread_no = o.thread_no
  LEFT JOIN cases AS c ON c.case_id = thread.case_id
  LEFT JOIN staff AS s ON s.staff_id = o.done_by
  WHERE o.failed_at IS NOT NULL
    AND NOT ${isTied(sql`${leadId}`, [sql`c.user_id`, sql`thread.user_id`, sql`o.user_id`])}`;

/** SQL: how many letters given up wait for a lead. */
export const countOpenLetters = (leadId: string): RawBuilder<number> =>
  sql<number>`(SELECT count(*) FROM ${lostLettersFor(leadId)} AND o.done_at IS NULL)::int`;

/** A letter that was given up. */
export type LostLetterRow = Done & {
  readonly letterId: string;
  readonly threadNo: number;
  readonly caseId: number | null;
  readonly kind: LetterKind;
  readonly tries: number;
  readonly failedAt: Date;
};

const letterColumns = sql`o.letter_id AS "letterId", thread.thread_no AS "threadNo",
  thread.case_id AS "caseId", thread.kind, o.tries, o.failed_at AS "failedAt",
  o.done_by AS "doneById", s.name AS "doneBy", o.done_at AS "doneAt"`;

/** SQL: letters that wait for a lead first, then the oldest first. */
const openFirst = sql`o.done_at DESC NULLS FIRST, o.failed_at, o.letter_id`;

/** Letters that were given up and wait for a lead, and then those that leads dealt with in the last days. */
export async function findLostLetters(
  db: Db,
  { leadId, now }: LeadAt,
): Promise<Listed<LostLetterRow>> {
  const { rows } = await sql<LostLetterRow>`
    SELECT ${letterColumns} FROM ${lostLettersFor(leadId)}
      AND (o.done_at IS NULL OR o.done_at > ${listedSince(now)})
    ORDER BY ${openFirst} LIMIT ${MOST + 1}
  `.execute(db);
  return listedOf(rows);
}

/** All letters that were given up and are kept. */
export async function findKeptLostLetters(db: Db): Promise<LostLetterRow[]> {
  const { rows } = await sql<LostLetterRow>`
    SELECT ${letterColumns} FROM ${lostLettersFor(null)} ORDER BY ${openFirst}
  `.execute(db);
  return rows;
}

/** A letter that was given up, locked until the transaction ends. */
export async function lockLostLetter(
  db: Db,
  { letterId, leadId }: { letterId: string; leadId: string },
): Promise<LostLetterRow | undefined> {
  await sql`SELECT FROM outbox WHERE letter_id = ${letterId} FOR UPDATE`.execute(db);
  const { rows } = await sql<LostLetterRow>`
    SELECT ${letterColumns} FROM ${lostLettersFor(leadId)} AND o.letter_id = ${letterId}
  `.execute(db);
  return rows[0];
}

export async function markLetterDone(
  db: Db,
  { letterId, doneBy, doneAt }: { letterId: string; doneBy: string; doneAt: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_by: doneBy, done_at: doneAt })
    .where('letter_id', '=', letterId)
    .execute();
}
