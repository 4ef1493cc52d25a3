import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someHours } from '../../testing/duty-world.ts';
import { openingAt } from '../duty/service-hours.policy.ts';
import { partsOf, type ToldFacts, tellTime } from './told.policy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2026-03-02T12:00Z');

const none: ToldFacts = { waiting: 0, oldestMs: null, medianMs: null, readingMs: null };
const tell = (facts: Partial<ToldFacts>, now = NOON, { readers = 1, nobody = false } = {}) =>
  tellTime(
    partsOf({ ...none, ...facts }, readers),
    { opening: openingAt(someHours(), now), nobodySince: nobody ? now - 5 * MINUTE : null },
    now,
  );
const said = (...input: Parameters<typeof tell>) => {
  const { kind, minutes, from, because } = tell(...input);
  return kind === 'minutes' ? minutes : `${kind} ${from ?? ''} ${because}`.trim();
};
const TOMORROW = 'tomorrow 2026-03-03T08:00:00.000Z';

test('SAFE2-15 the time told is the largest of median, oldest and work that is left, rounded up to a step', () => {
  expect(said({})).toBe(5);
  expect(said({ medianMs: 5 * MINUTE })).toBe(5);
  expect(said({ medianMs: 5 * MINUTE + 1 })).toBe(10);
  expect(said({ medianMs: MINUTE, oldestMs: 19 * MINUTE, waiting: 1 })).toBe(20);
  expect(said({ oldestMs: 20 * MINUTE + 1 })).toBe(30);
  expect(said({ waiting: 61, readingMs: 30_000 })).toBe(60);
  expect(said({ waiting: 61, readingMs: 30_000 }, NOON, { readers: 4 })).toBe(10);
  expect(said({ oldestMs: HOUR })).toBe(60);
  expect(said({ oldestMs: HOUR + 1 })).toBe('today  open');
  expect(said({ oldestMs: 8 * HOUR + 1 })).toBe(`${TOMORROW} open`);
});

test('SAFE2-16 a backlog of 27 hours, a closed desk and nobody for five minutes are for tomorrow, from its opening', () => {
  expect(said({ oldestMs: 27 * HOUR })).toBe(`${TOMORROW} open`);
  expect(said({}, NOON, { nobody: true })).toBe(`${TOMORROW} nobody`);
  expect(said({}, NOON + 9 * HOUR)).toBe(`${TOMORROW} closed`);
  // Before the desk opens, it is the same day.
  expect(said({}, NOON - 6 * HOUR)).toBe('tomorrow 2026-03-02T08:00:00.000Z closed');
  // What cannot be read before the desk closes is not for today.
  expect(said({ medianMs: 12 * MINUTE }, NOON + 8 * HOUR - 20 * MINUTE)).toBe(20);
  expect(said({ medianMs: 12 * MINUTE }, NOON + 8 * HOUR - 20 * MINUTE + 1)).toBe(
    `${TOMORROW} open`,
  );
});

test('SAFE2-15 the time told is never less than a text has waited, at any time and for any numbers', () => {
  const ms = fc.integer({ min: 0, max: 60 * HOUR });
  const facts = fc.record({
    waiting: fc.integer({ min: 0, max: 5_000 }),
    oldestMs: fc.option(ms),
    medianMs: fc.option(ms),
    readingMs: fc.option(fc.integer({ min: 0, max: 600_000 })),
  });
  const moment = fc.integer({ min: NOON, max: NOON + 14 * 24 * HOUR });
  fc.assert(
    fc.property(facts, moment, fc.nat(50), fc.boolean(), (given, now, readers, nobody) => {
      const told = tell(given, now, { readers, nobody });
      const raw = Math.max(given.oldestMs ?? 0, given.medianMs ?? 0);
      expect(told.seconds * 1_000).toBeGreaterThanOrEqual(raw);
      if (told.from !== null) expect(Date.parse(told.from)).toBeGreaterThan(now);
      if (told.minutes !== null) expect(told.minutes * MINUTE).toBeGreaterThanOrEqual(raw);
    }),
    { numRuns: 1_000 },
  );
});
