import type { ConsentMethod, LanguageCode } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { demoChildren } from './demo-children.ts';

/** Method of the consents that the demo world records; no other code uses it. */
export const CONSENT_METHOD = 'demo' satisfies ConsentMethod;

type FoundChild = {
  readonly user_id: string;
  readonly class_code: string;
  readonly username: string;
  readonly support_language: LanguageCode;
};

/**
 * The children that the demo world made: those with its permission, and those without one by their name
 * in its classes. A real child may have joined such a class, or have the class and the name of one in a
 * school of its own.
 */
export async function findDemoChildren(db: Db): Promise<FoundChild[]> {
  const made = demoChildren();
  const { rows } = await sql<FoundChild>`
    WITH permitted AS (
      SELECT user_id, class_id FROM users JOIN consents USING (user_id)
      WHERE method = ${CONSENT_METHOD}
    )
    SELECT user_id, class_code, username, support_language FROM users JOIN classes USING (class_id)
    WHERE user_id IN (SELECT user_id FROM permitted)
      OR class_id IN (SELECT class_id FROM permitted) AND (class_code, username) IN (
        SELECT * FROM unnest(
          ${made.map(({ classCode }) => classCode)}::text[],
          ${made.map(({ username }) => username)}::text[]
        )
      )
    ORDER BY user_id
  `.execute(db);
  return rows;
}
