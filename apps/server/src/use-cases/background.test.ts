import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveGrownUp } from '../domains/grown-ups/index.ts';
import { queueLetter } from '../domains/mail/index.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { startBackground } from './background.ts';

let server: TestApp;

beforeEach(async () => {
  server = await createTestApp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
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
    await vi.waitFor(() => expect(server.mailer.letters.length).toBe(count), { timeout: 10_000 });
  };
  const stop = startBackground(server.deps);
  await write('one');
  await sent(1);
  await pool.query('ALTER TABLE outbox RENAME TO elsewhere');
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(
    () => expect(server.logs.some(line => line.includes('a job failed'))).toBe(true),
    { timeout: 10_000 },
  );
  await pool.query('ALTER TABLE elsewhere RENAME TO outbox');
  await write('two');
  await vi.waitFor(() => sent(2), { timeout: 20_000 });
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
  await vi.advanceTimersByTimeAsync(600_000);
  await vi.waitFor(
    async () => expect((await pool.query('SELECT 1 FROM events')).rowCount).toBe(2),
    { timeout: 10_000 },
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
    { timeout: 10_000 },
  );
  await stop();
});
