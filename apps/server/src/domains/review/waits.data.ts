import type { SignalGroup } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Durations, measureDurations } from '../../db/durations.ts';

/** Waiting times until first decisions, for one reason or all (null). */
export type WaitRow = {
  readonly group: SignalGroup | null;
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
};

/** SQL: how long the version of a decision had waited, in milliseconds. */
export const waited = sql`extract(epoch FROM greatest(d.at, v.at) - v.at) * 1000`;

/** Median and 95th percentile of the waiting times of decisions since a moment. */
export async function measureWaits(db: Db, since: Date): Promise<WaitRow[]> {
  const { rows } = await sql<WaitRow>`
    SELECT s.main_group AS "group",
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${waited}))::bigint AS "medianMs",
      round(percentile_cont(0.95) WITHIN GROUP (ORDER BY ${waited}))::bigint AS "p95Ms"
    FROM decisions AS d
    JOIN submissions AS s ON s.submission_id = d.submission_id
    JOIN submission_versions AS v ON v.submission_id = d.submission_id AND v.rev = d.rev
    WHERE d.at >= ${since} AND d.undone_at IS NULL
      AND (d.kind = 'review' OR d.seat = 'first')
    GROUP BY GROUPING SETS ((s.main_group), ())
  `.execute(db);
  return rows;
}

/** How long texts waited until somebody looked at them first, for decisions since a moment. */
export const measureFirstLooks = (db: Db, since: Date): Promise<Durations> =>
  measureDurations(
    db,
    sql`
      SELECT ${waited} - d.seconds * 1000 AS ms FROM decisions AS d
      JOIN submission_versions AS v ON v.submission_id = d.submission_id AND v.rev = d.rev
      WHERE d.at >= ${since} AND d.undone_at IS NULL
        AND (d.kind = 'review' OR d.seat = 'first')`,
  );
