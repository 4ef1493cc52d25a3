import type { Pick, SolutionItem } from '@digipals/contract';
import { expect, test } from 'vitest';
import { pickMatches } from './match-picks.ts';
import {
  isComplete,
  isMultiChoice,
  judge,
  markPicks,
  pickLimit,
  picksToCorrect,
  solve,
  togglePick,
} from './rules.ts';
import { pickOf, questionOf } from './testing/samples.ts';

const three = questionOf({ tiles: ['a', 'b', 'c', 'd'], right: ['a', 'b', 'c'] });
const picks = (question: typeof three, ...values: string[]): Pick[] =>
  values.map(value => pickOf(question, value));

test('RULE-01 two of three right picks, and three with one more, are not valid', () => {
  expect(judge(three, picks(three, 'a', 'b'))).toBe(false);
  expect(judge(three, picks(three, 'a', 'b', 'c', 'd'))).toBe(false);
  expect(judge(three, picks(three, 'a', 'b', 'c'))).toBe(true);
});

test.each(['imageButtons', 'textButtons', 'audioTextButtons'])(
  'AMBIG-23 of the choices %s only the right ones stay for the next try',
  type => {
    const question = questionOf({ type, tiles: ['a', 'b', 'c', 'd'], right: ['a', 'b', 'c'] });
    expect(picksToCorrect(question, picks(question, 'a', 'd', 'b'))).toEqual(
      picks(question, 'a', 'b'),
    );
  },
);

test.each([
  ['draggableImageButtons', ['d', 'b', 'a'], ['b', 'a']],
  ['draggableTextButtons', ['a', 'b', 'd'], ['a', 'b']],
  ['draggableTextButtons', ['a', 'c', 'b'], ['a', 'b']],
  ['draggableTextButtons', ['c', 'd', 'b'], []],
])(
  'COURSE-05 AMBIG-23 of the tiles of %s, %j, only %j stay for the next try',
  (type, given, stay) => {
    const question = questionOf({ type, tiles: ['a', 'b', 'c', 'd'], right: ['a', 'b', 'c'] });
    expect(picksToCorrect(question, picks(question, ...given))).toEqual(picks(question, ...stay));
  },
);

test.each(['typeInTextBox', 'wordSearch'])(
  'AMBIG-23 what was typed or found in %s stays for the next try',
  type => {
    const question = questionOf({ type, tiles: ['a', 'b', 'c'], right: ['a', 'b', 'c'] });
    const given = picks(question, 'c', 'b', 'a');
    expect(picksToCorrect(question, given)).toEqual(given);
  },
);

test('RULE-02 multi-choice does not count the picks', () => {
  const multi = questionOf({ tiles: ['a', 'b', 'c'], right: ['a', 'b'], multiChoice: true });
  expect(judge(multi, picks(multi, 'a'))).toBe(true);
});

test.each([
  ['RULE-03', 'draggableTextButtons'],
  ['RULE-04', 'draggableTextButtonsWithAudio'],
  ['RULE-05', 'draggableImageButtonsOrderSensitive'],
])('%s %s matches position by position', (_id, type) => {
  const question = questionOf({ type, tiles: ['I', 'am', 'Mia'], right: ['I', 'am', 'Mia'] });
  expect(judge(question, picks(question, 'I', 'am', 'Mia'))).toBe(true);
  expect(judge(question, picks(question, 'am', 'I', 'Mia'))).toBe(false);
  expect(markPicks(question, picks(question, 'am', 'I', 'Mia'))).toEqual([
    'again',
    'again',
    'right',
  ]);
});

test('RULE-06 other types need every solution item, in any order', () => {
  expect(judge(three, picks(three, 'c', 'a', 'b'))).toBe(true);
  expect(judge(three, picks(three, 'c', 'a', 'd'))).toBe(false);
});

test('RULE-07 AMBIG-36 multi-choice is valid with any right pick, even next to a wrong one', () => {
  const multi = questionOf({ tiles: ['a', 'b', 'c'], right: ['a', 'b'], multiChoice: true });
  expect(judge(multi, picks(multi, 'b', 'c'))).toBe(true);
  expect(judge(multi, picks(multi, 'c'))).toBe(false);
});

test('RULE-08 a right word in the wrong gap is not valid', () => {
  const gaps = questionOf({
    type: 'draggableTextContainerWithGaps',
    tiles: ['Hello', 'fine', 'three'],
    right: ['Hello', 'fine'],
    labels: ['1', '2'],
  });
  expect(judge(gaps, [pickOf(gaps, 'fine', 2), pickOf(gaps, 'Hello', 1)])).toBe(true);
  expect(judge(gaps, [pickOf(gaps, 'fine', 1), pickOf(gaps, 'Hello', 2)])).toBe(false);
});

test('NOTSHOWN-44 the type name or meta marks a question as multi-choice', () => {
  const item = three.solution[0] as SolutionItem;
  expect(isMultiChoice([item])).toBe(false);
  expect(isMultiChoice([{ ...item, type: 'imageButtonsMultiChoice' }])).toBe(true);
  expect(isMultiChoice([{ ...item, meta: { ...item.meta, multiChoice: true } }])).toBe(true);
});

