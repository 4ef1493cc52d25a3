import { expect, test } from 'vitest';
import { tidy } from './tidy.ts';
import type { Found } from './types.ts';

const found = (
  code: Found['code'],
  severity: Found['severity'],
  start: number | null,
  end: number | null,
): Found => ({ code, severity, start, end, status: 'ok', explanation: code });

test('what a longer or graver finding of the same kind covers is not told twice', () => {
  const longer = found('address', 2, 0, 20);
  const graver = found('socialMedia', 2, 30, 40);
  const kept = tidy([found('address', 2, 5, 10), longer, found('socialMedia', 1, 30, 45), graver]);
  expect(kept).toEqual([longer, graver]);
});

test('other kinds, other places and graver ones within stay, the gravest first', () => {
  const all = [
    found('insult', 1, 0, 30),
    found('insult', 2, 5, 10),
    found('swearing', 2, 0, 30),
    found('insult', 1, 40, 50),
    found('flood', 1, null, null),
    found('distress', 3, 60, 70),
  ];
  expect(tidy(all).map(({ code, start }) => [code, start])).toEqual([
    ['distress', 60],
    ['swearing', 0],
    ['insult', 5],
    ['insult', 40],
    ['flood', null],
  ]);
});

test('failed checks are each told', () => {
  const failed = (name: string): Found => ({
    ...found('check', 1, null, null),
    status: 'failed',
    explanation: name,
  });
  expect(tidy([failed('links'), failed('swearing')])).toHaveLength(2);
});
