import { expect, test } from 'vitest';
import { momentOf } from './read-moment.ts';

test.each([
  ['2026-11-28 10:15:03', '2026-11-28T10:15:03.000Z'],
  ['2026-11-28T10:15', '2026-11-28T10:15:00.000Z'],
  ['2026-11-28 10:15:03.250 UTC', '2026-11-28T10:15:03.250Z'],
  ['2026-11-28T10:15:03Z', '2026-11-28T10:15:03.000Z'],
  ['2026-11-28 12:15:03+02', '2026-11-28T10:15:03.000Z'],
  ['2026-11-28 04:45:03 -0530', '2026-11-28T10:15:03.000Z'],
])('the moment "%s" is %s', (text, moment) => {
  expect(momentOf(text)?.toISOString()).toBe(moment);
});

test.each(['', 'now', '2026-11-28', '2026-02-30 10:15:03', '2026-11-28 25:00', '28.11.2026 10:15'])(
  'the moment "%s" is refused',
  text => {
    expect(() => momentOf(text)).toThrow('Write the moment as in');
  },
);
