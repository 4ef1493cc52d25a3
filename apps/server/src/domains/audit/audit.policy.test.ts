import { expect, test } from 'vitest';
import {
  type AuditEntry,
  type CoveredRow,
  canonicalJson,
  coversHashOf,
  createChainCheck,
  detailHashOf,
  fingerprintOf,
  momentOf,
} from './audit.policy.ts';

const entry: AuditEntry = {
  row: 1,
  at: 1_700_000_000_000_000n,
  actor: 'staff-1',
  action: 'reveal',
  object: 'child-1',
  detailHash: detailHashOf({ why: 'a case' }),
  before: Buffer.alloc(0),
  coversHash: null,
};
const covers: CoveredRow[] = [{ name: 'messages', key: 'one', fields: { body: '00' } }];
const sealed = (given: AuditEntry) => ({
  ...given,
  version: given.coversHash === null ? 1 : 2,
  covers: given.coversHash === null ? [] : covers,
  fingerprint: fingerprintOf(given),
});
const one = sealed(entry);
const two = sealed({ ...entry, row: 2, before: one.fingerprint });
const three = sealed({ ...entry, row: 3, before: two.fingerprint });

const check = (rows: Parameters<ReturnType<typeof createChainCheck>['next']>[0][]) => {
  const chain = createChainCheck();
  return { answers: rows.map(row => chain.next(row)), end: chain.end };
};

test('SAFE-07 the hash changes with each column of a row', () => {
  const others: Partial<AuditEntry>[] = [
    { row: 2 },
    { at: 1n },
    { actor: 'staff-2' },
    { action: 'export' },
    { object: 'child-2' },
    { detailHash: detailHashOf(null) },
    { before: one.fingerprint },
    { coversHash: coversHashOf([]) },
    { coversHash: coversHashOf(covers) },
  ];
  const prints = [{}, ...others].map(change =>
    fingerprintOf({ ...entry, ...change }).toString('hex'),
  );
  expect(new Set(prints).size).toBe(10);
  expect(prints[0]).toHaveLength(64);
});

test('SAFE-07 moving text from one column to the next changes the hash', () => {
  const moved = { ...entry, actor: 'staff-1r', action: 'eveal' };
  expect(fingerprintOf(moved)).not.toEqual(fingerprintOf(entry));
});

test('canonical JSON does not depend on key order', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: null }], a: 'x' })).toBe(
    '{"a":"x","b":[2,{"c":null,"d":1}]}',
  );
  expect(canonicalJson([2, 1])).toBe('[2,1]');
  expect(detailHashOf({ a: 1, b: 2 })).toEqual(detailHashOf({ b: 2, a: 1 }));
  expect(detailHashOf(undefined)).toEqual(detailHashOf(null));
});

test.each([
  ['1700000000000000', 1_700_000_000_000_000n],
  ['-5', -5n],
  ['0', 0n],
  ['1.5', null],
  ['x1', null],
  ['1x', null],
  ['', null],
  ['9223372036854775807', 9_223_372_036_854_775_807n],
  ['9223372036854775808', null],
])('parses the time "%s" as %s', (text, moment) => {
  expect(momentOf(text)).toBe(moment);
});

test('SAFE-07 an intact chain has no broken row', () => {
  const { answers, end } = check([one, two, three]);
  expect(answers).toEqual([null, null, null]);
  expect(end({ row: 3, fingerprint: three.fingerprint })).toBeNull();
});

test('SAFE-07 reports a changed row', () => {
  expect(check([one, { ...two, actor: 'staff-9' }]).answers).toEqual([null, 2]);
  expect(check([one, { ...two, at: null }]).answers).toEqual([null, 2]);
});

test('SAFE-07 reports missing and duplicate rows', () => {
  expect(check([one, three]).answers).toEqual([null, 2]);
  expect(check([one, two, two]).answers).toEqual([null, null, 2]);
});

test('SAFE-07 reports a row that was replaced together with its hash', () => {
  const replaced = sealed({ ...two, actor: 'staff-9' });
  expect(check([one, replaced, three]).answers).toEqual([null, null, 2]);
  expect(check([sealed({ ...entry, before: two.fingerprint })]).answers).toEqual([1]);
});

test('SAFE-07 reports a truncated log and a missing head', () => {
  const { end } = check([one, two]);
  expect(end({ row: 3, fingerprint: three.fingerprint })).toBe(3);
  expect(end({ row: 1, fingerprint: one.fingerprint })).toBe(2);
  expect(end({ row: 2, fingerprint: one.fingerprint })).toBe(2);
  expect(end(undefined)).toBe(3);
  expect(check([]).end({ row: 0, fingerprint: one.fingerprint })).toBe(1);
});

const coversHash = coversHashOf(covers);
const newer = sealed({ ...entry, row: 2, before: one.fingerprint, coversHash });

test('SAFE2-75 rows from before the change stay valid, and new ones cover rows', () => {
  const after = sealed({ ...entry, row: 3, before: newer.fingerprint, coversHash });
  expect(check([one, newer, after]).answers).toEqual([null, null, null]);
});

test('SAFE2-75 reports a row that covers something else, or is said to cover nothing', () => {
  const [cover] = covers;
  if (!cover) throw new Error('no cover');
  for (const others of [
    [],
    [...covers, cover],
    [{ ...cover, key: 'two' }],
    [{ ...cover, fields: null }],
  ]) {
    expect(check([one, { ...newer, covers: others }]).answers).toEqual([null, 2]);
  }
  expect(check([{ ...one, covers }]).answers).toEqual([1]);
  expect(check([one, { ...newer, version: 1 }]).answers).toEqual([null, 2]);
  expect(check([one, { ...newer, coversHash: null, covers: [], version: 1 }]).answers).toEqual([
    null,
    2,
  ]);
});

test('SAFE2-75 reports an old kind of row behind a new one', () => {
  const old = sealed({ ...entry, row: 3, before: newer.fingerprint });
  expect(check([one, newer, old]).answers).toEqual([null, null, 3]);
});
