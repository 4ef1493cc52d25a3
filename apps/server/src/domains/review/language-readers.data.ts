import { languageCodes, review } from '@digipals/contract';
import { explanationsFor } from '@digipals/screening';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isReadBySenior } from '../measures/index.ts';
import { isAtWork, isVettingOver } from '../staff/index.ts';
import { isForThem, knowsChildren, mayTakeSeat } from './seats.data.ts';

/** SQL: the languages that adults read, and what screening explains about texts in them. */
const explained = sql.join(
  languageCodes.flatMap(language =>
    explanationsFor(language).map(words => sql`(${sql.lit(language)}, ${sql.lit(words)})`),
  ),
);

/** SQL: the languages in which screening found the text `s` to be, as rows. */
const languagesOfText = sql`
  SELECT known.language FROM submission_signals AS g
  JOIN (VALUES ${explained}) AS known (language, words) ON known.words = g.explanation
  WHERE g.submission_id = s.submission_id AND g.rev = s.rev AND g.code = 'notEnglish' AND NOT g.is_wrong`;

/** SQL: the adult of the row `a` may review the text `s` now. */
const mayReview = (now: Date) => sql`(
  NOT ${knowsChildren(sql`a.staff_id`)} AND ${isForThem(sql`a.staff_id`)} AND CASE s.review_kind
    WHEN 'severe' THEN ${mayTakeSeat({ staffId: sql`a.staff_id`, role: sql`a.role` }, now)}
    WHEN 'lead' THEN a.role = 'lead'
    ELSE a.role IN ('reviewer', 'senior', 'lead')
      AND NOT (a.role = 'reviewer' AND ${isReadBySenior(sql`s.author_id`, now)})
  END)`;

/**
 * SQL: the text `s` is reserved for another adult, who is at work and reads its language, which this one does not. After
 * 80 % of its target time it is not, because somebody at work may be away from the desk.
 */
export const isReserved = (staffId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(CASE WHEN s.severity < ${sql.lit(review.languageReaderFrom)} OR s.rescue_at <= ${now} THEN false
  ELSE EXISTS (
    SELECT FROM staff AS a
    WHERE a.is_active AND a.staff_id <> ${staffId} AND a.languages && ARRAY(${languagesOfText})
      AND NOT ${isVettingOver(now)} AND ${isAtWork(sql`a.staff_id`, now.getTime())} AND ${mayReview(now)}
  ) AND NOT EXISTS (
    SELECT FROM staff AS own
    WHERE own.staff_id = ${staffId} AND own.languages && ARRAY(${languagesOfText})
  ) END)`;

/** Whether a text is reserved for another adult, who reads its language. */
export async function isTextReserved(
  db: Db,
  submissionId: string,
  staffId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT ${isReserved(sql`${staffId}::text`, now)} AS is FROM submissions AS s
    WHERE s.submission_id = ${submissionId}
  `.execute(db);
  return rows[0]?.is === true;
}
