import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { DayAnswers } from './words.policy.ts';

/**
 * The answers of a child by question and local day, in the order in which they were given. Skipped questions are
 * none.
 * @param offset of the child's clock in minutes, UTC minus local
 */
export async function listDayAnswers(
  db: Db,
  userId: string,
  offset: number,
): Promise<DayAnswers[]> {
  const { rows } = await sql<DayAnswers>`
    SELECT question_id AS "questionId",
      to_char(at AT TIME ZONE 'UTC' - ${offset} * interval '1 minute', 'YYYY-MM-DD') AS day,
      bool_or(valid) AS "right",
      bool_or(NOT valid OR coalesce(tries, 1) > 1) AS "wrong"
    FROM attempts
    WHERE user_id = ${userId} AND kind = 'answer'
    GROUP BY 1, 2
    ORDER BY 2, min(attempt_id)
  `.execute(db);
  return rows;
}
