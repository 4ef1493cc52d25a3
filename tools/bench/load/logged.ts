import type { Fleet } from './fleet.ts';

/** Which answers the log lacks, and which it has more than once. */
export type Logged = { readonly lost: number; readonly twice: number };

/**
 * Compares the answers that children gave since `from` with the log. They have the numbers 1 to `given`, which the
 * log has as their time.
 */
export async function compareWithLog(
  { pool }: Pick<Fleet, 'pool'>,
  from: Date,
  given: number,
): Promise<Logged> {
  const { rows } = await pool.query<{ lost: number; twice: number }>(
    `SELECT count(*) FILTER (WHERE times = 0)::int AS lost, count(*) FILTER (WHERE times > 1)::int AS twice
     FROM (
       SELECT number, count(time_ms) AS times
       FROM generate_series(1, $2::int) AS number
       LEFT JOIN attempts ON time_ms = number AND at >= $1
       GROUP BY number
     ) AS compared`,
    [from, given],
  );
  return rows[0] ?? { lost: given, twice: 0 };
}
