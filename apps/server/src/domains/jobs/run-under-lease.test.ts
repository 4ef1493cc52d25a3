import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { LEASE_MS, runUnderLease } from './run-under-lease.service.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(async () => {
  vi.useRealTimers();
  await database.close();
});

const never = new AbortController().signal;
const job = (holder: string, stopping = never) => ({
  name: 'job',
  holder,
  everyMs: 60_000,
  stopping,
});
/** The lease; `due` is in seconds, to the nearest ten because the database's clock goes on. */
const row = async () => {
  const { rows } = await database.pool.query(
    `SELECT holder, fence, expires_at > clock_timestamp() AS held,
       round(extract(epoch FROM due_at - clock_timestamp()), -1)::int AS due FROM job_leases`,
  );
  return rows[0];
};
/** The database's clock goes on. */
const pass = (ms: number) =>
  database.pool.query(
    `UPDATE job_leases SET expires_at = expires_at - $1 * interval '1 millisecond',
       due_at = due_at - $1 * interval '1 millisecond'`,
    [ms],
  );

/** A run that lasts until it is ended. */
function longRun() {
  const begun = Promise.withResolvers<AbortSignal>();
  const ended = Promise.withResolvers<void>();
  const run = (stopping: AbortSignal) => {
    begun.resolve(stopping);
    return ended.promise;
  };
  return { run, begun: begun.promise, end: ended.resolve };
}

test('SCALE-20 a job runs on one server at a time, and not again on any before it is due', async () => {
  const { run, begun, end } = longRun();
  const first = runUnderLease(database.db, job('one'), run);
  await begun;
  const runs: string[] = [];
  const asTwo = () => runUnderLease(database.db, job('two'), async () => runs.push('two'));
  expect(await asTwo()).toBeGreaterThan(LEASE_MS - 10_000);
  end();
  expect(await first).toBe(60_000);
  expect(await row()).toEqual({ holder: 'one', fence: 1, held: false, due: 60 });
  expect(await asTwo()).toBeGreaterThan(50_000);
  expect(runs).toEqual([]);
  await pass(60_000);
  expect(await asTwo()).toBe(60_000);
  expect(runs).toEqual(['two']);
  expect(await row()).toMatchObject({ holder: 'two', fence: 2 });
});

test('SCALE-20 a hundred tries at once take a job once', async () => {
  let runs = 0;
  const tries = Array.from({ length: 100 }, (_, index) =>
    runUnderLease(database.db, job(`server ${index}`), async () => {
      runs += 1;
    }),
  );
  await Promise.all(tries);
  expect(runs).toBe(1);
});

test('SCALE-21 a server that dies loses its job when the lease expires, and a stale one cannot take it back', async () => {
  const dead = longRun();
  const first = runUnderLease(database.db, job('dead'), dead.run);
  await dead.begun;
  await pass(LEASE_MS);
  const next = longRun();
  const second = runUnderLease(database.db, job('next'), next.run);
  await next.begun;
  expect(await row()).toMatchObject({ holder: 'next', fence: 2, held: true });
  // The server was not dead but asleep: it learns at its next renewal that the lease is lost.
  const signal = await dead.begun;
  expect(signal.aborted).toBe(false);
  const told = new Promise(resolve => signal.addEventListener('abort', resolve));
  await vi.advanceTimersByTimeAsync(10_000);
  await told;
  dead.end();
  await first;
  expect(await row()).toMatchObject({ holder: 'next', fence: 2, held: true });
  next.end();
  await second;
  expect(await row()).toMatchObject({ holder: 'next', held: false, due: 60 });
});

test('SCALE-21 a long run renews its lease', async () => {
  const { run, begun, end } = longRun();
  const running = runUnderLease(database.db, job('one'), run);
  const signal = await begun;
  await pass(25_000);
  await vi.advanceTimersByTimeAsync(10_000);
  const left = `SELECT extract(epoch FROM expires_at - clock_timestamp())::int AS s FROM job_leases`;
  await expect
    .poll(async () => (await database.pool.query(left)).rows[0].s)
    .toBeGreaterThan(LEASE_MS / 1_000 - 10);
  expect(signal.aborted).toBe(false);
  end();
  await running;
});

test('SCALE-21 a server that cannot reach the database stops its run when the lease expires', async () => {
  const { run, begun, end } = longRun();
  const running = runUnderLease(database.db, job('one'), run);
  const signal = await begun;
  await database.pool.query('ALTER TABLE job_leases RENAME TO elsewhere');
  await vi.advanceTimersByTimeAsync(LEASE_MS - 1);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
  end();
  await running;
});

test('SCALE-22 a job that fails is given back, and one that is cut short by a stop is due at once', async () => {
  const failing = runUnderLease(database.db, job('one'), () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await row()).toMatchObject({ held: false, due: 60 });
  await pass(60_000);
  const stopping = new AbortController();
  const { run, begun, end } = longRun();
  const running = runUnderLease(database.db, job('one', stopping.signal), run);
  const signal = await begun;
  stopping.abort();
  expect(signal.aborted).toBe(true);
  end();
  await running;
  expect(await row()).toMatchObject({ held: false, due: 0 });
});
