import { expect, it } from 'vitest';
import { isKept, measure, type Round, roundLine } from './figures.ts';

const written = (path: string, sentAt: number, answeredAt: number) => ({
  path,
  sentAt,
  answeredAt,
});
const all = [
  written('/a', 0, 50),
  written('/b', 900, 990),
  written('/c', 1_500, 7_200),
  written('/d', 7_300, 7_400),
];

it('measures the longest silence from the fault on, and the longest wait of a write', () => {
  const stored = new Map(all.map(({ path }) => [path, 1]));
  expect(measure(all, stored, 1_000)).toEqual({
    acknowledged: 4,
    silenceMs: 6_200,
    longestMs: 5_700,
    lost: 0,
    twice: 0,
  });
});

it('counts acknowledged writes that are not stored, and writes that are stored twice', () => {
  const stored = new Map([
    ['/a', 1],
    ['/b', 2],
    ['/d', 1],
  ]);
  expect(measure(all, stored, 1_000)).toMatchObject({ lost: 1, twice: 1 });
});

it('has no silence when nothing was written after the fault', () => {
  expect(measure(all, new Map(), 9_000)).toMatchObject({ silenceMs: 0, longestMs: 0 });
});

const good: Round = {
  acknowledged: 1_200,
  silenceMs: 6_240,
  longestMs: 8_060,
  lost: 0,
  twice: 0,
  loggedOut: 0,
  stuck: 0,
  failed: 0,
};

it.each([
  ['silent for 10 s', { silenceMs: 10_000 }],
  ['a lost write', { lost: 1 }],
  ['a write that counted twice', { twice: 1 }],
  ['a child that was logged out', { loggedOut: 1 }],
  ['a child that could not write again', { stuck: 1 }],
  ['a fault of a server', { failed: 1 }],
])('SCALE-02 partly: a round is missed by %s', (_, change) => {
  expect(isKept(good)).toBe(true);
  expect(isKept({ ...good, ...change })).toBe(false);
});

it('prints a round in a line, which says whether it was missed', () => {
  expect(roundLine('primary 1', good)).toBe(
    'primary 1   no write for 6.2 s, longest wait 8.1 s, 1200 acknowledged, 0 lost, 0 twice, 0 logged out',
  );
  expect(roundLine('disk 2', { ...good, failed: 3, stuck: 2 })).toMatch(
    /0 logged out, 3 answered with 500, 2 could not write again, MISSED$/,
  );
});
