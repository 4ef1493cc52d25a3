import { expect, test } from 'vitest';
import { bondOf, type Facts } from './visibility.policy.ts';

const facts: Facts = {
  allowed: true,
  otherAllowed: true,
  apart: 0,
  blocked: false,
  status: null,
  requestorId: null,
  otherHasRow: false,
};

test.each([
  ['the own grown-up does not permit it', { allowed: false }],
  ['the other grown-up does not permit it', { otherAllowed: false }],
  ['there is a block', { blocked: true }],
])('SAFE-08 SAFE-13 where %s, even a friend may not be known', (_, change) => {
  expect(bondOf({ ...facts, status: 'accepted', ...change })).toBeNull();
  expect(bondOf({ ...facts, status: 'pending', ...change })).toBeNull();
  expect(bondOf({ ...facts, otherHasRow: true, ...change })).toBeNull();
});

test('SAFE-08 strangers are of the same or the next age band', () => {
  const stranger = { relation: 'stranger', requestorId: null };
  expect(bondOf({ ...facts, apart: 0 })).toEqual(stranger);
  expect(bondOf({ ...facts, apart: 1 })).toEqual(stranger);
  expect(bondOf({ ...facts, apart: 2 })).toBeNull();
});

test('SAFE-08 friends and requests stay, whatever the age bands', () => {
  const known = { ...facts, apart: 2, requestorId: 'u-1' };
  expect(bondOf({ ...known, status: 'accepted' })).toEqual({
    relation: 'friend',
    requestorId: 'u-1',
  });
  expect(bondOf({ ...known, status: 'pending' })).toEqual({
    relation: 'pending',
    requestorId: 'u-1',
  });
});

test('a declined request looks like none, and the child that asked stays known', () => {
  const declined = { ...facts, apart: 2, requestorId: 'u-1', otherHasRow: true };
  expect(bondOf(declined)).toEqual({ relation: 'stranger', requestorId: null });
});
