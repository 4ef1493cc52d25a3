import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from './http/create-app.ts';
import { stopServer } from './stop-server.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';

let made: TestApp;

beforeEach(async () => {
  made = await createTestApp();
});

afterEach(() => made.close());

/** A listening server that drains for as long as the test wants. */
async function listening() {
  const stopping = new AbortController();
  const config = { ...made.deps.config, drainMs: 7_000 };
  const deps = { ...made.deps, config, stopping: stopping.signal, registry: new Registry() };
  const app = await createApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async (path: string): Promise<IncomingMessage> => {
    const [answer] = await once(request({ port, path, agent }).end(), 'response');
    return answer.resume();
  };
  const order: string[] = [];
  const jobs = Promise.withResolvers<void>();
  const running = {
    ...{ app, stopping, deps },
    background: () => {
      order.push('jobs stop');
      return jobs.promise.then(() => void order.push('jobs stopped'));
    },
    close: async () => void order.push('closed'),
  };
  const drained = Promise.withResolvers<void>();
  const waits: number[] = [];
  const wait = (ms: number) => {
    waits.push(ms);
    return waits.length === 1 ? drained.promise : new Promise(() => undefined);
  };
  const stop = () => stopServer(running, wait);
  return { app, get, stop, order, waits, endJobs: jobs.resolve, endDrain: drained.resolve };
}

test('SCALE-27 a server that stops is not ready but answers, and ends its connections, until the balancer has taken it out', async () => {
  const { get, stop, order, waits, endJobs, endDrain } = await listening();
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.headers.connection]).toEqual([200, 'keep-alive']);
  const stopped = stop();
  const refused = await get('/readyz');
  expect(refused.statusCode).toBe(503);
  const call = await get('/api/sign-in/XYZ');
  expect([call.statusCode, call.headers.connection]).toEqual([404, 'close']);
  expect((await get('/healthz')).statusCode).toBe(200);
  expect(waits).toEqual([7_000]);
  expect(order).toEqual(['jobs stop']);
  endJobs();
  endDrain();
  await stopped;
  expect(order).toEqual(['jobs stop', 'jobs stopped', 'closed']);
  await expect(get('/healthz')).rejects.toThrow();
});

test('SCALE-27 a server that stops waits for open calls and running jobs before it closes what they use', async () => {
  const { app, get, stop, order, endJobs, endDrain } = await listening();
  const { pool } = made.deps.database;
  const lock = await pool.connect();
  await lock.query('BEGIN; LOCK TABLE classes IN ACCESS EXCLUSIVE MODE');
  const call = get('/api/sign-in/XYZ');
  const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
  const stopped = stop();
  endDrain();
  await expect.poll(() => app.server.listening).toBe(false);
  expect(order).toEqual(['jobs stop']);
  await lock.query('COMMIT');
  lock.release();
  expect((await call).statusCode).toBe(404);
  expect(order).toEqual(['jobs stop']);
  endJobs();
  await stopped;
  expect(order).toEqual(['jobs stop', 'jobs stopped', 'closed']);
});
