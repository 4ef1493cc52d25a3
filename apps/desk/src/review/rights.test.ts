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

test('a severe text is not settled by a reviewer, and by nobody unread', () => {
  expect(may(makeSevere())).toEqual(['lead', 'hold', 'skip']);
  expect(may(makeSevere(), 'senior')).toContain('deliver');
  expect(may(makeSevere(), 'lead', { ...ready, isOpen: false })).not.toContain('deliver');
  expect(may(makeSevere(), 'lead', { ...ready, isOpen: false })).not.toContain('return');
});

test('a second opinion is no edit, no hold and nothing that is kept back', () => {
  expect(may(withKind('second'))).toEqual(['deliver', 'return', 'lead', 'skip']);
});

test('what was reported stays, is taken back or goes to the lead', () => {
  expect(may(withKind('report'))).toEqual(['deliver', 'lead', 'hold', 'withhold', 'skip']);
});

test('SAFE-03 nothing may be done while the line is broken, lost or busy', () => {
  const card = makeCard();
  expect(may(card, 'lead', { ...ready, isSending: true })).toEqual([]);
  expect(may(card, 'lead', { ...ready, line: { state: 'offline' } })).toEqual([]);
  expect(may(card, 'lead', { ...ready, line: { state: 'lost', words: '' } })).toEqual([]);
});
