import { expect, test } from 'vitest';
import { diffLetters, graphemes, isFilled, sameTyped } from './typed-text.ts';

test.each([
  ['cat', ['c', 'a', 't']],
  ['café', ['c', 'a', 'f', 'é']],
  ['cafe\u0301', ['c', 'a', 'f', 'e\u0301']],
  ['ที่นี่', ['ที่', 'นี่']],
  ['a👩‍🚀🇬🇧', ['a', '👩‍🚀', '🇬🇧']],
])('RULE-10 counts the characters of %s as a child does', (text, letters) => {
  expect(graphemes(text)).toEqual(letters);
});

test.each([
  [' Cat', 'cat', true],
  ['CAT ', 'cat', true],
  ['ice  cream', 'ice cream', true],
  ['don’t', "don't", true],
  ['don`t', "don't", true],
  ['cafe\u0301', 'café', true],
  ['cta', 'cat', false],
  ['dont', "don't", false],
  ['cafe', 'café', false],
])('NOTSHOWN-72 typed %j and right %j: same is %s', (typed, right, same) => {
  expect(sameTyped(typed, right)).toBe(same);
});

test.each([
  ['cow', true],
  ['c_w', false],
  ['___', false],
  [' ', false],
  ['', false],
])('RULE-09 %j is filled: %s', (text, filled) => {
  expect(isFilled(text)).toBe(filled);
});

/** The letters with those that differ in brackets, empty ones for those that are missing. */
const seen = (typed: string, right: string): string =>
  diffLetters(typed, right)
    .map(({ letter, same }) => (same ? letter : `[${letter}]`))
    .join('');

test.each([
  ['cow', 'cow', 'cow'],
  ['Cow', 'cow', 'Cow'],
  ['cat', 'cow', 'c[a][t]'],
  ['hose', 'horse', 'ho[]se'],
  ['hoorse', 'horse', 'ho[o]rse'],
  ['hors', 'horse', 'hors[]'],
  ['ahorse', 'horse', '[a]horse'],
  ['mlik', 'milk', 'm[l][i]k'],
  ['icecream', 'ice cream', 'ice[]cream'],
  [' milk ', 'milk', 'milk'],
  ['don’t', "don't", 'don’t'],
  ['cafe', 'café', 'caf[e]'],
  [' Ice  cream', 'ice cream', 'Ice cream'],
  ['', 'ox', '[][]'],
])('typed %j for %j shows %j', (typed, right, shown) => {
  expect(seen(typed, right)).toBe(shown);
});

test('equal texts show no letter that differs', () => {
  const words = ['cow', 'Cow ', 'crow', 'row', 'w', "o'w", 'o’w', 'a cow', 'a  cow'];
  for (const typed of words)
    for (const right of words)
      expect(diffLetters(typed, right).every(({ same }) => same)).toBe(sameTyped(typed, right));
});

test.each(['\u2018', '\u2019', '\u02bc', '`', '\u00b4'])(
  'NOTSHOWN-72 the apostrophe %s equals every other kind',
  kind => {
    for (const other of ["'", '\u2018', '\u2019', '\u02bc', '`', '\u00b4'])
      expect(sameTyped(`don${kind}t`, `don${other}t`)).toBe(true);
  },
);
