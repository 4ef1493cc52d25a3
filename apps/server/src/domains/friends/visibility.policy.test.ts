import { expect, test } from 'vitest';
import { bondOf, type Facts } from './visibility.policy.ts';

const facts: Facts = {
  allowed: true,
  otherAllowed: true,
  visible: true,
  otherVisible: true,
  sameClass: false,
  apart: 0,
  blocked: false,
  status: null,
  requestorId: null,
  otherHasRow: false,
};

test.each([
  ['the grown-up of the caller does not permit contact', { allowed: false }],
  ['the grown-up of the other child does not permit contact', { otherAllowed: false }],
  ['there is a block', { blocked: true }],
])('SAFE-08 SAFE-13 hides even a friend when %s', (_, change) => {
  expect(bondOf({ ...facts, status: 'accepted', ...change })).toBeNull();
  expect(bondOf({ ...facts, status: 'pending', ...change })).toBeNull();
  expect(bondOf({ ...facts, otherHasRow: true, ...change })).toBeNull();
});

test('SAFE-08 strangers of the same or the next age band are visible', () => {
  const stranger = { relation: 'stranger', requestorId: null };
  expect(bondOf({ ...facts, apart: 0 })).toEqual(stranger);
  expect(bondOf({ ...facts, apart: 1 })).toEqual(stranger);
  expect(bondOf({ ...facts, apart: 2 })).toBeNull();
});

test.each([{ visible: false }, { otherVisible: false }])(
  'CONSENT-10 a child that may not be found outside of its class meets only its class and who knows it: %o',
  change => {
    const hidden = { ...facts, ...change };
    expect(bondOf(hidden)).toBeNull();
    expect(bondOf({ ...hidden, sameClass: true })).toMatchObject({ relation: 'stranger' });
    expect(bondOf({ ...hidden, otherHasRow: true })).toMatchObject({ relation: 'stranger' });
    expect(bondOf({ ...hidden, status: 'accepted' })).toMatchObject({ relation: 'friend' });
  },
);

test('SAFE-08 friends and both sides of a request stay visible whatever their age bands', () => {
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

test('a declined request looks like none, and the requestor stays visible', () => {
  const declined = { ...facts, apart: 2, requestorId: 'u-1', otherHasRow: true };
  expect(bondOf(declined)).toEqual({ relation: 'stranger', requestorId: null });
});
