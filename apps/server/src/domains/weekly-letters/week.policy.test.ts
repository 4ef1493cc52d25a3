import { expect, test } from 'vitest';
import { offsetIn } from '../streaks/index.ts';
import { weekAt } from './week.policy.ts';

const at = (time: string, zone: string) => {
  const now = Date.parse(time);
  return weekAt(now, offsetIn(zone, now));
};

test('SCHOOL-22 the letter of a week is written from Sunday 17:00 to the end of Monday at the school', () => {
  const days = { monday: '2026-11-16', sunday: '2026-11-22' };
  for (const [time, zone, due] of [
    ['2026-11-22T13:59Z', 'Europe/Istanbul', false],
    ['2026-11-22T14:00Z', 'Europe/Istanbul', true],
    ['2026-11-23T20:59Z', 'Europe/Istanbul', true],
    ['2026-11-23T21:00Z', 'Europe/Istanbul', false],
    ['2026-11-22T10:00Z', 'Asia/Bangkok', true],
    ['2026-11-22T09:59Z', 'Asia/Bangkok', false],
    ['2026-11-24T04:59Z', 'America/New_York', true],
    ['2026-11-24T05:00Z', 'America/New_York', false],
    ['2026-11-22T03:00Z', 'Pacific/Kiritimati', true],
    ['2026-11-21T17:00Z', 'UTC', false],
  ] as const) {
    const week = at(time, zone);
    if (due) expect([time, zone, week]).toEqual([time, zone, expect.objectContaining(days)]);
    else expect([time, zone, week]).toEqual([time, zone, null]);
  }
});

test('SCHOOL-22 the week begins with its Monday and ends with its Sunday, at midnight at the school', () => {
  expect(at('2026-11-22T16:00Z', 'Europe/Istanbul')).toMatchObject({
    from: new Date('2026-11-15T21:00Z'),
    to: new Date('2026-11-22T21:00Z'),
  });
});
