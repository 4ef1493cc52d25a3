import { afterEach, expect, test, vi } from 'vitest';
import { countdown, dayAndTime, endOfDay, span } from './times.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [0, 'under 1 min'],
  [59_999, 'under 1 min'],
  [7 * 60_000, '7 min'],
  [119 * 60_000, '119 min'],
  [120 * 60_000, '2 h'],
  [125 * 60_000, '2 h 5 min'],
  [72 * 3_600_000, '3 days'],
  [-5, 'under 1 min'],
])('%i ms are %s', (ms, words) => {
  expect(span(ms)).toBe(words);
});

test('a countdown shows whole seconds and never goes below zero', () => {
  expect([102_000, 59_001, 0, -1].map(countdown)).toEqual(['1:42', '1:00', '0:00', '0:00']);
});

test.each([
  ['America/New_York', '2027-01-02T04:59:59.999Z'],
  ['Europe/London', '2027-01-01T23:59:59.999Z'],
  ['Asia/Bangkok', '2027-01-01T16:59:59.999Z'],
])('in %s, 1 January ends at %s', (zone, end) => {
  vi.stubEnv('TZ', zone);
  expect(endOfDay('2027-01-01')).toBe(end);
  expect(dayAndTime(end)).toBe('1 Jan, 23:59');
});
