import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { since as waitsSince } from './queue.data.ts';
import type { ToldFacts } from './told.policy.ts';
import { waited } from './waits.data.ts';

/** What the time told is made from: texts that wait at a moment, and decisions since another. */
export async function findToldFacts(
  db: Db,
  { at, since }: { at: Date; since: Date },
): Promise<ToldFacts> {
  const { rows } = await sql<ToldFacts>`
    SELECT * FROM (
      SELECT count(*)::int AS waiting,
        CASE WHEN count(*) > 0 THEN
          greatest(0, ceil(extract(epoch FROM ${at}::timestamptz - min(${waitsSince})) * 1000))::bigint
        END AS "oldestMs"
      FROM submissions AS s WHERE state IN ('waiting', 'held', 'escalated')
    ) AS open, (
      SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${waited}))::bigint AS "medianMs",
        round(percentile_cont(0.5) WITHIN GROUP (ORDER BY d.seconds) * 1000)::bigint AS "readingMs"
      FROM decisions AS d
      JOIN submission_versions AS v ON v.submission_id = d.submission_id AND v.rev = d.rev
      WHERE d.at >= ${since} AND d.undone_at IS NULL
        AND (d.kind = 'review' OR d.seat = 'first')
    ) AS decided
  `.execute(db);
  if (!rows[0]) throw new Error('Counting returned no row');
  return rows[0];
}
