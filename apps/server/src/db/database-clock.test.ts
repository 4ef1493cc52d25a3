import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../testing/silent-log.ts';
import { type DatabaseClock, followDatabaseClock } from './database-clock.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-02T12:00:00Z');

let time: DatabaseClock | undefined;
/** How much the clocks of database and machine are ahead of the true time, and how long the machine slept. */
let ahead = { database: 0, machine: 0 };
let passed = 0;

const local = { set: () => NOON + passed + ahead.machine, running: () => passed };
const pool = { query: async () => ({ rows: [{ ms: NOON + passed + ahead.database }] }) } as never;
const warnings: unknown[] = [];
const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) } as never;
const follow = async () => {
  time = await followDatabaseClock(pool, log, local);
  return time.clock;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  ahead = { database: 0, machine: 0 };
  passed = 0;
  warnings.length = 0;
});

afterEach(() => {
  time?.stop();
  vi.useRealTimers();
});

test('SCALE-23 a server whose clock is an hour wrong has the time of the database, and says so', async () => {
  ahead = { database: 0, machine: HOUR };
  const clock = await follow();
  expect(clock()).toBe(NOON);
  passed = 5_000;
  expect(clock()).toBe(NOON + 5_000);
  expect(JSON.stringify(warnings)).toContain('"seconds":3600');
});

test('SCALE-23 a clock that is set while the server runs changes nothing', async () => {
  const clock = await follow();
  passed = 1_000;
  ahead = { database: 0, machine: -HOUR };
  expect(clock()).toBe(NOON + 1_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock()).toBe(NOON + 1_000);
});

test('SCALE-23 it follows the database as its clock is corrected', async () => {
  const clock = await follow();
  ahead = { database: 40, machine: 0 };
  expect(clock()).toBe(NOON);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(clock()).toBe(NOON + 40);
  expect(warnings).toEqual([]);
});

test('SCALE-23 a machine that slept measures again at the first call', async () => {
  const clock = await follow();
  // The monotonic clock does not count sleep.
  ahead = { database: HOUR, machine: HOUR };
  expect(clock()).toBe(NOON);
  await vi.waitFor(() => expect(clock()).toBe(NOON + HOUR), 120_000);
});
