import { expect, test } from 'vitest';
import {
  type Count,
  caps,
  delayAfter,
  delays,
  failuresNow,
  forgive,
  judge,
  type Scope,
  scopesOf,
} from './sign-in.policy.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-02T09:00:00Z');
const one = (scope: Scope, count: Count) => new Map([[scope, count]]);

test.each<[keyof typeof delays, number, number, number]>([
  ['child-device', 20, 5_000, 30_000],
  ['child-address', 20, 5_000, 30_000],
  ['children-address', 60, 1_000, 30_000],
  ['staff-address', 5, 5_000, 60 * MINUTE],
  ['staff-strangers', 20, 30_000, 60 * MINUTE],
  ['desk-address', 60, 1_000, 30_000],
  ['classes-address', 200, 1_000, 30_000],
])(
  'SAFE-18 %s: %i failures are free, then the delay doubles from %i ms up to %i',
  (scope, free, first, max) => {
    expect(delayAfter(scope, free - 1)).toBe(0);
    expect([0, 1, 2].map(more => delayAfter(scope, free + more))).toEqual(
      [first, 2 * first, 4 * first].map(ms => Math.min(ms, max)),
    );
    expect(delayAfter(scope, 100_000)).toBe(max);
  },
);

test('SIGNIN-01 failures decay one by one, also while there are others', () => {
  const { decayMs } = delays['children-address'];
  const count = { failures: 10, lastAt: NOW };
  expect(failuresNow('children-address', count, NOW + 3 * decayMs)).toBe(7);
  expect(failuresNow('children-address', count, NOW + 11 * decayMs)).toBe(0);
  const next = judge(one('children-address', count), NOW + 3 * decayMs);
  expect(next).toEqual({
    outcome: 'check',
    counts: one('children-address', { failures: 8, lastAt: NOW + 3 * decayMs }),
  });
});

test('SIGNIN-01 one typing error every five minutes never delays an address', () => {
  let counts: ReadonlyMap<Scope, Count> = one('children-address', { failures: 0, lastAt: NOW });
  for (let typo = 1; typo <= 500; typo += 1) {
    const judged = judge(counts, NOW + typo * 5 * MINUTE);
    if (judged.outcome !== 'check') throw new Error(judged.outcome);
    counts = judged.counts;
  }
  expect(counts.get('children-address')?.failures).toBe(1);
});

test('SIGNIN-01 a right sign-in forgives the failures at its place in every scope', () => {
  const counts = new Map<Scope, Count>([
    ['child-address', { failures: 3, lastAt: NOW }],
    ['child-strangers', { failures: 9, lastAt: NOW }],
    ['children-address', { failures: 2, lastAt: NOW }],
  ]);
  const left = [...forgive(counts, 'child-address', NOW)].map(([, { failures }]) => failures);
  expect(left).toEqual([0, 6, 0]);
});

test('SIGNIN-02 strangers neither delay nor cap an attempt from a known device or address', () => {
  expect(scopesOf('child', 'device')).toEqual(['child-device', 'child-known']);
  expect(scopesOf('child', 'address')).toEqual(['child-address', 'child-known']);
  expect(scopesOf('staff', 'address')).toEqual(['staff-address']);
});

test('SIGNIN-03 children and the desk share no scope', () => {
  const children = scopesOf('child', 'unknown');
  expect(scopesOf('staff', 'unknown').filter(scope => children.includes(scope))).toEqual([]);
});

test('SIGNIN-04 a cap is full after its last failure, and empties with time', () => {
  const { most, decayMs } = caps['child-strangers'];
  const full = one('child-strangers', { failures: most, lastAt: NOW });
  expect(judge(full, NOW)).toEqual({ outcome: 'full', scope: 'child-strangers' });
  expect(judge(full, NOW + decayMs).outcome).toBe('check');
});

test.each(Object.keys(delays) as (keyof typeof delays)[])(
  'SIGNIN-09 a clock that went back delays nobody: %s',
  scope => {
    const { free, maxMs } = delays[scope];
    const ahead = { failures: free + 30, lastAt: NOW + 48 * 60 * MINUTE };
    expect(judge(one(scope, ahead), NOW).outcome).toBe('check');
    // Clocks of two servers may differ a little.
    const later = { failures: free + 30, lastAt: NOW + 1_000 };
    expect(judge(one(scope, later), NOW)).toEqual({ outcome: 'wait', waitMs: maxMs + 1_000 });
  },
);
