import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** How often something happened, and how long it took in milliseconds; null if it never happened. */
export type Durations = {
  readonly count: number;
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
};

/** Measures durations. `rows`: a query with one column `ms`; below zero counts as zero. */
export async function measureDurations(db: Db, rows: RawBuilder<unknown>): Promise<Durations> {
  const { rows: found } = await sql<Durations>`
    SELECT count(ms)::int AS count,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY greatest(ms, 0)))::bigint AS "medianMs",
      round(percentile_cont(0.95) WITHIN GROUP (ORDER BY greatest(ms, 0)))::bigint AS "p95Ms"
    FROM (${rows}) AS durations
  `.execute(db);
  const [durations] = found;
  if (!durations) throw new Error('measuring durations returned no row');
  return durations;
}
