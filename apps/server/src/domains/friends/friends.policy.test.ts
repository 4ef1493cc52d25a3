import { expect, test } from 'vitest';
import { accept, ask, type Pair, pairOf, part } from './friends.policy.ts';

const none: Pair = { kind: 'none' };
const friends: Pair = { kind: 'friends', requestorId: 'ann' };
const pending = (requestorId: string, isDeclined = false): Pair => ({
  kind: 'pending',
  requestorId,
  isDeclined,
});
const row = (status: 'accepted' | 'pending') => ({ status, requestorId: 'ann' });

test('two rows make a pair; a request of which one row is gone was declined', () => {
  expect(pairOf(undefined, undefined)).toEqual(none);
  expect(pairOf(row('accepted'), row('accepted'))).toEqual(friends);
  expect(pairOf(row('pending'), row('pending'))).toEqual(pending('ann'));
  expect(pairOf(row('pending'), undefined)).toEqual(pending('ann', true));
  expect(pairOf(undefined, row('pending'))).toEqual(pending('ann', true));
});

test('FRIEND-01 a request is made once, and does not reach a child that declined before', () => {
  expect(ask(none, 'ann', false)).toEqual(pending('ann'));
  expect(ask(none, 'ann', true)).toEqual(pending('ann', true));
  expect(ask(pending('ann'), 'ann', true)).toEqual(pending('ann'));
  expect(ask(friends, 'ann', true)).toEqual(friends);
});

test('FRIEND-01 children who ask each other are friends', () => {
  expect(ask(pending('ann'), 'bo', false)).toEqual(friends);
});

test('FRIEND-11 only what the other asked can be accepted', () => {
  expect(accept(pending('ann'), 'ann')).toEqual(friends);
  expect(accept(pending('ann'), 'bo')).toBeUndefined();
  expect(accept(none, 'ann')).toBeUndefined();
  expect(accept(friends, 'bo')).toEqual(friends);
});

test('the child that was asked declines, the one that asked takes back, either ends a friendship', () => {
  expect(part(pending('ann'), 'bo')).toEqual(pending('ann', true));
  expect(part(pending('ann'), 'ann')).toEqual(none);
  expect(part(friends, 'bo')).toEqual(none);
  expect(part(none, 'bo')).toEqual(none);
});
