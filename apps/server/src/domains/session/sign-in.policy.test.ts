import { expect, test } from 'vitest';
import {
  delayAfter,
  ownScope,
  type Scope,
  scopesFor,
  strangersScope,
  throttling,
} from './sign-in.policy.ts';

const MINUTE = 60_000;

test.each<[Scope, number, number, number]>([
  ['child-address', 5, 5_000, 5 * MINUTE],
  ['address', 100, 1_000, MINUTE],
  ['strangers', 20, 10_000, 10 * MINUTE],
  ['staff-address', 5, 5_000, 60 * MINUTE],
  ['staff-strangers', 20, 30_000, 60 * MINUTE],
])(
  'SAFE-18 %s: %i failures are free, then the delay doubles from %i ms up to %i',
  (scope, free, first, max) => {
    expect(delayAfter(scope, free - 1)).toBe(0);
    expect([0, 1, 2].map(more => delayAfter(scope, free + more))).toEqual(
      [first, 2 * first, 4 * first].map(ms => Math.min(ms, max)),
    );
    expect(delayAfter(scope, free + 30)).toBe(max);
    expect(delayAfter(scope, 100_000)).toBe(max);
  },
);

test('failures expire after ten minutes per address, an hour per child, otherwise a day', () => {
  const minutes = Object.entries(throttling).map(([scope, { forgetMs }]) => [
    scope,
    forgetMs / MINUTE,
  ]);
  expect(Object.fromEntries(minutes)).toEqual({
    'child-address': 60,
    address: 10,
    strangers: 1_440,
    'staff-address': 1_440,
    'staff-strangers': 1_440,
  });
});

test('failures of strangers do not delay a sign-in from a known address', () => {
  expect(scopesFor('child', true)).toEqual(['address', 'child-address']);
  expect(scopesFor('child', false)).toEqual(['address', 'child-address', 'strangers']);
  expect(scopesFor('staff', true)).toEqual(['address', 'staff-address']);
  expect(scopesFor('staff', false)).toEqual(['address', 'staff-address', 'staff-strangers']);
  expect([ownScope.child, strangersScope.staff]).toEqual(['child-address', 'staff-strangers']);
});
