import os from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueLetter } from '../domains/mail/index.ts';
import { befriend, createChild, givePictures } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { sendMessage } from '../testing/messages.ts';
import { startBackground } from '../use-cases/background.ts';

let server: TestApp;

beforeEach(async () => {
  server = await createTestApp({ config: { processMetrics: true, dataDir: os.tmpdir() } });
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const scrape = async () => (await server.call('GET', '/metrics')).text;

/** Acts while nobody gets a connection to the database. */
async function withoutConnections(act: () => Promise<void>) {
  const { pool } = server.deps.database;
  // The sessions keep one to listen with.
  const free = pool.options.max - (pool.totalCount - pool.idleCount);
  const held = await Promise.all(Array.from({ length: free }, () => pool.connect()));
  const { connectionTimeoutMillis } = pool.options;
  pool.options.connectionTimeoutMillis = 50;
  try {
    await act();
  } finally {
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    for (const client of held) client.release();
  }
}

/** The value of a series; undefined if it is not exported. */
const figure = async (series: string) => {
  const line = (await scrape()).split('\n').find(one => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('SCALE-40 requests, durations and errors are measured by endpoint, and no label has an id', async () => {
  const { userId, token } = await createChild(server);
  await server.call('GET', `users/${userId}/lingos`, { token });
  await server.call('GET', `users/${userId}/lingos`);
  await server.call('GET', `/no-such-page-${userId}`);
  await server.call('DELETE', `/no-such-page-${userId}`);
  const text = await scrape();
  const of = 'endpoint="GET users/{id}/lingos"';
  expect(text).toContain(`http_request_duration_seconds_count{${of},status="200"} 1`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${of},status="200"} 1`);
  expect(text).toContain(`http_errors_total{${of},code="unauthenticated"} 1`);
  expect(text).not.toContain(`http_errors_total{${of},code="null"}`);
  expect(text).toContain('http_errors_total{endpoint="none",code="not_found"} 1');
  expect(text).not.toContain(userId);
});

test('SCALE-41 the process, its disk, its connections and its queues are measured', async () => {
  const { pool } = server.deps.database;
  const held = await pool.connect();
  const text = await scrape();
  held.release();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_eventloop_active_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'data_disk_free_bytes',
    'data_disk_size_bytes',
  ]) {
    expect(Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]), name).toBeGreaterThan(0);
  }
  expect(text).toContain(`database_connections_max ${pool.options.max}`);
  const used = /^database_connections\{state="used"\} (.*)$/m.exec(text)?.[1];
  expect(Number(used)).toBeGreaterThanOrEqual(1);
  expect(text).toContain('database_up 1');
  const waits = Number(/^database_connection_wait_seconds_count (.*)$/m.exec(text)?.[1]);
  await pool.query('SELECT 1');
  await server.deps.database.db.selectFrom('users').select('user_id').execute();
  expect(await figure('database_connection_wait_seconds_count')).toBeGreaterThanOrEqual(waits + 2);
});

test('SCALE-41 a call that waits for a connection is counted, and so is one that gets none', async () => {
  await withoutConnections(async () => {
    const waiting = server.deps.database.pool.connect();
    const text = scrape();
    await expect(waiting).rejects.toThrow();
    expect(Number(/^database_connections_waiting (.*)$/m.exec(await text)?.[1])).toBeGreaterThan(0);
    expect(await text).toContain('database_up 0');
  });
  expect(await figure('database_up')).toBe(1);
  expect(await figure('database_connections_waiting')).toBe(0);
});

test('SCALE-41 texts in screening and sign-ins that wait are counted until they end', async () => {
  const [mia, ali] = [await createChild(server), await createChild(server)];
  await befriend(server, mia, ali);
  const { promise: until, resolve: go } = Promise.withResolvers<void>();
  server.screener.waits(() => until);
  const sending = sendMessage(server, mia, ali, 'Hello!');
  await expect.poll(() => figure('screening_in_progress')).toBe(1);
  go();
  await sending;
  expect(await figure('screening_in_progress')).toBe(0);
  expect(await figure('screening_duration_seconds_count')).toBe(1);

  const zoe = await createChild(server, { username: 'Zoe', classCode: 'ABC' });
  await givePictures(server, zoe.userId);
  const body = { classCode: 'ABC', username: 'Zoe', pictures: ['cow', 'cow', 'cow'] };
  expect(await figure('sign_ins_in_progress')).toBe(0);
  const lock = await server.deps.database.pool.connect();
  await lock.query('BEGIN; LOCK TABLE users');
  const trying = server.call('POST', 'sign-in', { body });
  await expect.poll(() => figure('sign_ins_in_progress')).toBe(1);
  await lock.query('COMMIT');
  lock.release();
  expect((await trying).status).toBe(401);
  expect(await figure('sign_ins_in_progress')).toBe(0);
  expect(await figure('sign_in_failures_total{place="unknown"}')).toBe(1);
});

test('SCALE-42 SCALE-19 the oldest text and the oldest letter have an age of their own, which is missing without a database', async () => {
  const [mia, ali] = [await createChild(server), await createChild(server)];
  await befriend(server, mia, ali);
  await sendMessage(server, mia, ali, 'Hello!');
  const { db, pool } = server.deps.database;
  expect(await figure('letters_oldest_seconds')).toBe(0);
  const letter = {
    ...{ to: 'family@example.org', subject: 'Hello', text: 'Hello' },
    ...{ userId: mia.userId, series: 'week' as const },
  };
  // Both are in one thread, which knows only when the newest was queued.
  await queueLetter(db, { ...letter, id: 'one' }, new Date(server.clock()));
  server.clock.advance(90_000);
  await queueLetter(db, { ...letter, id: 'two' }, new Date(server.clock()));
  expect((await pool.query('SELECT FROM letter_threads')).rowCount).toBe(1);
  // Tries move the time when a letter is due, but not its age.
  await pool.query("UPDATE outbox SET tries = 5, due_at = due_at + interval '1 hour'");
  expect(await figure('letters_oldest_seconds')).toBe(90);
  expect(await figure('letters{state="waiting"}')).toBe(2);
  expect(await figure('desk_oldest_seconds{kind="open"}')).toBe(90);
  await pool.query('UPDATE outbox SET failed_at = now()');
  expect(await figure('letters{state="failed"}')).toBe(2);

  await withoutConnections(async () => {
    expect(await figure('letters_oldest_seconds')).toBeUndefined();
    expect(await figure('desk_late')).toBeUndefined();
    expect(await figure('letters{state="failed"}')).toBeUndefined();
  });
});

test('SCALE-43 each background task has its last success, duration, interval and failures', async () => {
  const { pool } = server.deps.database;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const started = server.clock() / 1_000;
  const stop = startBackground(server.deps);
  const last = 'task_last_success_timestamp_seconds{task="letters"}';
  expect(await figure(last)).toBe(started);
  expect(await figure('task_interval_seconds{task="letters"}')).toBe(5);
  await pool.query('ALTER TABLE outbox RENAME TO elsewhere');
  server.clock.advance(5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => figure('task_failures_total{task="letters"}')).toBe(1);
  expect(await figure(last)).toBe(started);
  await pool.query('ALTER TABLE elsewhere RENAME TO outbox');
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      return figure(last);
    })
    .toBe(started + 5);
  expect(await figure('task_last_duration_seconds{task="letters"}')).toBeGreaterThan(0);
  expect(await figure('task_failures_total{task="retention"}')).toBe(0);
  await stop();
});
