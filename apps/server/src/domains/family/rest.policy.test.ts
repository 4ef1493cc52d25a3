import { expect, test } from 'vitest';
import { restOf, stricter } from './rest.policy.ts';

const hours = { schoolDays: { from: 420, to: 1170 }, weekend: { from: 540, to: 1200 } };
/** Istanbul, three hours ahead of UTC. */
const offset = -180;
const rest = (local: string, rules: Parameters<typeof restOf>[0], used = 0) => {
  const found = restOf(rules, { now: Date.parse(`${local}+03:00`), offset, used });
  const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);
  return found && { ...found, from: iso(found.from), until: iso(found.until) };
};
const quiet = { quiet: hours, minutesADay: null };

test('FAMILY-13 without rules a child never rests', () => {
  expect(rest('2026-11-27T23:30:00', { quiet: null, minutesADay: null })).toBeNull();
});

test('FAMILY-14 opening hours begin and end to the minute, by the clock of the school', () => {
  expect(rest('2026-11-24T06:59:59', quiet)).toMatchObject({
    isResting: true,
    until: '2026-11-24T04:00',
  });
  expect(rest('2026-11-24T07:00:00', quiet)).toEqual({
    isResting: false,
    why: 'quiet',
    from: '2026-11-24T16:30',
    until: '2026-11-25T04:00',
  });
  expect(rest('2026-11-24T19:30:00', quiet)).toMatchObject({
    isResting: true,
    until: '2026-11-25T04:00',
  });
});

test('FAMILY-13 Saturday and Sunday have hours of their own', () => {
  // Friday evening lasts until Saturday's opening, Sunday evening until Monday's.
  expect(rest('2026-11-27T20:00:00', quiet)?.until).toBe('2026-11-28T06:00');
  expect(rest('2026-11-28T08:00:00', quiet)?.isResting).toBe(true);
  expect(rest('2026-11-29T20:00:00', quiet)?.until).toBe('2026-11-30T04:00');
});

test('FAMILY-14 when the minutes of the day are used, the child rests until the app opens again', () => {
  const rules = { quiet: hours, minutesADay: 30 };
  expect(rest('2026-11-24T12:00:00', rules, 29)).toMatchObject({
    isResting: false,
    why: 'minutes',
    from: '2026-11-24T09:01',
  });
  expect(rest('2026-11-24T12:00:00', rules, 30)).toMatchObject({
    isResting: true,
    why: 'minutes',
    until: '2026-11-25T04:00',
  });
  expect(rest('2026-11-24T12:00:00', { ...rules, quiet: null }, 30)?.until).toBe(
    '2026-11-24T21:00',
  );
});

test('CLASS-38 the hours of a child are those in which both its class and its family let the app be open', () => {
  const ofClass = { schoolDays: { from: 480, to: 1_080 }, weekend: { from: 480, to: 1_260 } };
  expect(stricter(null, null)).toBeNull();
  expect(stricter(hours, null)).toEqual(hours);
  expect(stricter(null, ofClass)).toEqual(ofClass);
  const both = { schoolDays: { from: 480, to: 1_080 }, weekend: { from: 540, to: 1_200 } };
  expect(stricter(hours, ofClass)).toEqual(both);
  expect(stricter(ofClass, hours)).toEqual(both);
});

test('CLASS-38 on a day without common hours the child rests until the next day that has some', () => {
  const mornings = { schoolDays: { from: 480, to: 600 }, weekend: { from: 540, to: 1_200 } };
  const evenings = { schoolDays: { from: 900, to: 1_200 }, weekend: { from: 540, to: 1_200 } };
  const some = { quiet: stricter(mornings, evenings), minutesADay: null };
  // Tuesday to Saturday, and Sunday evening to the next Saturday.
  for (const at of ['2026-11-24T09:00:00', '2026-11-24T15:00:00', '2026-11-27T23:00:00']) {
    expect(rest(at, some)).toMatchObject({ isResting: true, until: '2026-11-28T06:00' });
  }
  expect(rest('2026-11-29T21:00:00', some)?.until).toBe('2026-12-05T06:00');
  const never = { ...evenings, weekend: { from: 0, to: 60 } };
  const none = { quiet: stricter(mornings, never), minutesADay: 30 };
  expect(rest('2026-11-24T09:00:00', none)).toMatchObject({
    isResting: true,
    until: '2026-11-30T21:00',
  });
});
