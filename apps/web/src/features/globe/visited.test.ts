import { expect, test } from 'vitest';
import { storageKeys } from '../../shared/storage.ts';
import { makeSummary } from '../../testing/makers.ts';
import { nextToVisit } from './visited.ts';

const children = ['ann', 'ben', 'cem'].map(userId => makeSummary({ userId }));

function memory(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test('FRIEND-18 FRIEND-19 visits each recommended child once, then starts again', () => {
  const storage = memory();
  const visits = Array.from({ length: 7 }, () => nextToVisit(storage, 'u', children)?.userId);
  expect(visits).toEqual(['ann', 'ben', 'cem', 'ann', 'ben', 'cem', 'ann']);
});

test('FRIEND-18 visits a new recommendation before children already visited', () => {
  const storage = memory();
  nextToVisit(storage, 'u', children);
  nextToVisit(storage, 'u', children);
  const other = [...children.slice(0, 2), makeSummary({ userId: 'dan' })];
  expect(nextToVisit(storage, 'u', other)?.userId).toBe('dan');
});

test('children who share a device have separate lists', () => {
  const storage = memory();
  expect(nextToVisit(storage, 'u', children)?.userId).toBe('ann');
  expect(nextToVisit(storage, 'v', children)?.userId).toBe('ann');
  expect(nextToVisit(storage, 'u', children)?.userId).toBe('ben');
});

test('returns null without recommendations and keeps the stored visits', () => {
  const storage = memory();
  nextToVisit(storage, 'u', children);
  expect(nextToVisit(storage, 'u', [])).toBeUndefined();
  expect(nextToVisit(storage, 'u', children)?.userId).toBe('ben');
});

test.each(['no json', '[]', '{"u":"ann"}', '{"u":null}'])(
  'an invalid list (%s) counts as empty',
  text => {
    const storage = memory({ [storageKeys.visitedFriends]: text });
    expect(nextToVisit(storage, 'u', children)?.userId).toBe('ann');
  },
);
