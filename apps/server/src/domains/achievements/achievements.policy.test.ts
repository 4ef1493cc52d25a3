import type { TrophyKind, TrophyLevel } from '@digipals/contract';
import { expect, test } from 'vitest';
import { reachedBy, trophiesOf } from './achievements.policy.ts';

const none = { messages: 0, friends: 0, countries: 0, streak: 0 };

/** Written by hand: kind, count, the highest level reached. */
const table: readonly [TrophyKind, number, TrophyLevel | null][] = [
  ['messages', 2, null],
  ['messages', 3, 'bronze'],
  ['messages', 9, 'bronze'],
  ['messages', 10, 'silver'],
  ['messages', 49, 'silver'],
  ['messages', 50, 'gold'],
  ['friends', 0, null],
  ['friends', 1, 'bronze'],
  ['friends', 9, 'bronze'],
  ['friends', 10, 'silver'],
  ['friends', 24, 'silver'],
  ['friends', 25, 'gold'],
  ['countries', 2, null],
  ['countries', 3, 'bronze'],
  ['countries', 7, 'bronze'],
  ['countries', 8, 'silver'],
  ['countries', 14, 'silver'],
  ['countries', 15, 'gold'],
  ['streak', 2, null],
  ['streak', 3, 'bronze'],
  ['streak', 9, 'bronze'],
  ['streak', 10, 'silver'],
  ['streak', 29, 'silver'],
  ['streak', 30, 'gold'],
];

test.each(table)('NOTSHOWN-58 %s: a count of %i reaches %s', (kind, count, level) => {
  const reached = reachedBy({ ...none, [kind]: count });
  const levels = ['bronze', 'silver', 'gold'] as const;
  const due = level ? levels.slice(0, levels.indexOf(level) + 1) : [];
  expect(reached).toEqual(due.map(one => ({ kind, level: one })));
  const shown = trophiesOf({ ...none, [kind]: count }, reached).find(one => one.kind === kind);
  expect(shown).toMatchObject({ count, level });
});

test('NOTSHOWN-58 gold has no next level, and won levels are permanent', () => {
  const won = (['bronze', 'silver', 'gold'] as const).map(
    level => ({ kind: 'friends', level }) as const,
  );
  expect(trophiesOf(none, won).find(({ kind }) => kind === 'friends')).toEqual({
    kind: 'friends',
    count: 0,
    level: 'gold',
    next: null,
  });
});
