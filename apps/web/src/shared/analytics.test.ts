import { type Call, CallError } from '@digipals/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';

type Event = { name: string; path: string; code?: string; at: string };

function setUp({ online = true, fails = false } = {}) {
  const net = { online, fails, retryAfter: 0, now: Date.UTC(2026, 0, 2) };
  const batches: Event[][] = [];
  const post = vi.fn(async (_key: string, { body }: { body: Event[] }) => {
    if (net.fails) throw new CallError({ status: 503, code: 'unavailable' });
    if (net.retryAfter > 0) {
      throw new CallError({ status: 429, code: 'too_many_requests', retryAfter: net.retryAfter });
    }
    batches.push(body);
    return { stored: body.length };
  });
  const analytics = createAnalytics({
    call: post as unknown as Call,
    storage: localStorage,
    now: () => net.now,
    pathname: () => '/activity/secret-id',
    canSend: () => net.online,
  });
  return { analytics, batches, net, post };
}

beforeEach(() => localStorage.clear());

test('GUARD-01 NOTSHOWN-36 an event contains the pattern of its path, never ids', async () => {
  const { analytics, batches } = setUp();
  analytics.navigated('/profile/u-secret/achievements');
  analytics.navigated('/no/such/page');
  analytics.answered('answer-success');
  await analytics.flush();
  expect(batches).toEqual([
    [
      { name: 'navigation', path: '/profile/{id}/achievements', at: '2026-01-02T00:00:00.000Z' },
      { name: 'navigation', path: '/{unknown}', at: '2026-01-02T00:00:00.000Z' },
      { name: 'answer-success', path: '/activity/{activityId}', at: '2026-01-02T00:00:00.000Z' },
    ],
  ]);
  expect(JSON.stringify(batches)).not.toContain('secret');
});

test('EVENT-19 a tracked event carries its code', async () => {
  const { analytics, batches } = setUp();
  analytics.tracked('lbm39');
  await analytics.flush();
  expect(batches[0]?.[0]).toMatchObject({ name: 'tracked', code: 'lbm39' });
});

test('SERVER-06 after a refusal with Retry-After the queue waits that long, in silence', async () => {
  const { analytics, batches, net, post } = setUp();
  net.retryAfter = 3_600;
  analytics.navigated('/profile');
  await analytics.flush();
  net.retryAfter = 0;
  await analytics.flush();
  expect(post).toHaveBeenCalledTimes(1);
  net.now += 3_600_000;
  await analytics.flush();
  expect(batches.flat()).toHaveLength(1);
});

test('NOTSHOWN-36 the queue survives being offline and a failing server', async () => {
  const { analytics, batches, net } = setUp({ online: false });
  analytics.navigated('/profile');
  await analytics.flush();
  expect(batches).toEqual([]);
  net.online = true;
  net.fails = true;
  await analytics.flush();
  const next = setUp();
  await next.analytics.flush();
  expect(next.batches.flat()).toHaveLength(1);
  expect(localStorage.getItem('analyticsEvents')).toBeNull();
});

test('events are sent in order, in batches of at most 100', async () => {
  const { analytics, batches } = setUp({ online: true });
  for (let count = 0; count < 230; count += 1) analytics.navigated('/profile');
  await analytics.flush();
  expect(batches.map(batch => batch.length)).toEqual([100, 100, 30]);
});

test('events are sent automatically after a delay', async () => {
  vi.useFakeTimers();
  const { analytics, batches } = setUp();
  analytics.navigated('/profile');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(batches.flat()).toHaveLength(1);
  vi.useRealTimers();
});
