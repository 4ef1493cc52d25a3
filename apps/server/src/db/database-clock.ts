import type { Pool } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from './log.ts';

const MEASURE_MS = 10_000;
/** Slower answers say too little about the time, once it is known. */
const MOST_ROUND_TRIP_MS = 1_000;
/** A difference of this size means that the clock of this machine was changed, or that it slept. */
const JUMP_MS = 1_000;
const WORTH_A_WARNING_MS = 5_000;

/** A clock that all servers share. */
export type DatabaseClock = {
  readonly clock: Clock;
  /** Stops asking the database. */
  stop(): void;
};

/** The clocks of this machine: one that can be set, and one that only runs. */
export type LocalClocks = { readonly set: Clock; readonly running: Clock };

const localClocks: LocalClocks = { set: Date.now, running: () => performance.now() };

/**
 * A clock that follows that of the database, so that a server with a wrong clock ends no session and settles no
 * decision too early. Between two measurements it runs with the monotonic clock of the process.
 */
export async function followDatabaseClock(
  pool: Pick<Pool, 'query'>,
  log: Pick<Log, 'warn'>,
  local: LocalClocks = localClocks,
): Promise<DatabaseClock> {
  let base = { database: local.set(), set: local.set(), running: local.running() };
  let isMeasured = false;
  const measure = async (): Promise<void> => {
    const asked = local.running();
    const { rows } = await pool.query<{ ms: number }>(
      'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
    );
    const running = local.running();
    const roundTrip = running - asked;
    if (isMeasured && roundTrip > MOST_ROUND_TRIP_MS) return;
    isMeasured = true;
    const database = (rows[0]?.ms ?? 0) + roundTrip / 2;
    base = { database, set: local.set(), running };
  };
  await measure();
  const seconds = Math.round((base.set - base.database) / 1_000);
  if (Math.abs(seconds) * 1_000 >= WORTH_A_WARNING_MS) {
    log.warn({ seconds }, "the clock of this machine differs from the database's, which counts");
  }

  let isMeasuring = false;
  const measureNow = (): void => {
    if (isMeasuring) return;
    isMeasuring = true;
    // The database may be out of reach: the next measurement comes soon.
    void measure()
      .catch(() => undefined)
      .finally(() => {
        isMeasuring = false;
      });
  };
  const timer = setInterval(measureNow, MEASURE_MS).unref();
  return {
    clock() {
      const passed = local.running() - base.running;
      if (Math.abs(local.set() - base.set - passed) > JUMP_MS) measureNow();
      return Math.floor(base.database + passed);
    },
    stop: () => clearInterval(timer),
  };
}
