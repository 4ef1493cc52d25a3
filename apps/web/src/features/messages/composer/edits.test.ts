import { expect, test } from 'vitest';
import { erased, lengthOf, moved, selected, typed, withSentence, wordsIn } from './edits.ts';

test('NOTSHOWN-01 length is counted in grapheme clusters', () => {
  expect(lengthOf('Hi')).toBe(2);
  expect(lengthOf('👨‍👩‍👧‍👦🇹🇷é')).toBe(3);
});

test('backspace deletes one grapheme cluster', () => {
  expect(erased({ text: 'Hi 👨‍👩‍👧‍👦!', caret: 14 })).toEqual({ text: 'Hi !', caret: 3 });
  expect(erased({ text: 'Hi', caret: 0 })).toEqual({ text: 'Hi', caret: 0 });
});

test('letters are inserted at the caret', () => {
  expect(typed({ text: 'I football', caret: 1 }, ' play')).toEqual({
    text: 'I play football',
    caret: 6,
  });
});

test('the caret moves by grapheme clusters and stays within the text', () => {
  const text = 'a🐶b';
  expect(moved({ text, caret: 1 }, 1).caret).toBe(3);
  expect(moved({ text, caret: 3 }, -1).caret).toBe(1);
  expect(moved({ text, caret: 0 }, -1).caret).toBe(0);
  expect(moved({ text, caret: 4 }, 1).caret).toBe(4);
});

test('typing and deleting replace a selection, in both directions', () => {
  for (const [caret, anchor] of [
    [5, 2],
    [2, 5],
  ] as const) {
    const writing = { text: 'I play', caret, anchor };
    expect(typed(writing, 'sa')).toEqual({ text: 'I say', caret: 4 });
    expect(erased(writing)).toEqual({ text: 'I y', caret: 2 });
    expect(erased(writing, 1)).toEqual({ text: 'I y', caret: 2 });
    expect(moved(writing, -1)).toEqual({ text: 'I play', caret: 2 });
    expect(moved(writing, 1)).toEqual({ text: 'I play', caret: 5 });
  }
});

test('Delete removes the grapheme cluster after the caret, Shift with an arrow selects one', () => {
  const writing = { text: 'a👨‍👩‍👧‍👦b', caret: 1 };
  expect(erased(writing, 1)).toEqual({ text: 'ab', caret: 1 });
  const one = selected(writing, 1);
  expect(one).toEqual({ text: writing.text, caret: 12, anchor: 1 });
  expect(erased(selected(one, 1))).toEqual({ text: 'a', caret: 1 });
  expect(erased({ text: 'a', caret: 1 }, 1)).toEqual({ text: 'a', caret: 1 });
});

test.each([
  ['I like football', 'I like football. I play.'],
  ['I like football. ', 'I like football. I play.'],
  ['Do you play?', 'Do you play? I play.'],
  ['She says "yes"', 'She says "yes". I play.'],
  ['Hi Elif,', 'Hi Elif, I play.'],
  ['Hi 🐶', 'Hi 🐶 I play.'],
  ['', 'I play.'],
])('a sentence after "%s" begins a new one: %s', (text, whole) => {
  expect(withSentence({ text, caret: 0 }, 'I play.').text).toBe(whole);
});

test('a sentence beginning puts the caret in its first gap, which the first letter replaces', () => {
  const begun = withSentence({ text: 'Hi. ', caret: 4 }, 'I play … with …');
  expect(begun).toEqual({ text: 'Hi. I play … with …', caret: 11 });
  expect(typed(begun, 'c').text).toBe('Hi. I play c with …');
});

test.each([
  ['I play.', 2],
  ["I don't know!", 3],
  ['  ', 0],
  ['Hi :) 8', 2],
])('"%s" has %i words', (text, count) => {
  expect(wordsIn(text)).toBe(count);
});
