import type { AskedChild, ClassChild } from '@digipals/contract';
import { expect, test } from 'vitest';
import { classPage } from '../testing/fake-app.tsx';
import { type ClassView, countOf, viewOf, wholeClass } from './class-view.ts';

const now = Date.parse('2026-11-24T09:00:00Z');
const child = (name: string, more: Partial<ClassChild> = {}): ClassChild => ({
  ...(classPage.people[0] as ClassChild),
  ...{ childId: name, name, lastHere: '2026-11-23T09:00:00Z' },
  ...more,
});
const people = [
  child('Ada', { hasCard: false }),
  child('Çağrı', { lastHere: '2026-11-01T09:00:00Z' }),
  child('Ela', { lastHere: null }),
  child('İrem', { lastHere: '2026-10-01T09:00:00Z', isOnline: true }),
];
const open = { purpose: 'contact', state: 'open', who: null, relation: null } as const;
const asked: AskedChild[] = [
  {
    ...{ childId: 'Ela', name: 'Ela', avatarImage: '', language: 'tr', email: null, askedAt: null },
    consents: [{ ...open, method: null, version: null, at: null }],
  },
];
const facts = { asked, now };
const names = (view: Partial<ClassView>) =>
  viewOf(people, { ...wholeClass, ...view }, facts).map(({ name }) => name);

test('CLASS-40 a class shows all children, or those that need something of their teacher', () => {
  expect(names({})).toEqual(['Ada', 'Çağrı', 'Ela', 'İrem']);
  expect(names({ show: 'card' })).toEqual(['Ada']);
  expect(names({ show: 'consent' })).toEqual(['Ela']);
  expect(names({ show: 'away' })).toEqual(['Çağrı', 'Ela']);
  expect(countOf(people, 'away', facts)).toBe(2);
});

test('CLASS-40 who was not here for longest can come first', () => {
  expect(names({ order: 'away' })).toEqual(['Ela', 'Çağrı', 'Ada', 'İrem']);
  expect(names({ order: 'away', show: 'away' })).toEqual(['Ela', 'Çağrı']);
});

test('CLASS-40 a name is found by a part of it, without accents', () => {
  expect(names({ name: ' cagri' })).toEqual(['Çağrı']);
  expect(names({ name: 'IREM' })).toEqual(['İrem']);
  expect(names({ name: 'a', show: 'away' })).toEqual(['Çağrı', 'Ela']);
  expect(names({ name: 'zoe' })).toEqual([]);
});
