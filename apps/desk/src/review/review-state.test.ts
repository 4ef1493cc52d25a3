import { expect, test } from 'vitest';
import { makeCard, makeNext, makeSevere, makeSignal } from '../testing/makers/cards.ts';
import {
  firstState,
  lastUndo,
  type ReviewEvent,
  reasonFor,
  reviewReducer,
} from './review-state.ts';

const after = (...events: ReviewEvent[]) => events.reduce(reviewReducer, firstState);
const undo = {
  decisionId: 'd-1',
  until: '2026-11-21T13:44:10.000Z',
  words: 'Delivered',
  who: 'Otter 417 to Heron 92',
};

test('a new card resets panel, problem and marks', () => {
  const state = after(
    { type: 'claimed', card: makeCard(), at: 1 },
    { type: 'panel', panel: 'return' },
    { type: 'refused', words: 'No' },
    { type: 'changes' },
    { type: 'decided', undo },
    { type: 'claimed', card: makeNext(), at: 9 },
  );
  expect(state).toMatchObject({
    panel: null,
    problem: null,
    showsChanges: false,
    isSending: false,
    shownAt: 9,
    undos: [undo],
  });
});

test('a severe card is folded, any other is open', () => {
  expect(after({ type: 'claimed', card: makeSevere(), at: 0 }).isOpen).toBe(false);
  expect(after({ type: 'claimed', card: makeCard(), at: 0 }).isOpen).toBe(true);
});

test('the most severe mark suggests the reason, wrong marks do not', () => {
  const signals = [
    makeSignal('', { index: 0, group: 'unkind', severity: 1 }),
    makeSignal('', { index: 1, group: 'personal', severity: 2 }),
    makeSignal('', { index: 2, group: 'firstContact', severity: 2 }),
  ];
  expect(reasonFor({ signals })).toBe('personal');
  const isWrong = signals.map(signal => ({ ...signal, isWrong: signal.index === 1 }));
  expect(reasonFor({ signals: isWrong })).toBe('unkind');
  expect(reasonFor({ signals: [] })).toBe('hardToRead');
});

test('SAFE-03 a lost lease locks the card but leaves the panel open', () => {
  const state = after(
    { type: 'claimed', card: makeCard(), at: 0 },
    { type: 'panel', panel: 'lead' },
    { type: 'sending' },
    { type: 'lost', submissionId: 'sub-1', fence: 3, words: 'Reviewer 12 has it now.' },
  );
  expect(state).toMatchObject({
    panel: 'lead',
    isSending: false,
    line: { state: 'lost', words: 'Reviewer 12 has it now.' },
  });
});

test('a lease that was lost for an earlier card leaves this one open', () => {
  const state = after(
    { type: 'claimed', card: makeNext(), at: 0 },
    { type: 'lost', submissionId: 'sub-1', fence: 3, words: 'Reviewer 12 has it now.' },
  );
  expect(state.line).toEqual({ state: 'ok' });
});

test('a renewed lease ends an interruption', () => {
  const expiresAt = '2026-11-21T13:48:00.000Z';
  const state = after(
    { type: 'claimed', card: makeCard(), at: 0 },
    { type: 'offline' },
    { type: 'renewed', expiresAt },
  );
  expect(state.line).toEqual({ state: 'ok' });
  expect(state.card?.lease.expiresAt).toBe(expiresAt);
});

test('SAFE2-10 the newest decision is undone first, and each expires by itself', () => {
  const newer = { ...undo, decisionId: 'd-2' };
  const decided = after({ type: 'decided', undo }, { type: 'decided', undo: newer });
  const without = (decisionId: string) =>
    lastUndo(reviewReducer(decided, { type: 'undo-over', decisionId }));
  expect(without('d-0')).toBe(newer);
  expect(without('d-1')).toBe(newer);
  expect(without('d-2')).toBe(undo);
});
