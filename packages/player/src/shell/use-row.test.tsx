// @vitest-environment happy-dom
import type { HistoryEntry } from '@digipals/contract';
import { type RunState, startRun } from '@digipals/engine';
import { expect, test, vi } from 'vitest';
import {
  activityOf,
  answer,
  openPlayer,
  press,
  question,
  setUpPlayer,
} from '../testing/open-player.tsx';
import { glowingRow } from './use-row.ts';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();

const right = { questionId: 'q', valid: 1, tries: 1 } satisfies HistoryEntry;
const runOf = (history: HistoryEntry[], test = false): RunState => ({
  ...startRun(activityOf({ test }), { random: () => 0, now: 0 }),
  history,
});

test.each<[what: string, history: HistoryEntry[], row: number]>([
  ['two right answers', [right, right], 0],
  ['three', [right, right, right], 3],
  ['five', Array.from({ length: 5 }, () => right), 5],
  ['three after a wrong one', [{ ...right, valid: 0 }, right, right, right], 3],
  ['a wrong one between them', [right, right, { ...right, valid: 0 }, right], 0],
  ['a second try between them', [right, right, { ...right, tries: 2 }, right], 0],
  ['a skipped one between them', [right, right, { ...right, skipped: true }, right], 0],
])('ALIVE-14 the row of %s', (_what, history, row) => {
  expect(glowingRow(runOf(history))).toBe(row);
});

test('ALIVE-14 a test says nothing of its answers', () => {
  expect(glowingRow(runOf([right, right, right], true))).toBe(0);
});

test('ALIVE-14 ALIVE-10 three right answers in a row make the board glow, are praised and have a sound; a wrong one ends it', async () => {
  const questions = ['q1', 'q2', 'q3', 'q4', 'q5'].map(id => question(id));
  const { effects } = await openPlayer({ activity: activityOf({}, questions) });
  const glows = () => document.querySelector('[data-row]') !== null;
  const told = () => document.querySelector('[data-outcome] [role=status]')?.textContent ?? '';
  for (let at = 0; at < 2; at += 1) {
    await answer('yes');
    expect([glows(), told()]).toEqual([false, 'Well done!']);
    await press('Next');
  }
  await answer('yes');
  expect([glows(), told()]).toEqual([true, 'Well done!3 right in a row!']);
  expect(effects.filter(name => name === 'combo')).toHaveLength(1);
  await press('Next');
  expect(glows()).toBe(true);
  await answer('yes');
  expect(told()).toContain('4 right in a row!');
  expect(effects.filter(name => name === 'combo')).toHaveLength(1);
  await press('Next');
  await answer('no');
  expect(glows()).toBe(false);
  await press('Try again');
  expect(glows()).toBe(false);
});
