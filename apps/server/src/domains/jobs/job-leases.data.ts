import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** The right to run a job. Only the newest fence of a job can renew it or give it back. */
export type JobLease = { readonly name: string; readonly fence: number };

/**
 * Takes a job that is due and that no server holds, in one statement by the database's clock.
 * @returns the lease, or the milliseconds until the job may be free
 */
export async function takeJob(
  db: Db,
  { name, holder, leaseMs }: { name: string; holder: string; leaseMs: number },
): Promise<JobLease | number> {
  // Without the first condition, a try would write and lock the row of a job that is not free.
  const { rows } = await sql<{ fence: number | null; waitMs: number | null }>`
    WITH now AS MATERIALIZED (SELECT clock_timestamp() AS at),
    taken AS (
      INSERT INTO job_leases AS lease (name, holder, fence, expires_at, due_at)
      SELECT ${name}, ${holder}, 1, at + ${leaseMs}::float8 * interval '1 millisecond', at FROM now
      WHERE NOT EXISTS (
        SELECT FROM job_leases WHERE name = ${name} AND greatest(due_at, expires_at) > at)
      ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, fence = lease.fence + 1,
        expires_at = excluded.expires_at
      WHERE greatest(lease.due_at, lease.expires_at) <= clock_timestamp()
      RETURNING fence
    )
    SELECT (SELECT fence FROM taken) AS fence, (
      SELECT extract(epoch FROM greatest(due_at, expires_at) - at)::float8 * 1000
      FROM job_leases, now WHERE name = ${name}
    ) AS "waitMs"
  `.execute(db);
  const [{ fence, waitMs } = { fence: null, waitMs: null }] = rows;
  return fence === null ? Math.max(0, waitMs ?? 0) : { name, fence };
}

/** Extends a lease. @returns false if another server has taken the job since */
export async function renewJob(db: Db, { name, fence }: JobLease, leaseMs: number) {
  const { numAffectedRows } = await sql`
    UPDATE job_leases
    SET expires_at = clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond'
    WHERE name = ${name} AND fence = ${fence}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Gives a job back, due again after `nextMs`; does nothing if another server has taken it since. */
export async function giveBackJob(db: Db, { name, fence }: JobLease, nextMs: number) {
  await sql`
    UPDATE job_leases SET expires_at = clock_timestamp(),
      due_at = clock_timestamp() + ${nextMs}::float8 * interval '1 millisecond'
    WHERE name = ${name} AND fence = ${fence}
  `.execute(db);
}
