import type { TextCounts } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** How many texts these children have written, by child; without those that they took back. */
export async function countTexts(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, TextCounts>> {
  const { rows } = await sql<TextCounts & { userId: string }>`
    SELECT author_id AS "userId", count(*)::int AS written,
      count(*) FILTER (WHERE delivered_at IS NOT NULL AND state <> 'withheld')::int AS delivered,
      count(*) FILTER (WHERE state = 'returned')::int AS returned,
      count(*) FILTER (WHERE delivered_at IS NULL
        AND state IN ('waiting', 'held', 'escalated', 'decided'))::int AS waiting
    FROM submissions
    WHERE author_id = ANY (${userIds}::text[]) AND withdrawn_at IS NULL AND state <> 'withdrawn'
    GROUP BY author_id
  `.execute(db);
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}
