import type { Db } from '../../db/db.ts';
import { giveBackJob, renewJob, takeJob } from './job-leases.data.ts';

/** A server that dies or loses its database loses its jobs after this time. */
export const LEASE_MS = 30_000;
const RENEW_MS = 10_000;

/** A job as one server tries to run it. */
export type LeasedJob = {
  readonly name: string;
  /** Of the server. */
  readonly holder: string;
  /** Milliseconds from the end of one run, on any server, to the next. */
  readonly everyMs: number;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
};

/**
 * Runs a job if it is due and no other server runs it, and renews its lease meanwhile. `run` gets a signal that is
 * aborted when the server stops or the lease is lost: at the latest when it expires, by a timer of this process, which
 * no clock changes.
 * @returns the milliseconds after which to try again
 */
export async function runUnderLease(
  db: Db,
  { name, holder, everyMs, stopping }: LeasedJob,
  run: (stopping: AbortSignal) => Promise<unknown>,
): Promise<number> {
  const lost = new AbortController();
  const expireLater = () => setTimeout(() => lost.abort(), LEASE_MS).unref();
  // Begins before the database is asked, so that it ends before the lease does.
  let expiry = expireLater();
  let renewing: NodeJS.Timeout | undefined;
  try {
    const lease = await takeJob(db, { name, holder, leaseMs: LEASE_MS });
    if (typeof lease === 'number') return Math.min(lease, everyMs);
    renewing = setInterval(async () => {
      const renewed = expireLater();
      const isHeld = await renewJob(db, lease, LEASE_MS).catch(() => undefined);
      if (isHeld === false) lost.abort();
      clearTimeout(isHeld ? expiry : renewed);
      if (isHeld) expiry = renewed;
    }, RENEW_MS).unref();
    try {
      await run(AbortSignal.any([stopping, lost.signal]));
    } finally {
      clearInterval(renewing);
      // A run that was cut short is finished by another server. A lease that cannot be given back expires.
      const nextMs = stopping.aborted ? 0 : everyMs;
      if (!lost.signal.aborted) await giveBackJob(db, lease, nextMs).catch(() => undefined);
    }
    return everyMs;
  } finally {
    clearTimeout(expiry);
  }
}
