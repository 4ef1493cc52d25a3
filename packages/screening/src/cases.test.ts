import { signals } from '@digipals/contract';
import { expect, test, vi } from 'vitest';
import { phases } from './all-phases.ts';
import { caseLists, readCases } from './testing/cases.ts';
import { measureFalseAlarms, measureRecall } from './testing/measure.ts';

// Every check reads hundreds of texts: on a busy machine that takes a while.
vi.setConfig({ testTimeout: 60_000 });

test('all harmful cases that were in view are found at their place', () => {
  const recalls = measureRecall(phases, readCases('known'));
  expect([...recalls.values()].flatMap(({ missed }) => missed)).toEqual([]);
  expect(recalls.size).toBeGreaterThan(17);
});

test.each([
  ['phone', 1],
  ['email', 1],
  ['link', 1],
  ['address', 0.97],
  ['fullName', 0.93],
  ['school', 0.85],
  ['socialMedia', 0.85],
  ['asksForDetails', 0.85],
  ['meeting', 0.85],
  ['secret', 0.85],
  ['distress', 0.95],
  ['swearing', 0.9],
  ['insult', 0.8],
  ['threat', 0.8],
  ['exclusion', 0.8],
  ['mockery', 0.8],
  ['notEnglish', 0.99],
] as const)('of held-out cases of %s at least %f are found', (code, floor) => {
  const recall = measureRecall(phases, readCases('held-out')).get(code);
  expect((recall?.placed ?? 0) / (recall?.cases ?? 1)).toBeGreaterThanOrEqual(floor);
});

test('of blind cases that were looked at later hardly any of a kind is missed', () => {
  const recalls = measureRecall(phases, readCases('blind, in view'));
  const missed = [...recalls].filter(([, { placed, cases }]) => placed / cases < 0.85);
  expect(missed).toEqual([]);
  expect(recalls.size).toBeGreaterThan(17);
});

test.each([
  ['personal', 0.85],
  ['swearing', 0.9],
  ['unkind', 0.8],
  ['meeting', 0.7],
  ['distress', 0.7],
  ['notEnglish', 0.9],
] as const)('of blind cases of %s that nobody looked at, at least %f are found', (group, floor) => {
  const recalls = [...measureRecall(phases, readCases('blind, unseen'))]
    .filter(([code]) => signals[code] === group)
    .map(([, recall]) => recall);
  const cases = recalls.reduce((sum, recall) => sum + recall.cases, 0);
  const placed = recalls.reduce((sum, recall) => sum + recall.placed, 0);
  expect(placed / cases).toBeGreaterThanOrEqual(floor);
  expect(cases).toBeGreaterThan(10);
});

test.each(caseLists)('of %s harmless texts hardly any is marked', list => {
  const { texts, any, high } = measureFalseAlarms(phases, readCases(list));
  expect(high.map(({ text }) => text)).toEqual([]);
  // Those of the list of languages are made to tempt: names, dishes, short forms, a word or two.
  expect(any.length / texts).toBeLessThan(list.startsWith('languages') ? 0.05 : 0.02);
});

test.each(['languages, in view', 'languages, unseen'] as const)(
  'of texts of %s in more than thirty languages at least 96 in 100 are found',
  list => {
    const recall = measureRecall(phases, readCases(list)).get('notEnglish');
    expect((recall?.placed ?? 0) / (recall?.cases ?? 1)).toBeGreaterThanOrEqual(0.96);
    expect(recall?.cases).toBeGreaterThan(100);
  },
);