test('NOTSHOWN-45 COMP-57 a group takes as many picks as the solution, multi-choice any number', () => {
  const all = picks(three, 'a', 'b', 'c', 'd').reduce<Pick[]>(
    (chosen, pick) => togglePick(chosen, pick, pickLimit(three)),
    [],
  );
  expect(all.map(pick => pick.value)).toEqual(['a', 'b', 'c']);
  const multi = questionOf({ tiles: ['a', 'b', 'c'], right: ['a'], multiChoice: true });
  expect(pickLimit(multi)).toBe(Number.POSITIVE_INFINITY);
});

test('COMP-56 a single choice replaces the one before, a second tap removes it', () => {
  const single = questionOf({ tiles: ['a', 'b'], right: ['a'] });
  const first = togglePick([], pickOf(single, 'a'), 1);
  const second = togglePick(first, pickOf(single, 'b'), 1);
  expect(second.map(pick => pick.value)).toEqual(['b']);
  expect(togglePick(second, pickOf(single, 'b'), 1)).toEqual([]);
});

test('NOTSHOWN-68 equal ids match, else equal trimmed values', () => {
  const item = three.solution[0] as SolutionItem;
  expect(pickMatches({ id: item.id, value: 'other' }, item)).toBe(true);
  expect(pickMatches({ id: 'other', value: ' a ' }, item)).toBe(true);
  expect(pickMatches({ id: 'other', value: 'b' }, item)).toBe(false);
  expect(pickMatches({ id: item.id, value: 'x', componentId: 'elsewhere' }, item)).toBe(false);
});

test('one tile picked twice never answers two items', () => {
  expect(judge(three, picks(three, 'a', 'a', 'a'))).toBe(false);
});

test('NOTSHOWN-69 a question without a solution is complete and valid at once', () => {
  const media = questionOf({ tiles: ['a'], right: [] });
  expect(isComplete(media, [])).toBe(true);
  expect(judge(media, [])).toBe(true);
});

test('PLAYER-34 PLAYER-35 confirm needs the full count, in multi-choice one pick', () => {
  expect(isComplete(three, picks(three, 'a', 'b'))).toBe(false);
  expect(isComplete(three, picks(three, 'a', 'b', 'd'))).toBe(true);
  const multi = questionOf({ tiles: ['a', 'b', 'c'], right: ['a', 'b'], multiChoice: true });
  expect(isComplete(multi, [])).toBe(false);
  expect(isComplete(multi, picks(multi, 'c'))).toBe(true);
});

test('the solved question is valid whatever its type', () => {
  const gaps = questionOf({
    type: 'draggableTextContainerWithGaps',
    tiles: ['Hello', 'fine'],
    right: ['Hello', 'fine'],
    labels: ['1', '2'],
  });
  expect([three, gaps].map(question => judge(question, solve(question)))).toEqual([true, true]);
});

const typed = questionOf({ type: 'typeInTextBox', tiles: ["It's a cat"], right: ["It's a cat"] });
const written = (value: string) => [{ id: typed.solution[0]?.id ?? '', value }];

test('NOTSHOWN-72 RULE-16 a typed answer ignores case, surrounding spaces and the kind of apostrophe', () => {
  expect(judge(typed, written(' it’s a Cat '))).toBe(true);
  // The same text in another box is another answer.
  expect(judge(typed, written("It's a hat"))).toBe(false);
});

test('RULE-09 a typed answer with an empty box is not complete', () => {
  expect(isComplete(typed, written("It's a c_t"))).toBe(false);
  expect(isComplete(typed, written("It's a cut"))).toBe(true);
});

test('RULE-17 RULE-18 NOTSHOWN-51 a component without an answer is complete when every turn is done', () => {
  const speaking = questionOf({ type: 'speakingActivity', tiles: ['Hi!', 'Bye!'], right: [] });
  const [first, second] = solve(speaking);
  if (!first || !second) throw new Error('two turns');
  expect(isComplete(speaking, [first])).toBe(false);
  expect(isComplete(speaking, [first, first])).toBe(false);
  expect(judge(speaking, [first])).toBe(false);
  expect([isComplete(speaking, [second, first]), judge(speaking, [second, first])]).toEqual([
    true,
    true,
  ]);
  expect(markPicks(speaking, [first])).toEqual(['right']);
});

test('NOTSHOWN-44 the word MultiChoice counts anywhere in the name of the type', () => {
  const isMulti = (type: string) =>
    isMultiChoice(questionOf({ type, tiles: ['a'], right: ['a'] }).solution);
  expect(isMulti('imageButtonsMultiChoiceLarge')).toBe(true);
  expect(isMulti('imageButtonsChoice')).toBe(false);
});

test('PLAYER-34 confirm stays enabled with more picks than the answer has', () => {
  expect(isComplete(three, picks(three, 'a', 'b', 'c', 'd'))).toBe(true);
});

test('COMP-57 a full group of two refuses another pick', () => {
  const two = picks(three, 'a', 'b');
  const [further] = picks(three, 'c');
  if (!further) throw new Error('no pick');
  expect(togglePick(two, further, 2)).toEqual(two);
});
