import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type EndpointKey, endpoints, type Method } from '@digipals/contract';
import type { Pool, PoolClient } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../testing/create-test-app.ts';

let server: TestApp;

afterEach(() => server.close());

test.each([
  ['body', 'content-type: application/json\r\ncontent-length: 500\r\n\r\n{"classCode"'],
  ['head', 'content-type: appl'],
])(
  'SERVER-04 a request whose %s stops arriving is closed with 408, without an error in the log',
  async (_, rest) => {
    server = await createTestApp({ config: { requestMs: 120 } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const logged = server.logs.length;
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /api/sign-in HTTP/1.1\r\nhost: d\r\n${rest}`);
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk;
    });
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(answer.match(/HTTP\/1.1/g)?.length).toBe(1);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'request_timeout',
    });
    const lines = server.logs.slice(logged).map(line => JSON.parse(line));
    expect(lines).toMatchObject([{ level: 30, status: 408 }]);
  },
);

test('SERVER-05 without a free database connection every call answers 503, and so does /readyz', async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  const child = await createChild(server);
  const { pool } = server.deps.database;
  const release = await holdAll(pool);
  try {
    const answers = await callAll(child);
    const failed = [...answers].filter(([, { status }]) => status === 503);
    expect(failed.length).toBeGreaterThan(20);
    for (const [, answer] of failed) {
      expect(answer.json()).toMatchObject({ code: 'unavailable', retryAfter: 1 });
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect([...answers].filter(([, { status }]) => status === 500).map(([key]) => key)).toEqual([]);
    const ready = await server.call('GET', '/readyz');
    expect(ready.json()).toMatchObject({ status: 503, message: 'The database does not answer' });
  } finally {
    release();
  }
  expect((await server.call('GET', '/readyz')).status).toBe(200);
});

/** Takes every connection of a pool. @returns a function that gives them back */
async function holdAll(pool: Pool): Promise<() => void> {
  const { connectionTimeoutMillis } = pool.options;
  pool.options.connectionTimeoutMillis = 20;
  const held: PoolClient[] = [];
  const hold = () => pool.connect().catch(() => undefined);
  for (let next = await hold(); next || pool.totalCount < pool.options.max; next = await hold()) {
    if (next) held.push(next);
  }
  return () => {
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    for (const client of held) client.release();
  };
}

/** The answer of every call of the contract, without a body. */
async function callAll({ userId, token }: TestChild): Promise<Map<EndpointKey, TestAnswer>> {
  const answers = new Map<EndpointKey, TestAnswer>();
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const [method, path = ''] = key.split(' ');
    const filled = path.replace(/\{\w+\}/g, userId);
    answers.set(key, await server.call(method as Method, filled, { token }));
  }
  return answers;
}

test('SERVER-05 with a full disk a write answers 503, and /readyz until there is room', async () => {
  server = await createTestApp();
  const { pool } = server.deps.database;
  const child = await createChild(server);
  const body = [{ name: 'navigation', path: '/profile', at: '2026-03-02T09:00:00Z' }];
  const write = () => server.call('POST', 'events', { token: child.token, body });
  const ready = () => server.call('GET', '/readyz');
  const noRoom = "RAISE EXCEPTION USING ERRCODE = 'disk_full', MESSAGE = 'No space left on device'";
  await pool.query(`
    CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${noRoom}; END $$;
    CREATE FUNCTION refuse_table() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN ${noRoom}; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION refuse_row();
    CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS')
      EXECUTE FUNCTION refuse_table();
  `);
  expect((await ready()).status).toBe(200);
  expect((await write()).json()).toMatchObject({
    status: 503,
    code: 'unavailable',
    retryAfter: 60,
  });
  for (let times = 0; times < 2; times += 1) {
    expect((await ready()).json()).toMatchObject({ status: 503, message: 'A disk is full' });
  }
  await pool.query('DROP EVENT TRIGGER full_disk; DROP TRIGGER full_disk ON events');
  expect((await ready()).status).toBe(200);
  expect((await write()).status).toBe(200);
});
