import { type Endpoint, type EndpointKey, endpoints } from '@digipals/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../kernel/api-error.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createStaff } from '../testing/staff.ts';
import { createShedding } from './shed-load.ts';

/** Calls that may always run; the limit begins with 60. */
const LEAST = 20;
const WINDOW_MS = 500;

let app: FastifyInstance;
let server: TestApp | undefined;
let now: number;
let chance: number;
let warnings: object[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = Fastify();
  [now, chance, warnings] = [0, 0, []];
});

afterEach(async () => {
  await app.close();
  vi.useRealTimers();
  await server?.close();
  server = undefined;
});

const registry = new Registry();
beforeEach(() => registry.clear());

/** A server under load: begins calls, ends them, and lets windows of time pass. */
function shedding(overload: { targetMs: number } | null = { targetMs: 300 }) {
  const deps = {
    config: { overload },
    database: { pool: { options: { max: LEAST } } },
    random: () => Buffer.of(chance),
    log: { warn: (what: object) => warnings.push(what) },
  };
  const shed = createShedding(app, deps as never, registry, () => now);
  const running: (() => void)[] = [];
  /** @returns the seconds to wait, or null for a call that began */
  const begin = (key: EndpointKey = 'GET users/current'): number | null => {
    try {
      running.push(shed(key, endpoints[key]));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'too_many_requests') throw error;
      return error.extra.retryAfter ?? 0;
    }
  };
  return {
    begin,
    fill: (count: number) => {
      for (let call = 0; call < count; call += 1) expect(begin()).toBeNull();
    },
    /** All calls end after they took that long. */
    endAll(ms: number): void {
      now += ms;
      for (const end of running.splice(0)) end();
    },
    pass: () => vi.advanceTimersByTimeAsync(WINDOW_MS),
  };
}

test('SCALE-10 calls above the limit are refused; it falls while calls take more than 300 ms, and grows again', async () => {
  const { begin, fill, endAll, pass } = shedding();
  fill(60);
  expect(begin()).toBe(2);
  endAll(301);
  await pass();
  fill(48);
  expect(begin()).toBe(2);
  endAll(300);
  await pass();
  fill(53);
  expect(begin()).toBe(2);
  expect(warnings).toEqual([{ most: 48 }]);
  expect(await registry.getSingleMetricAsString('calls_in_progress')).toContain(
    'calls_in_progress 53',
  );
  expect(await registry.getSingleMetricAsString('calls_in_progress_max')).toContain('_max 53');
});

test('SCALE-10 as many calls as the database has connections always run, however slow they are', async () => {
  const { begin, fill, endAll, pass } = shedding();
  for (let window = 0; window < 20; window += 1) {
    fill(LEAST);
    endAll(10_000);
    await pass();
  }
  fill(LEAST);
  expect(begin()).not.toBeNull();
});

test('SCALE-11 sign-ins, polls and events wait first; what a child who is signed in waits for goes on', () => {
  const { begin, fill } = shedding();
  const last = [
    ...(['GET sign-in/{classCode}', 'POST sign-in', 'POST sign-in/badge'] as const),
    ...(['GET users/{id}/notifications', 'POST events'] as const),
  ];
  fill(29);
  // A sign-in of a child has a queue of its own, and fills no place. What else is public does.
  expect(last.slice(1, 3).map(begin)).toEqual([null, null]);
  expect(begin('GET sign-in/{classCode}')).toBeNull();
  expect(last.map(begin)).toEqual([2, 2, 2, 2, 2]);
  expect(begin('POST users/{id}/solution')).toBeNull();
  expect(begin('GET users/{id}/profile')).toBeNull();
});

test('SCALE-12 the seconds to wait grow with the share of calls that are refused, up to what apps wait at most', async () => {
  const { begin, endAll, pass } = shedding();
  /** Fills a window. @returns the shortest and the longest wait that chance can give */
  const waits = async (): Promise<number[]> => {
    while (begin() === null);
    const all = Array.from({ length: 256 }, (_, byte) => {
      chance = byte;
      return begin() ?? 0;
    });
    endAll(0);
    return [Math.min(...all), Math.max(...all)];
  };
  expect(await waits()).toEqual([2, 6]);
  // 60 calls began, and 257 were refused.
  await pass();
  expect(await waits()).toEqual([2, 20]);
  // A window without refusals.
  await pass();
  await pass();
  expect(await waits()).toEqual([2, 6]);
  await pass();
  await pass();
  let begun = 0;
  while (begin() === null) begun += 1;
  for (let refused = 1; refused < begun; refused += 1) begin();
  endAll(0);
  // As many were refused as began.
  await pass();
  expect(await waits()).toEqual([2, 10]);
});

test('SCALE-28 help, reports, logouts and the desk are never refused; without a limit nothing is', () => {
  const { begin, fill } = shedding();
  fill(60);
  const all = Object.entries(endpoints) as [EndpointKey, Endpoint][];
  const answered = all.filter(([key]) => begin(key) === null);
  const mustAnswer = all.filter(
    ([key, { access, confidential }]) =>
      access === 'staff' ||
      key.includes(' desk/') ||
      confidential ||
      ['POST reportButton', 'GET logout', 'POST logout/everywhere'].includes(key),
  );
  expect(answered).toEqual(mustAnswer);
  expect(all.filter(([, { confidential }]) => confidential).length).toBeGreaterThan(0);
  registry.clear();
  const unlimited = shedding(null);
  for (let call = 0; call < 200; call += 1) unlimited.begin();
  expect(all.every(([key]) => unlimited.begin(key) === null)).toBe(true);
});

test('SCALE-28 an overloaded server answers 429 with Retry-After as problem+json; health and urgent calls go on', async () => {
  vi.useRealTimers();
  server = await createTestApp({ config: { overload: { targetMs: 300 } } });
  const child = await createChild(server);
  const staff = await createStaff(server);
  const lock = await server.deps.database.pool.connect();
  await lock.query('BEGIN; LOCK TABLE profiles');
  const { call } = server;
  const path = `users/${child.userId}/profile`;
  const asked = Array.from({ length: 61 }, () => call('GET', path, { token: child.token }));
  const answer = await Promise.race(asked);
  const { retryAfter = 0 } = answer.json();
  expect(answer.status).toBe(429);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
  expect(answer.headers['retry-after']).toBe(String(retryAfter));
  expect(retryAfter).toBeGreaterThanOrEqual(2);
  expect(retryAfter).toBeLessThanOrEqual(6);
  expect((await call('GET', '/healthz')).status).toBe(200);
  await lock.query('ROLLBACK');
  lock.release();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter(status => status === 200)).toHaveLength(60);
  expect((await call('GET', '/metrics')).text).toMatch(/^calls_shed_total 1$/m);
  expect((await call('GET', '/readyz')).status).toBe(200);
  expect((await call('GET', 'desk/me', { token: staff.token })).status).toBe(200);
  expect((await call('GET', 'logout', { token: child.token })).status).toBe(200);
});
