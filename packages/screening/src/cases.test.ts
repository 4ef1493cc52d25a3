import { signals } from '@digipals/contract';
import { expect, test } from 'vitest';
import { phases } from './all-phases.ts';
import { type CaseList, caseLists, readCases } from './testing/cases.ts';
import { measureFalseAlarms, measureRecall } from './testing/measure.ts';

const recalls = new Map<CaseList, ReturnType<typeof measureRecall>>();
/** Measured once for each list, because it takes seconds. */
const recallOf = (list: CaseList) => {
  const recall = recalls.get(list) ?? measureRecall(phases, readCases(list));
  recalls.set(list, recall);
  return recall;
};

test('finds all known harmful cases at the right place', () => {
  const known = recallOf('known');
  expect([...known.values()].flatMap(({ missed }) => missed)).toEqual([]);
  expect(known.size).toBeGreaterThan(17);
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
] as const)('finds enough held-out cases of %s: at least %f', (code, floor) => {
  const recall = recallOf('held-out').get(code);
  expect((recall?.placed ?? 0) / (recall?.cases ?? 1)).toBeGreaterThanOrEqual(floor);
});

test('misses hardly any blind cases that were later used for tuning', () => {
  const seen = recallOf('blind, in view');
  const missed = [...seen].filter(([, { placed, cases }]) => placed / cases < 0.85);
  expect(missed).toEqual([]);
  expect(seen.size).toBeGreaterThan(17);
});

test.each([
  ['personal', 0.85],
  ['swearing', 0.9],
  ['unkind', 0.8],
  ['meeting', 0.7],
  ['distress', 0.7],
  ['notEnglish', 0.9],
] as const)('finds enough unseen blind cases of %s: at least %f', (group, floor) => {
  const own = [...recallOf('blind, unseen')]
    .filter(([code]) => signals[code] === group)
    .map(([, recall]) => recall);
  const cases = own.reduce((sum, recall) => sum + recall.cases, 0);
  const placed = own.reduce((sum, recall) => sum + recall.placed, 0);
  expect(placed / cases).toBeGreaterThanOrEqual(floor);
  expect(cases).toBeGreaterThan(10);
});

test.each(caseLists)('marks hardly any harmless texts: %s', list => {
  const { texts, any, high } = measureFalseAlarms(phases, readCases(list));
  expect(high.map(({ text }) => text)).toEqual([]);
  // The harmless texts in the language lists are hard on purpose: names, dishes, short forms, one or two words.
  const isStrict = list === 'known' || list === 'blind, in view';
  const most = list.startsWith('languages') ? 0.05 : isStrict ? 0.02 : 0.03;
  expect(any.length / texts).toBeLessThan(most);
});

test.each(['languages, in view', 'languages, unseen'] as const)(
  'finds at least 96% of texts in more than thirty languages: %s',
  list => {
    const recall = recallOf(list).get('notEnglish');
    expect((recall?.placed ?? 0) / (recall?.cases ?? 1)).toBeGreaterThanOrEqual(0.96);
    expect(recall?.cases).toBeGreaterThan(100);
  },
);
