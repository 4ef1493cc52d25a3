import type { Card, StaffRole } from '@digipals/contract';
import { expect, test } from 'vitest';
import { makeCard, makeSevere } from '../testing/makers/cards.ts';
import { type Rights, rightsOf } from './rights.ts';

const ready = { isOpen: true, isSending: false, line: { state: 'ok' } } as const;
const may = (
  card: Card,
  role: StaffRole = 'reviewer',
  given: Parameters<typeof rightsOf>[1] = ready,
) => {
  const rights: Rights = rightsOf(card, given, role);
  return Object.entries(rights)
    .filter(([, is]) => is)
    .map(([name]) => name);
};
const withKind = (kind: Card['lease']['kind']) =>
  makeCard({ lease: { ...makeCard().lease, kind } });

test('an ordinary text: everything', () => {
  expect(may(makeCard())).toEqual([
    'deliver',
    'return',
    'edit',
    'lead',
    'hold',
    'withhold',
    'skip',
  ]);
});

test('a reviewer cannot settle a severe text, and it must be opened first', () => {
  expect(may(makeSevere())).toEqual(['lead', 'hold', 'skip']);
  expect(may(makeSevere(), 'senior')).toContain('deliver');
  expect(may(makeSevere(), 'lead', { ...ready, isOpen: false })).not.toContain('deliver');
  expect(may(makeSevere(), 'lead', { ...ready, isOpen: false })).not.toContain('return');
});

test('a second opinion cannot edit, hold or withhold', () => {
  expect(may(withKind('second'))).toEqual(['deliver', 'return', 'lead', 'skip']);
});

test('a reported text stays, is withheld or is escalated', () => {
  expect(may(withKind('report'))).toEqual(['deliver', 'lead', 'hold', 'withhold', 'skip']);
});

test('SAFE-03 nothing is allowed while offline, busy or without a lease', () => {
  const card = makeCard();
  expect(may(card, 'lead', { ...ready, isSending: true })).toEqual([]);
  expect(may(card, 'lead', { ...ready, line: { state: 'offline' } })).toEqual([]);
  expect(may(card, 'lead', { ...ready, line: { state: 'lost', words: '' } })).toEqual([]);
});
