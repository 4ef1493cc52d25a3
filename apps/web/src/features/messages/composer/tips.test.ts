import { expect, test } from 'vitest';
import { movedMarks, removed, replaced, tipAt, tipsOf } from './tips.ts';

const text = 'I play footbal with my sister.';
const mark = { start: 7, end: 14 };
const wordAt = (after: string) =>
  movedMarks([mark], text, after).map(({ start, end }) => after.slice(start, end));

test.each([
  ['nothing', text, ['footbal']],
  ['words before it', `Hello! ${text}`, ['footbal']],
  ['words behind it', `${text} And you?`, ['footbal']],
  ['letters taken before it', text.replace('play ', ''), ['footbal']],
  ['the same letters twice around it', text.replace('I play', 'I play play'), ['footbal']],
  ['itself', text.replace('footbal', 'football'), []],
  ['all', 'Hi', []],
])('marks stay on their words when the child edits %s', (_, after, words) => {
  expect(wordAt(after)).toEqual(words);
});

const marked = (words: string, mark: string) => {
  const start = words.indexOf(mark);
  return removed(words, { start, end: start + mark.length });
};

test.each([
  ['Hello! My school is Elm School. And you?', 'Elm School', 'Hello! And you?', 7],
  ['I like cats. Call 0770', '0770', 'I like cats.', 12],
  ['Call 0770! I like cats.', '0770', 'I like cats.', 0],
  ['I am Mia. I live in Elm Road 5. Number 07. Bye!', 'Road 5. Number 07', 'I am Mia. Bye!', 10],
  ['Call 0770', '0770', '', 0],
])('"%s" without the sentence of "%s" is "%s"', (words, mark, text, caret) => {
  expect(marked(words, mark)).toEqual({ text, caret });
});

test('an accepted spelling replaces the marked word', () => {
  expect(replaced(text, mark, 'football').text).toBe('I play football with my sister.');
});

const correct = (from: string, suggestion: string, words: string) => ({
  start: words.indexOf(from),
  end: words.indexOf(from) + from.length,
  suggestion,
  reason: 'spelling' as const,
});
const offersAt = (words: string, caret: number, from: string, suggestion: string) => {
  const checked = { text: words, hints: [], corrections: [correct(from, suggestion, words)] };
  return tipsOf(checked, { text: words, caret }, new Set()).map(tip => 'to' in tip && tip.to);
};

test('WRITE-05 a sentence that the child is still writing misses no end mark', () => {
  const begun = 'I have a frend';
  expect(offersAt('I like cats', 11, 'cats', 'cats.')).toEqual([]);
  expect(offersAt('I like cats ', 12, 'cats', 'cats.')).toEqual([]);
  expect(offersAt(begun, begun.length, 'frend', 'friend.')).toEqual(['friend']);
  // Elsewhere the sentence may be finished.
  expect(offersAt('I like cats', 0, 'cats', 'cats.')).toEqual(['cats.']);
  expect(offersAt('Do you swim.', 12, 'swim.', 'swim?')).toEqual(['swim?']);
});

test('a hint comes first, then the spelling of the tapped word, then the first', () => {
  const spelling = (id: string, start: number) =>
    ({ kind: 'spelling', id, start, end: start + 3, from: id, to: id }) as const;
  const [one, other] = [spelling('one', 0), spelling('other', 4)];
  const hint = { kind: 'hint', id: 'hint', start: 8, end: 9, code: 'phone' } as const;
  expect(tipAt([one, other], 5)).toBe(other);
  expect([0, 4, 7].map(caret => tipAt([one, other], caret))).toEqual([one, one, one]);
  expect(tipAt([hint, one, other], 5)).toBe(hint);
  expect(tipAt([], 5)).toBeUndefined();
});

test('NOTSHOWN-33 personal details come first, other languages next, spellings last', () => {
  const written = 'hola my numbr is 07700 900 142';
  const checked = {
    text: written,
    hints: [
      { code: 'notEnglish' as const, start: 0, end: 4 },
      { code: 'phone' as const, start: 17, end: 30 },
    ],
    corrections: [{ start: 8, end: 13, suggestion: 'number', reason: 'spelling' as const }],
  };
  const writing = { text: written, caret: 0 };
  const order = tipsOf(checked, writing, new Set()).map(tip =>
    tip.kind === 'hint' ? tip.code : tip.from,
  );
  expect(order).toEqual(['phone', 'notEnglish', 'numbr']);
  expect(tipsOf(checked, writing, new Set(['numbr number']))).toHaveLength(2);
});
