import { afterEach, expect, test, vi } from 'vitest';
import { dayOf, longDayOf } from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

test('CLASS-42 the day of an assignment is the same in America, where a moment of the night is the day before', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(dayOf('2026-11-27T03:00:00Z')).toBe('26 Nov');
  expect(dayOf('2026-11-27')).toBe('27 Nov');
  expect(longDayOf('2026-11-27')).toBe('27 November 2026');
});
