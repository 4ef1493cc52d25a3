import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Ends a window in which `calls` ran, `atOnce` at a time, for `ms` each. */
function run(
  limit: ReturnType<typeof createConcurrencyLimit>,
  { calls, atOnce, ms }: { calls: number; atOnce: number; ms: number },
): number {
  for (let begun = 0; begun < calls; begun += atOnce) {
    for (let one = 0; one < atOnce; one += 1) limit.begin();
    for (let one = 0; one < atOnce; one += 1) limit.end(ms);
  }
  limit.adjust();
  return limit.most();
}

const fresh = () => createConcurrencyLimit({ targetMs: 300, least: 20 });

test('the limit falls by a fifth while calls take longer than they should, down to its minimum', () => {
  const limit = fresh();
  const slow = { calls: 60, atOnce: 30, ms: 301 };
  expect([1, 2, 3].map(() => run(limit, slow))).toEqual([48, 38, 30]);
  for (let window = 0; window < 50; window += 1) run(limit, slow);
  expect(limit.most()).toBe(20);
});

test('the limit grows while calls are quick and need it, and stays when they do not', () => {
  const limit = fresh();
  const quick = { calls: 90, atOnce: 30, ms: 300 };
  expect([1, 2].map(() => run(limit, quick))).toEqual([65, 65]);
  expect(run(limit, { ...quick, atOnce: 45 })).toBe(70);
  for (let window = 0; window < 400; window += 1) run(limit, { calls: 900, atOnce: 900, ms: 1 });
  expect(limit.most()).toBe(1_000);
});

test('a few slow calls on a quiet server say nothing about its load', () => {
  expect(run(fresh(), { calls: 9, atOnce: 1, ms: 60_000 })).toBe(60);
});

test('while calls hang the limit stays until it is reached, and falls from then on', () => {
  const limit = fresh();
  for (let one = 0; one < 59; one += 1) limit.begin();
  limit.adjust();
  limit.adjust();
  expect([limit.running(), limit.most()]).toEqual([59, 60]);
  limit.begin();
  limit.adjust();
  limit.adjust();
  expect(limit.most()).toBe(38);
  for (let one = 0; one < 60; one += 1) limit.end(400);
  limit.adjust();
  expect([limit.running(), limit.most()]).toEqual([0, 30]);
});

test('there is room up to a share of the limit', () => {
  const limit = fresh();
  for (let one = 0; one < 30; one += 1) limit.begin();
  expect([limit.hasRoom(0.5), limit.hasRoom(1)]).toEqual([false, true]);
  for (let one = 0; one < 30; one += 1) limit.begin();
  expect(limit.hasRoom(1)).toBe(false);
  limit.end(1);
  expect(limit.hasRoom(1)).toBe(true);
});
