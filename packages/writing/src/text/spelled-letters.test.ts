import { expect, test } from 'vitest';
import { isSpelledLetter } from './spelled-letters.ts';
import { sentencesOf } from './tokens.ts';

const spelledIn = (text: string): string[] =>
  sentencesOf(text)
    .flat()
    .filter(token => isSpelledLetter(text, token))
    .map(token => token.text);

test.each([
  ['R', ['R']],
  ['r ', ['r']],
  ['A a', ['A', 'a']],
  ['U, R', ['U', 'R']],
  ['R, O, B.', ['R', 'O', 'B']],
  ['My name is Rob: R, O, B.', ['R', 'O', 'B']],
])('letters of “%s” that are spelled: %j', (text, letters) => {
  expect(spelledIn(text)).toEqual(letters);
});

test.each([
  'u r my friend',
  'U r my friend.',
  'I like u, r u OK?',
  'Can u, Mia?',
  "I, Rob's friend",
])('no letter of “%s” is spelled', text => {
  expect(spelledIn(text)).toEqual([]);
});
