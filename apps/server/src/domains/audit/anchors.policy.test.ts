import { expect, test } from 'vitest';
import { faultOf, isSigned, newAnchorKey, parseAnchor, signAnchor } from './anchors.policy.ts';

const key = newAnchorKey();
const head = { row: 7, fingerprint: Buffer.alloc(32, 1) };
const anchor = signAnchor(key, head, new Date('2026-03-02T09:00:00Z'));

test('SAFE2-78 a signature holds for its own row, hash, moment and key only', () => {
  expect(isSigned(key, anchor)).toBe(true);
  for (const change of [
    { seq: 8 },
    { hash: '02'.repeat(32) },
    { at: '2026-03-02T09:00:01.000Z' },
    { signature: '' },
  ]) {
    expect(isSigned(key, { ...anchor, ...change })).toBe(false);
  }
  expect(isSigned(newAnchorKey(), anchor)).toBe(false);
});

test('SAFE2-79 a line of the file is an anchor or none', () => {
  expect(parseAnchor(JSON.stringify(anchor))).toEqual(anchor);
  for (const change of [
    { seq: -1 },
    { seq: 1.5 },
    { seq: '7' },
    { hash: 'xyz' },
    { hash: null },
    { at: 'today' },
    { signature: 1 },
  ]) {
    expect(parseAnchor(JSON.stringify({ ...anchor, ...change }))).toBeUndefined();
  }
  for (const line of ['', 'no', 'null', '[]', '7']) expect(parseAnchor(line)).toBeUndefined();
});

test('SAFE2-79 a missing row is a shorter log, another hash a different one', () => {
  expect(faultOf(anchor, anchor.hash)).toBeNull();
  expect(faultOf(anchor, undefined)).toEqual({ row: 7, reason: 'shorter' });
  expect(faultOf(anchor, '02'.repeat(32))).toEqual({ row: 7, reason: 'different' });
  expect(faultOf({ ...anchor, seq: 0, hash: '' }, undefined)).toBeNull();
});
