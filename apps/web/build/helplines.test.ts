import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkHelplines, helplines, helplinesFile } from './helplines.ts';

const line = {
  country: 'gb',
  kind: 'helpline',
  name: 'Childline',
  number: '0800 1111',
  hours: 'always',
  languages: ['en'],
  url: 'https://www.childline.org.uk',
  source: 'https://www.childline.org.uk/get-support/',
  checked: '2026-11-26',
  confirmed: false,
};
const at = Date.parse('2026-12-01T00:00Z');
const check = (...lines: object[]) => checkHelplines(JSON.stringify(lines), at);

test('SAFE2-59 the helplines are valid on the day the newest one was checked', () => {
  const text = readFileSync(helplinesFile, 'utf8');
  const days = [...text.matchAll(/"checked": "([\d-]+)"/g)].map(([, day = '']) => Date.parse(day));
  expect(checkHelplines(text, Math.max(...days))).toBeGreaterThanOrEqual(0);
  expect(days.length).toBeGreaterThan(20);
});

test.each(['source', 'checked', 'url', 'number', 'country'])(
  'SAFE2-59 a helpline without %s fails the build',
  field => {
    expect(check(line)).toBe(1);
    expect(() => check({ ...line, [field]: undefined })).toThrow(field);
  },
);

test('SAFE2-59 a helpline that was last checked more than twelve months ago fails the build', () => {
  expect(check({ ...line, checked: '2025-12-01' })).toBe(1);
  expect(() => check({ ...line, checked: '2025-11-30' })).toThrow(/compare it with its source/);
  expect(() => check({ ...line, checked: '2026-12-02' })).toThrow(/future/);
});

test('SAFE2-59 a country has one helpline and one emergency number', () => {
  expect(check(line, { ...line, kind: 'emergency', number: '999', confirmed: true })).toBe(1);
  expect(() => check(line, line)).toThrow(/twice/);
});

test('SAFE2-59 the build checks them against its clock', () => {
  const start = helplines(() => Date.parse('2099-01-01T00:00Z')).buildStart as () => void;
  expect(() => start.call({})).toThrow(/compare it with its source/);
});
