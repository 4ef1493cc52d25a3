import { expect, test } from 'vitest';
import { countdown, span } from './times.ts';

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
