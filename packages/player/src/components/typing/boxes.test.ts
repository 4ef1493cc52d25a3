import type { Item } from '@digipals/contract';
import { expect, test } from 'vitest';
import { samples } from '../../samples.ts';
import { boxMarks } from './box-marks.ts';
import { boxesOf, gapsOfPart, lettersFrom, newText, picksFrom, slotsOf, spread } from './boxes.ts';
import { rowsFor } from './keyboard-keys.ts';

/** Each character: a box as _, a fixed one as it is. */
const seen = (item: Item): string =>
  slotsOf(item)
    .map(({ right, given }) => (given ? right : '_'))
    .join('');

test.each([
  ['cow', undefined, '___'],
  ['milk', 'm___', 'm___'],
  ['milk', 'm__k', 'm__k'],
  ['ice cream', undefined, '___ _____'],
  ["don't", undefined, "___'_"],
  ['don’t', undefined, '___’_'],
  ['T-shirt', undefined, '_-_____'],
  ['café', undefined, '____'],
  ['cafe\u0301', undefined, '____'],
  ['ที่นี่', undefined, '__'],
  ['a👩‍🚀', undefined, '__'],
] as const)('COMP-40 the boxes of %s with %s are %s', (value, label, boxes) => {
  expect(seen({ id: 'w', value, ...(label && { label }) })).toBe(boxes);
});

const sample = samples.typingTextContainerWithGaps;
const component = sample.components.find(({ type }) => type === 'typingTextContainerWithGaps');
if (!component) throw new Error('The sample has lost its part');
const gaps = gapsOfPart(sample, component, [1, 2]);
const boxes = boxesOf(gaps);
const none = boxes.map(() => '');

/** Types a text at a place; returns the letters in the boxes and the next box. */
const typed = (text: string, at = 0, letters: readonly string[] = none) => {
  const done = spread(boxes, letters, at, text);
  return [done.letters.map(letter => letter || '.').join(''), done.next];
};

test('a gap number belongs to its answer even when the items were shuffled', () => {
  const shuffled = { ...component, data: component.data.toReversed() };
  expect(gapsOfPart(sample, shuffled, [1, 2]).map(({ item }) => item.value)).toEqual([
    'cow',
    'milk',
  ]);
});

test.each([
  ['c', 0, 'c.....', 1],
  ['co', 0, 'co....', 2],
  ['cowilk', 0, 'cowilk', 5],
  ['cow milk!', 0, 'cowmil', 5],
  ['x', 5, '.....x', 5],
  ['xyz', 5, '.....x', 5],
  ['_-', 0, '......', 0],
  ['e\u0301', 0, 'é.....', 1],
  ['👩‍🚀o', 0, '👩‍🚀o....', 2],
] as const)('RULE-10 RULE-11 %j typed into box %i', (text, at, letters, next) => {
  expect(typed(text, at)).toEqual([letters, next]);
});

test('RULE-10 a combining vowel sign or accent joins the letter before it', () => {
  expect(typed('\u0e34', 1, ['ก', '', '', '', '', ''])).toEqual(['กิ.....', 1]);
  expect(typed('\u0301', 1, ['e', '', '', '', '', ''])).toEqual(['é.....', 1]);
  expect(typed('\u0301', 0)).toEqual(['......', 0]);
});

test('NOTSHOWN-72 a letter becomes a capital where the answer has one', () => {
  const name = gapsOfPart(sample, { ...component, data: [{ id: 'mia', value: 'Mia' }] }, [1]);
  expect(spread(boxesOf(name), ['', '', ''], 0, 'mIa').letters).toEqual(['M', 'I', 'a']);
});

test.each([
  ['', 'c', 'c'],
  ['c', 'co', 'o'],
  ['c', 'oc', 'o'],
  ['c', 'c', 'c'],
  ['c', 'x', 'x'],
])('the letter in a box (%j) is replaced by the new one in %j: %j', (old, text, fresh) => {
  expect(newText(old, text)).toBe(fresh);
});

test('RULE-09 letters convert to picks and back, with _ for each empty box', () => {
  const letters = ['c', '', 'w', '', '', ''];
  const picks = picksFrom(component, gaps, boxes, letters);
  expect(picks).toEqual([{ id: 'cow', value: 'c_w', componentId: component.id, gap: 1 }]);
  expect(lettersFrom(boxes, picks)).toEqual(letters);
  const full = picksFrom(component, gaps, boxes, [...'cowilk']);
  expect(full.map(({ value }) => value)).toEqual(['cow', 'milk']);
  expect(lettersFrom(boxes, full)).toEqual([...'cowilk']);
  expect(picksFrom(component, gaps, boxes, none)).toEqual([]);
});

test('after a check only the letters that differ are marked to try again', () => {
  const marks = new Map([
    [1, 'right'],
    [2, 'again'],
  ] as const);
  expect(boxMarks(boxes, [...'COWiik'], marks)).toEqual([
    'right',
    'right',
    'right',
    'right',
    'again',
    'right',
  ]);
  expect(boxMarks(boxes, [...'cowilk'], new Map())).toEqual(none.map(() => undefined));
});

test.each([
  [['cow'], false, 'qwertyuiop asdfghjkl zxcvbnm'],
  [["don't"], false, 'qwertyuiop asdfghjkl zxcvbnm'],
  [["don't"], true, "qwertyuiop asdfghjkl zxcvbnm'"],
  [['Café'], false, 'qwertyuiop asdfghjkl zxcvbnmé'],
  [['a 👩‍🚀'], false, 'qwertyuiop asdfghjkl zxcvbnm👩‍🚀'],
  [['12'], false, '1234567890 qwertyuiop asdfghjkl zxcvbnm'],
  [['ice cream'], true, 'qwertyuiop asdfghjkl zxcvbnm  '],
] as const)('the keyboard for %j (typed as one text: %s) is %s', (answers, free, keys) => {
  expect(
    rowsFor(answers, free)
      .map(row => [...row].join(''))
      .join(' '),
  ).toBe(keys);
});

test.each([
  [['cow'], false, 'abcdefg hijklmn opqrstu vwxyz'],
  [['Café'], false, 'abcdefg hijklmn opqrstu vwxyzé'],
  [['à é'], false, 'abcdefg hijklmn opqrstu vwxyz àé'],
  [['12'], false, '12345 67890 abcdefg hijklmn opqrstu vwxyz'],
  [['ice cream'], true, 'abcdefg hijklmn opqrstu vwxyz  '],
] as const)(
  'FIT-05 on a phone the keyboard for %j (typed as one text: %s) has rows of seven: %s',
  (answers, free, keys) => {
    const rows = rowsFor(answers, free, true).map(row => [...row].join(''));
    expect(rows.join(' ')).toBe(keys);
  },
);
