import { expect, test } from 'vitest';
import { mergeFindings } from './merge-findings.ts';
import type { Found } from './types.ts';

const found = (
  code: Found['code'],
  severity: Found['severity'],
  start: number | null,
  end: number | null,
): Found => ({ code, severity, start, end, status: 'ok', explanation: code });

test('drops a finding that a longer or more severe one of the same kind covers', () => {
  const longer = found('address', 2, 0, 20);
  const moreSevere = found('socialMedia', 2, 30, 40);
  const merged = mergeFindings([
    found('address', 2, 5, 10),
    longer,
    found('socialMedia', 1, 30, 45),
    moreSevere,
  ]);
  expect(merged).toEqual([longer, moreSevere]);
});

test('keeps other kinds, other places and more severe ones within, the most severe first', () => {
  const all = [
    found('insult', 1, 0, 30),
    found('insult', 2, 5, 10),
    found('swearing', 2, 0, 30),
    found('insult', 1, 40, 50),
    found('flood', 1, null, null),
    found('distress', 3, 60, 70),
  ];
  expect(mergeFindings(all).map(({ code, start }) => [code, start])).toEqual([
    ['distress', 60],
    ['swearing', 0],
    ['insult', 5],
    ['insult', 40],
    ['flood', null],
  ]);
});

test('keeps each failed check', () => {
  const failed = (name: string): Found => ({
    ...found('check', 1, null, null),
    status: 'failed',
    explanation: name,
  });
  expect(mergeFindings([failed('links'), failed('swearing')])).toHaveLength(2);
});
