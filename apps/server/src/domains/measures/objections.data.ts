import type { ObjectionReason } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Stores a child's objection to a measure. A later call replaces only the fields that it sets. */
export async function upsertObjection(
  db: Db,
  objection: {
    readonly measureId: string;
    readonly userId: string;
    readonly because: ObjectionReason | undefined;
    readonly text: string | undefined;
    readonly at: Date;
    readonly answerBy: Date;
  },
): Promise<void> {
  const { measureId, userId, because = null, text = null, at, answerBy } = objection;
  await sql`
    INSERT INTO objections AS known (measure_id, user_id, because, body, at, answer_by)
    VALUES (${measureId}, ${userId}, ${because}, ${text}, ${at}, ${answerBy})
    ON CONFLICT (measure_id) DO UPDATE SET
      because = coalesce(excluded.because, known.because), body = coalesce(excluded.body, known.body)
  `.execute(db);
}

export async function answerObjection(
  db: Db,
  measureId: string,
  answer: {
    readonly staffId: string;
    readonly isFair: boolean;
    readonly text: string;
    readonly at: Date;
  },
): Promise<void> {
  await db
    .updateTable('objections')
    .set({
      answered_by: answer.staffId,
      answered_at: answer.at,
      is_fair: answer.isFair,
      answer_words: answer.text,
    })
    .where('measure_id', '=', measureId)
    .execute();
}
