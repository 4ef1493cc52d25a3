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

test('two rows make a pair; a request with only one row was declined', () => {
  expect(pairOf(undefined, undefined)).toEqual(none);
  expect(pairOf(row('accepted'), row('accepted'))).toEqual(friends);
  expect(pairOf(row('pending'), row('pending'))).toEqual(pending('ann'));
  expect(pairOf(row('pending'), undefined)).toEqual(pending('ann', true));
  expect(pairOf(undefined, row('pending'))).toEqual(pending('ann', true));
});

test('FRIEND-01 a repeated request changes nothing, and none reaches a child that declined before', () => {
  expect(ask(none, 'ann', false)).toEqual(pending('ann'));
  expect(ask(none, 'ann', true)).toEqual(pending('ann', true));
  expect(ask(pending('ann'), 'ann', true)).toEqual(pending('ann'));
  expect(ask(friends, 'ann', true)).toEqual(friends);
});

test('FRIEND-01 children who ask each other become friends', () => {
  expect(ask(pending('ann'), 'bo', false)).toEqual(friends);
});

test('FRIEND-11 only a request of the other child can be accepted', () => {
  expect(accept(pending('ann'), 'ann')).toEqual(friends);
  expect(accept(pending('ann'), 'bo')).toBeUndefined();
  expect(accept(none, 'ann')).toBeUndefined();
  expect(accept(friends, 'bo')).toEqual(friends);
});

test('the requestee declines, the requestor cancels, either ends a friendship', () => {
  expect(part(pending('ann'), 'bo')).toEqual(pending('ann', true));
  expect(part(pending('ann'), 'ann')).toEqual(none);
  expect(part(friends, 'bo')).toEqual(none);
  expect(part(none, 'bo')).toEqual(none);
});
