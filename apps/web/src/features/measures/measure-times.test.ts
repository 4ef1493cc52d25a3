import { expect, test } from 'vitest';
import { dayIn, momentIn } from './measure-times.ts';

const now = new Date(2026, 0, 15, 12).getTime();
const inDays = (days: number): string => new Date(now + days * 86_400_000).toISOString();

test('SAFE2-87 partly: a time tells its weekday, and its day of the month once weekdays could be mistaken', () => {
  expect(momentIn('en-GB', inDays(1), now)).toMatch(/^Friday.* 12:00$/);
  expect(dayIn('en-GB', inDays(5), now)).toBe('Tue');
  expect(momentIn('en-GB', inDays(7), now)).toMatch(/^22 January.* 12:00$/);
  expect(dayIn('en-GB', inDays(6), now)).toBe('21 Jan');
});
