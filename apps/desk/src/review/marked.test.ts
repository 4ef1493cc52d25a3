import { expect, test } from 'vitest';
import { makeCard, makeSignal } from '../testing/makers/cards.ts';
import { numbered, pieces, readAs } from './marked.ts';

const text = 'abcdefghij';
const at = (start: number, end: number, severity = 1, index = 0) =>
  makeSignal('', { index, severity, mark: { start, end } });
const shown = (...signals: ReturnType<typeof at>[]) =>
  pieces(text, numbered(signals), []).map(({ text: words, severity, ends }) => [
    words,
    severity,
    ends,
  ]);

test('the pieces always add up to the text', () => {
  const card = makeCard();
  const all = pieces(card.text, numbered(card.signals), []);
  expect(all.map(piece => piece.text).join('')).toBe(card.text);
  expect(all.filter(piece => piece.severity !== null).map(piece => piece.text)).toEqual([
    'Elif Kaya',
    'near the big park in Izmir',
    'Can you tell me your address?',
  ]);
});

test('overlapping marks show the higher severity, and each number is at the end of its mark', () => {
  expect(shown(at(1, 5, 1, 0), at(3, 8, 3, 1))).toEqual([
    ['a', null, []],
    ['bc', 1, []],
    ['de', 3, [1]],
    ['fgh', 3, [2]],
    ['ij', null, []],
  ]);
});

test('a mark is cut at the end of the text, and a wrong mark is hidden', () => {
  expect(shown(at(8, 90))).toEqual([
    ['abcdefgh', null, []],
    ['ij', 1, [1]],
  ]);
  expect(shown({ ...at(2, 4), isWrong: true })).toEqual([['abcdefghij', null, []]]);
});

test('SAFE2-114 partly: names are drawn as pseudonyms, also within marks, which never cut a name', () => {
  const names = [
    { start: 2, end: 5, pseudonym: 'Otter 417' },
    { start: 8, end: 10, pseudonym: 'Heron 92' },
  ];
  const drawn = (...signals: ReturnType<typeof at>[]) =>
    pieces(text, numbered(signals), names).map(piece => [
      piece.text,
      piece.severity,
      piece.isName,
      piece.ends,
    ]);
  expect(drawn(at(4, 7, 2))).toEqual([
    ['ab', null, false, []],
    ['Otter 417', 2, true, []],
    ['fg', 2, false, [1]],
    ['h', null, false, []],
    ['Heron 92', null, true, []],
  ]);
  expect(readAs(text, names)).toBe('abOtter 417fghHeron 92');
});

test('SAFE-02 signals are numbered in the order of the text; a check that failed comes last, without a number', () => {
  const found = numbered([
    makeSignal('', { index: 0, mark: null, status: 'failed', code: 'check' }),
    makeSignal('', { index: 1, mark: null, code: 'firstContact' }),
    at(6, 8, 1, 2),
    at(2, 3, 2, 3),
  ]);
  expect(found.map(({ index, number }) => [index, number])).toEqual([
    [3, 1],
    [2, 2],
    [1, 3],
    [0, null],
  ]);
});
