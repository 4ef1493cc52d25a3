import type { Card, StaffRole } from '@digipals/contract';
import { expect, test } from 'vitest';
import { makeCard, makeFourEyes, makeSevere } from '../testing/makers/cards.ts';
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

test('SAFE2-03 a severe text is opened first, and neither edited, held nor sent on', () => {
  expect(may(makeSevere(), 'senior')).toEqual(['deliver', 'return', 'withhold', 'skip']);
  expect(may(makeSevere(), 'lead', { ...ready, isOpen: false })).toEqual(['skip']);
  const delivered = makeSevere({ isDelivered: true });
  expect(may(delivered, 'lead')).toEqual(['deliver', 'withhold', 'skip']);
});

test('SAFE2-08 a third lets through only what an adult of another role has said, with a lead', () => {
  const opinion = { by: 'Adult', reason: 'harmless', note: '', at: '', lookedMs: 1 } as const;
  const third = makeSevere({
    fourEyes: makeFourEyes({
      seat: 'third',
      opinions: [
        { ...opinion, seat: 'first', role: 'lead', outcome: 'withhold' },
        { ...opinion, seat: 'second', role: 'senior', outcome: 'deliver' },
      ],
    }),
  });
  expect(may(third, 'senior')).toEqual(['withhold', 'skip']);
  expect(may(third, 'lead')).toEqual(['deliver', 'withhold', 'skip']);
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
