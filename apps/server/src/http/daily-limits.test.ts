import { dailyLimits, type EndpointKey, endpoints } from '@digipals/contract';
import { describe, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp, createTestClock } from '../testing/create-test-app.ts';
import { createDailyLimits } from './daily-limits.ts';

const few = { answers: 3, events: 3, texts: 3, requests: 3, reports: 3, writes: 3 };
const configWith = (daily: typeof few | null) => ({
  ...defaultConfig,
  limits: { ...noLimits, daily },
});

describe('SERVER-06 what a child adds in a day is limited', () => {
  const isWrite = (key: EndpointKey) => !key.startsWith('GET ') && !key.includes(' desk/');

  test.each((Object.keys(endpoints) as EndpointKey[]).filter(isWrite))('SERVER-06 %s', key => {
    const clock = createTestClock();
    const add = createDailyLimits({ config: configWith(few), clock });
    for (let times = 0; times < 3; times += 1) add(key, 'mia', {});
    // The test clock starts at nine.
    expect(() => add(key, 'mia', {})).toThrow(
      expect.objectContaining({ code: 'too_many_requests', extra: { retryAfter: 15 * 3_600 } }),
    );
    add(key, 'ali', {});
    clock.advance(15 * 3_600_000);
    add(key, 'mia', {});
  });

  test('SERVER-06 a list counts by its entries, and one that does not fit is refused as a whole', () => {
    const add = createDailyLimits({ config: configWith(few), clock: createTestClock() });
    add('POST events', 'mia', [1, 2]);
    expect(() => add('POST events', 'mia', [1, 2])).toThrow();
    add('POST events', 'mia', [1]);
    expect(() => add('POST events', 'mia', [1])).toThrow();
    add('POST users/{id}/solution', 'mia', [1, 2, 3]);
  });

  test('SERVER-06 reads and logging out are not limited; without limits nothing is', () => {
    const add = createDailyLimits({ config: configWith(few), clock: createTestClock() });
    for (let times = 0; times < 9; times += 1) add('GET logout', 'mia', undefined);
    const free = createDailyLimits({ config: configWith(null), clock: createTestClock() });
    for (let times = 0; times < 9; times += 1) free('POST events', 'mia', [1]);
    expect(defaultConfig.limits.daily).toEqual(dailyLimits);
  });
});

test('SERVER-06 beyond the limit a call answers 429 with Retry-After and stores nothing', async () => {
  const server = await createTestApp({ config: configWith(few) });
  const child = await createChild(server);
  const event = { name: 'navigation', path: '/profile', at: '2026-03-02T09:00:00Z' };
  const post = (count: number) =>
    server.call('POST', 'events', { token: child.token, body: Array(count).fill(event) });
  expect((await post(3)).status).toBe(200);
  const refused = await post(1);
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(refused.headers['retry-after']).toBe(String(15 * 3_600));
  const { rows } = await server.deps.database.pool.query('SELECT 1 FROM events');
  expect(rows.length).toBe(3);
  await server.close();
});
