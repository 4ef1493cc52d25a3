import { type Call, CallError } from '@digipals/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';

type Event = { name: string; path: string; code?: string; at: string };

function setUp({ online = true, fails = false } = {}) {
  const net = { online, fails };
  const batches: Event[][] = [];
  const post = vi.fn(async (_key: string, { body }: { body: Event[] }) => {
    if (net.fails) throw new CallError({ status: 503, code: 'unavailable' });
    batches.push(body);
    return { stored: body.length };
  });
  const analytics = createAnalytics({
    call: post as unknown as Call,
    storage: localStorage,
    now: () => Date.UTC(2026, 0, 2),
    pathname: () => '/activity/secret-id',
    canSend: () => net.online,
  });
  return { analytics, batches, net };
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
