import { expect, test } from 'vitest';
import { restOf } from './rest.policy.ts';

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

test('FAMILY-14 quiet hours begin and end to the minute, by the clock of the school', () => {
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
