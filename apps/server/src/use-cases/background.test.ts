import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { createChild } from '../testing/children.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { type Job, startBackground } from './background.ts';

let server: TestApp;
let other: TestApp | undefined;

const pretendTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

beforeEach(async () => {
  server = await createTestApp();
  pretendTime();
});

afterEach(async () => {
  vi.useRealTimers();
  await other?.close();
  other = undefined;
  await server.close();
});

test('SAFE-06 a server sends letters periodically until it stops, even after a job has failed', async () => {
  const { db, pool } = server.deps.database;
  const child = await createChild(server);
  await saveGrownUp(db, { userId: child.userId, email: 'family@example.org' });
  const write = (id: string) =>
    queueLetter(
      db,
      { id, to: 'family@example.org', subject: 'Hello', text: 'Hello' },
      new Date(server.clock()),
    );
  const sent = async (count: number) => {
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(() => expect(server.mailer.letters.length).toBe(count), 120_000);
  };
  const stop = startBackground(server.deps);
  await write('one');
  await sent(1);
  await pool.query('ALTER TABLE outbox RENAME TO elsewhere');
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(
    () => expect(server.logs.some(line => line.includes('a job failed'))).toBe(true),
    120_000,
  );
  await pool.query('ALTER TABLE elsewhere RENAME TO outbox');
  await write('two');
  await vi.waitFor(() => sent(2), 120_000);
  await stop();
  await write('three');
  await vi.advanceTimersByTimeAsync(60_000);
  await sleep(50);
  expect(server.mailer.letters.length).toBe(2);
});

test('SERVER-08 a server deletes events after 90 days, also more than fit in one statement', async () => {
  const { pool } = server.deps.database;
  const insert = (count: number, days: number) =>
    pool.query(
      `INSERT INTO events (name, path, at, received_at)
       SELECT 'navigation', '/profile', now(), $1 FROM generate_series(1, $2)`,
      [new Date(server.clock() - days * 86_400_000), count],
    );
  await insert(10_001, 91);
  await insert(2, 89);
  const stop = startBackground(server.deps);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await vi.waitFor(
    async () => expect((await pool.query('SELECT 1 FROM events')).rowCount).toBe(2),
    120_000,
  );
  await stop();
});

test('CLASS-35 a server keeps age bands as children grow', async () => {
  const { pool } = server.deps.database;
  const { userId } = await createChild(server, { band: 1 });
  await pool.query('UPDATE users SET birth_year = 2016, birth_month = 1 WHERE user_id = $1', [
    userId,
  ]);
  const stop = startBackground(server.deps);
  await vi.advanceTimersByTimeAsync(600_000);
  await vi.waitFor(
    async () =>
      expect((await pool.query('SELECT age_band FROM users')).rows).toEqual([{ age_band: 2 }]),
    120_000,
  );
  await stop();
});

/** A second server on the same database. It starts in real time. */
async function otherServer(): Promise<TestApp> {
  vi.useRealTimers();
  other = await createTestApp({ database: server.deps.database as TestDatabase });
  pretendTime();
  return other;
}

/** Waits until both servers have tried to take a job, and one has given it back. */
function bothTried(): () => Promise<unknown> {
  const { pool } = server.deps.database;
  const tries = countQueries(pool, 'INSERT INTO job_leases');
  const isGivenBack = async () =>
    (await pool.query('SELECT FROM job_leases WHERE due_at > clock_timestamp()')).rowCount === 1;
  return () => vi.waitUntil(async () => tries() === 2 && (await isGivenBack()), 120_000);
}

test('SCALE-20 of two servers, whose clocks differ by an hour, one runs a leased job, and the other when that one has stopped', async () => {
  const second = await otherServer();
  second.clock.advance(3_600_000);
  const servers = [server.deps, second.deps];
  const ran: (typeof servers)[number][] = [];
  const run: Job['run'] = async deps => ran.push(deps);
  const job: Job = { name: 'counted', everyMs: 60_000, isLeased: true, run };
  const [stopOne, stopTwo] = servers.map(deps => startBackground(deps, [job]));
  const tried = bothTried();
  await vi.advanceTimersByTimeAsync(60_000);
  await tried();
  await Promise.all([stopOne?.(), stopTwo?.()]);
  expect(ran).toHaveLength(1);
  const left = servers.find(deps => deps !== ran[0]);
  if (!left) throw new Error('both are the same');
  await server.deps.database.pool.query('UPDATE job_leases SET due_at = clock_timestamp()');
  left.registry.clear();
  const stop = startBackground(left, [job]);
  await vi.advanceTimersByTimeAsync(60_000);
  await stop();
  expect(ran).toEqual([ran[0], left]);
});

test('SCALE-22 a job that many servers may run at once runs on each, one that needs a lease on one', async () => {
  const second = await otherServer();
  const ran: string[] = [];
  const jobs: Job[] = [
    { name: 'of own files', everyMs: 1_000, run: async () => ran.push('own') },
    { name: 'once', everyMs: 1_000, isLeased: true, run: async () => ran.push('once') },
  ];
  const stops = [server, second].map(({ deps }) => startBackground(deps, jobs));
  const tried = bothTried();
  await vi.advanceTimersByTimeAsync(1_000);
  await tried();
  await Promise.all(stops.map(stop => stop()));
  expect(ran.sort()).toEqual(['once', 'own', 'own']);
});
