import { expect, test } from 'vitest';
import { editedCharacters, editedWords } from './edits.ts';

test.each([
  ['I has too cats', 'I have two cats', 2],
  ['the same', 'the same', 0],
  ['spaces   only', ' spaces only', 0],
  ['one two three', 'three', 2],
  ['one two three', '', 3],
  ['word', 'word and more words', 3],
  ['a b c', 'c b a', 2],
  ['', 'new', 1],
  ['He go home. He go home.', 'He goes home. He goes home.', 2],
])('SAFE-01 an edit from «%s» to «%s» changes %i words', (text, edited, words) => {
  expect(editedWords(text, edited)).toBe(words);
});

test('SAFE-01 an edit of a text without spaces is measured in characters', () => {
  expect(editedCharacters('你好我有两只猫', '你好我有一只猫')).toBe(1);
  expect(editedCharacters('a'.repeat(50), 'b'.repeat(41))).toBe(50);
  expect(editedCharacters('the same', 'the same')).toBe(0);
});
