import type { Pool, PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createListener, type Listener } from './listener.ts';

let database: TestDatabase;
let listener: Listener;
let passed: number;
let heard: string[];
let lost: number;
let warnings: unknown[];

beforeEach(async () => {
  database = await createTestDatabase('empty');
  [passed, heard, lost, warnings] = [0, [], 0, []];
});

afterEach(async () => {
  vi.useRealTimers();
  listener.close();
  await database.close();
});

const listenOn = (direct: Pick<Pool, 'connect'> = database.pool) => {
  listener = createListener(
    { pool: database.pool, direct: direct as Pool },
    {
      channels: ['said'],
      heard: (channel, payload) => heard.push(`${channel} ${payload}`),
      lost: () => {
        lost += 1;
      },
      log: { warn: ((...line: unknown[]) => warnings.push(line)) as never },
      elapsed: () => passed,
    },
  );
  return listener.listen();
};
const say = (what: string) => database.pool.query("SELECT pg_notify('said', $1)", [what]);

/** A pool whose connections are changed first. */
const changed = (change: (client: PoolClient) => void): Pick<Pool, 'connect'> => ({
  connect: (async () => {
    const client = await database.pool.connect();
    change(client);
    return client;
  }) as Pool['connect'],
});

test('SCALE-25 a listener hears what other connections say', async () => {
  await listenOn();
  expect(listener.isLive()).toBe(true);
  await say('hello');
  await expect.poll(() => heard).toEqual(['said hello']);
});

test('SCALE-25 through a pooler, whose connections hear nothing and do not say so, it is never live', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const deaf = changed(client => {
    const on = client.on.bind(client);
    client.on = ((event: string, act: () => void) =>
      event === 'notification' ? client : on(event as 'end', act)) as typeof client.on;
  });
  const listening = listenOn(deaf);
  await vi.waitUntil(async () => {
    await vi.advanceTimersByTimeAsync(2_000);
    return warnings.length > 0;
  }, 120_000);
  await listening;
  expect(listener.isLive()).toBe(false);
  expect(JSON.stringify(warnings)).toContain('cannot listen to other servers');
});

test('SCALE-25 a connection that does not answer is not live after a second, and live when it answers again', async () => {
  let isSilent = false;
  let answer: () => void = () => undefined;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await listenOn(
    changed(client => {
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
      client.query = (async (...args: unknown[]) => {
        const result = await query(...args);
        if (isSilent) await new Promise<void>(resolve => (answer = resolve));
        return result;
      }) as typeof client.query;
    }),
  );
  isSilent = true;
  passed = 400;
  await vi.advanceTimersByTimeAsync(400);
  passed = 999;
  expect(listener.isLive()).toBe(true);
  passed = 1_000;
  expect(listener.isLive()).toBe(false);
  await vi.waitFor(() => {
    answer();
    expect(listener.isLive()).toBe(true);
  }, 120_000);
  expect(lost).toBe(0);
});

test('SCALE-25 a lost connection is replaced, and what was missed meanwhile is reported as lost', async () => {
  await listenOn();
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE '%listening' AND datname = current_database()`,
  );
  await expect.poll(() => lost).toBe(1);
  await expect.poll(() => listener.isLive()).toBe(true);
  await say('again');
  await expect.poll(() => heard).toEqual(['said again']);
});
