import type { Pool } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';

/** How far a standby may be behind to be read. */
const MOST_BEHIND_MS = 2_000;
const MEASURE_MS = 500;
/** How many positions are remembered: those of ten seconds. */
const MOST_POSITIONS = 20;

/** A standby that is followed. */
export type Standby = {
  /** The standby while it is at most two seconds behind, else undefined. */
  choose(): Db | undefined;
  stop(): void;
};

type Options = {
  readonly primary: Pick<Pool, 'query'>;
  readonly standby: { readonly db: Db; readonly pool: Pick<Pool, 'query'> };
  readonly log: Pick<Log, 'warn' | 'info'>;
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed?: Clock;
  /** Milliseconds between two measurements. */
  readonly measureMs?: number;
};

const WRITTEN = 'pg_current_wal_lsn()';
// A server that was promoted keeps the last position that it replayed.
const REPLAYED = 'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END';

async function readPosition(pool: Pick<Pool, 'query'>, position: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ at: string | null }>(
    `SELECT (${position} - '0/0'::pg_lsn)::text AS at`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : BigInt(at);
}

/**
 * Measures how far a standby is behind. It compares positions in the log of the primary with what the standby has
 * replayed, and not the times that the standby reports: one that is cut off reports no lag. A standby that does not
 * answer, or that became a primary, falls behind and is not read.
 */
export function followStandby({
  primary,
  standby,
  log,
  elapsed = () => performance.now(),
  measureMs = MEASURE_MS,
}: Options): Standby {
  let positions: { readonly at: number; readonly position: bigint }[] = [];
  /** Everything that was committed before this moment is on the standby. */
  let replayedUpTo = Number.NEGATIVE_INFINITY;
  let wasRead = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const isFresh = (): boolean => elapsed() - replayedUpTo < MOST_BEHIND_MS;
  const measure = async (): Promise<void> => {
    const at = elapsed();
    const position = await readPosition(primary, WRITTEN);
    if (position !== null) positions = [...positions, { at, position }].slice(-MOST_POSITIONS);
    const replayed = await readPosition(standby.pool, REPLAYED);
    if (replayed === null) return;
    const known = positions.findLast(one => one.position <= replayed);
    if (known) replayedUpTo = known.at;
  };
  const report = (): void => {
    if (isFresh() === wasRead) return;
    wasRead = !wasRead;
    if (wasRead) log.info('the standby is read');
    else log.warn('the standby is behind or out of reach: the primary is read');
  };
  const run = async (): Promise<void> => {
    await measure().catch(() => undefined);
    report();
    if (!isStopped) timer = setTimeout(() => void run(), measureMs).unref();
  };
  void run();
  return {
    choose: () => (isFresh() ? standby.db : undefined),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
