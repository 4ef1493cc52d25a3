import { passwordPictures, session } from '@digipals/contract';
import { seededRandom } from '@digipals/engine';
import { expect, test } from 'vitest';
import { type Count, caps, forgive, judge, type Scope, scopesOf } from './sign-in.policy.ts';

/** Sign-ins of one class, with the policy of the server and everything else in memory. */

const CHILDREN = 30;
const PASSWORDS = passwordPictures.length ** session.pictureCount;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;
const START = Date.parse('2026-03-02T09:00:00Z');

type Child = { secret: number; tried: number; closed: boolean; opened: boolean };

function createClass(seed: number) {
  const random = seededRandom(seed);
  const draw = () => Math.floor(random() * PASSWORDS);
  const card = (): Child => ({ secret: draw(), tried: 0, closed: false, opened: false });
  const children = Array.from({ length: CHILDREN }, card);
  const stored = new Map<string, Count>();
  let guesses = 0;
  let openings = 0;

  const keyOf = (scope: Scope, child: number, address: string): string =>
    ({
      'class-strangers': scope,
      'child-strangers': `${scope} ${child}`,
      'children-address': `${scope} ${address}`,
    })[scope as string] ?? `${scope} ${child} ${address}`;

  const close = (scope: Scope, index: number): void => {
    const closed = scope === 'class-strangers' ? children : children.slice(index, index + 1);
    for (const child of closed) child.closed = true;
    stored.delete(keyOf(scope, index, ''));
  };

  /** An attempt from an unknown place. @returns when the next one makes sense, in ms */
  const attempt = (index: number, address: string, right: boolean, now: number): number => {
    if (children[index]?.closed) return Number.POSITIVE_INFINITY;
    const scopes = scopesOf('child', 'unknown');
    const key = (scope: Scope) => keyOf(scope, index, address);
    const none = { failures: 0, lastAt: now };
    const judged = judge(new Map(scopes.map(one => [one, stored.get(key(one)) ?? none])), now);
    if (judged.outcome === 'wait') return judged.waitMs;
    if (judged.outcome === 'full') {
      close(judged.scope, index);
      return Number.POSITIVE_INFINITY;
    }
    const counts = right ? forgive(judged.counts, scopes[0], now) : judged.counts;
    for (const [scope, count] of counts) stored.set(key(scope), count);
    return 0;
  };

  /** A guess at the next password that this stranger has not tried for the child. */
  const guess = (index: number, address: string, now: number): number => {
    const child = children[index];
    if (!child || child.opened) return Number.POSITIVE_INFINITY;
    const right = child.tried === child.secret;
    const waitMs = attempt(index, address, right, now);
    if (waitMs > 0) return waitMs;
    guesses += 1;
    child.tried += 1;
    if (right) {
      child.opened = true;
      openings += 1;
    }
    return 0;
  };

  const newCard = (index: number): void => {
    children[index] = card();
    stored.delete(keyOf('child-strangers', index, ''));
  };
  return {
    children,
    attempt,
    guess,
    newCard,
    random,
    guesses: () => guesses,
    openings: () => openings,
  };
}

type Class = ReturnType<typeof createClass>;

type AddressAt = (guess: number) => string;

/** Guesses at each child in turn until delayed or closed. */
function guessAtAll(one: Class, addressAt: AddressAt, now: number): void {
  one.children.forEach((_, index) => {
    for (let more = 0; more === 0; ) more = one.guess(index, addressAt(one.guesses()), now);
  });
}

function attackDaily(one: Class, addressAt: AddressAt): void {
  for (let now = START; now < START + YEAR; now += DAY) guessAtAll(one, addressAt, now);
}

/** Stays just below both caps, so that nothing is ever closed and no alarm is raised. */
function attackInSilence(one: Class, addressAt: AddressAt): void {
  const { most, decayMs } = caps['class-strangers'];
  const careful = most - 1;
  for (let number = 0; number < careful + YEAR / decayMs; number += 1) {
    const now = START + number * MINUTE + Math.max(0, number - careful) * decayMs;
    one.guess(number % CHILDREN, addressAt(number), now);
  }
  expect(one.children.some(({ closed }) => closed)).toBe(false);
}

const CLASSES = 100;
const newAddress: AddressAt = guess => `address ${guess}`;
const addresses = { 'one address': () => 'one', 'a new address for each guess': newAddress };
const strategies = { 'every day': attackDaily, 'in silence': attackInSilence };

test.each(
  Object.entries(addresses).flatMap(([from, at]) =>
    Object.entries(strategies).map(([how, strategy]) => [from, how, at, strategy] as const),
  ),
)(
  'SIGNIN-04 a stranger with a class code opens less than one child in a year: %s, %s',
  (_from, _how, at, strategy) => {
    let opened = 0;
    let most = 0;
    for (let seed = 1; seed <= CLASSES; seed += 1) {
      const one = createClass(seed);
      strategy(one, at);
      opened += one.openings();
      most = Math.max(most, one.guesses());
    }
    expect(most).toBeGreaterThan(200);
    expect(most).toBeLessThanOrEqual(600);
    expect(opened / CLASSES).toBeLessThan(0.6);
  },
);

test('SIGNIN-04 a grown-up who makes a new card each week does not help a stranger much', () => {
  let opened = 0;
  for (let seed = 1; seed <= CLASSES; seed += 1) {
    const one = createClass(seed);
    let week = 0;
    for (let now = START; now < START + YEAR; now += DAY) {
      if ((now - START) % (7 * DAY) === 0) one.newCard(week++ % CHILDREN);
      guessAtAll(one, newAddress, now);
    }
    opened += one.openings();
  }
  expect(opened / CLASSES).toBeLessThan(1);
});

test('SIGNIN-05 a year of typing errors at new places asks no child for a new card', () => {
  const one = createClass(1);
  for (let day = 0; day < 365; day += 1) {
    const index = day % CHILDREN;
    const now = START + day * DAY;
    const typos = Math.floor(one.random() * 5);
    for (let typo = 0; typo < typos; typo += 1) one.attempt(index, `home ${day}`, false, now);
    expect(one.attempt(index, `home ${day}`, true, now)).toBe(0);
  }
  expect(one.children.some(({ closed }) => closed)).toBe(false);
});
