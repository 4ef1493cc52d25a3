import { expect, test } from 'vitest';
import { makeFriend } from '../../../testing/makers.ts';
import { inRelation, newRequests, onlineFirst, relationOf, relationWith } from './relation.ts';

const me = 'u-mia';
const items = [
  makeFriend({ userId: 'a', username: 'A' }),
  makeFriend({ userId: 'b', username: 'B', status: 'pending', requestorId: me }),
  makeFriend({ userId: 'c', username: 'C', status: 'pending', requestorId: 'c' }),
  makeFriend({ userId: 'd', username: 'D', online: true }),
];

test('FRIEND-08 FRIEND-09 FRIEND-10 a relation is none, pending by either child, or friends', () => {
  expect(relationOf(null, me)).toBe('none');
  expect(relationOf({ status: 'pending', requestorId: me }, me)).toBe('asked');
  expect(relationOf({ status: 'pending', requestorId: 'c' }, me)).toBe('wants');
  expect(relationOf({ status: 'accepted', requestorId: 'c' }, me)).toBe('friends');
});

test('FRIEND-14 each child has its own relation', () => {
  const ids = ['a', 'b', 'c', 'x'];
  expect(ids.map(id => relationWith(items, me, id))).toEqual(['friends', 'asked', 'wants', 'none']);
  expect(inRelation(items, me, 'asked').map(({ friend }) => friend.userId)).toEqual(['b']);
});

test('only requests from others count as new', () => {
  expect(newRequests(items, me)).toBe(1);
  expect(newRequests([], me)).toBe(0);
});

test('sorts children who are online first and otherwise keeps the order', () => {
  expect(onlineFirst(items).map(({ friend }) => friend.userId)).toEqual(['d', 'a', 'b', 'c']);
});
