import type { FourEyes } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Durations, measureDurations } from '../../db/durations.ts';

const toSecond = sql`extract(epoch FROM x.answered_at - x.proposed_at) * 1000`;

/** How long severe texts waited for their second adult, for those answered since a moment. */
export const measureSecondAdults = (db: Db, since: Date): Promise<Durations> =>
  measureDurations(
    db,
    sql`SELECT ${toSecond} AS ms FROM severe_texts AS x WHERE x.answered_at >= ${since}`,
  );

/** How two adults agreed on the severe texts since a moment, and how long the second took to answer. */
export async function readFigures(db: Db, since: Date): Promise<NonNullable<FourEyes['figures']>> {
  const { rows } = await sql<NonNullable<FourEyes['figures']>>`
    SELECT count(*) AS texts, count(*) FILTER (WHERE NOT third.has) AS same,
      count(*) FILTER (WHERE third.has) AS thirds,
      count(*) FILTER (WHERE third.has AND x.outcome = 'withhold') AS "keptBack",
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${toSecond}))::bigint AS "medianMs",
      round(percentile_cont(0.95) WITHIN GROUP (ORDER BY ${toSecond}))::bigint AS "p95Ms"
    FROM severe_texts AS x CROSS JOIN LATERAL (SELECT EXISTS (
      SELECT FROM decisions AS d
      WHERE d.severe_id = x.severe_id AND d.seat = 'third' AND d.undone_at IS NULL
    ) AS has) AS third
    WHERE x.done_at >= ${since}
  `.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('counting severe texts returned no row');
  return figures;
}
