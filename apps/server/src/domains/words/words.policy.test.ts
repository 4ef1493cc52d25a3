import { expect, test } from 'vitest';
import { askOf, dueWords, planReview, useOfAsk } from './review.policy.ts';
import { type DayAnswers, type Met, type WordUse, wordsOf } from './words.policy.ts';

/** Questions named by what they ask: `understood-cat` shows dog, too. */
const useOf = (questionId: string): WordUse | undefined => {
  const ask = askOf(questionId);
  if (ask) return useOfAsk(ask);
  const [proves, word = ''] = questionId.split('-') as [WordUse['proves'], string];
  return proves === 'seen'
    ? { shows: [word], asks: [], proves }
    : { shows: [word, 'dog'], asks: [word], proves };
};

/** “1 right understood-cat”: the day of March, the outcome and the question. */
const answers = (...lines: string[]): DayAnswers[] =>
  lines.map(line => {
    const [day = '', outcome, questionId = ''] = line.split(' ');
    return {
      questionId,
      day: `2026-03-${day.padStart(2, '0')}`,
      right: outcome !== 'wrong',
      wrong: outcome !== 'right',
    };
  });

const wordAfter = (word: string, ...lines: string[]): Met | undefined =>
  wordsOf(answers(...lines), useOf).get(word);
const growthAfter = (...lines: string[]) => wordAfter('cat', ...lines)?.growth;
const dueAfter = (...lines: string[]) => wordAfter('cat', ...lines)?.due;

test('WORDS-02 an answer teaches what its question shows, and a right one what it asks', () => {
  expect(growthAfter('1 right seen-cat')).toBe('seen');
  expect(growthAfter('1 wrong spelt-cat')).toBe('seen');
  expect(growthAfter('1 right understood-cat')).toBe('understood');
  expect(growthAfter('1 right said-cat')).toBe('said');
  expect(growthAfter('1 right spelt-cat')).toBe('spelt');
  expect(wordAfter('dog', '1 right spelt-cat')?.growth).toBe('seen');
  expect(wordAfter('cow', '1 right spelt-cat')).toBeUndefined();
});

test('WORDS-03 a word never shrinks, whatever follows and however long the child stays away', () => {
  expect(
    growthAfter(
      '1 right spelt-cat',
      '2 right understood-cat',
      '3 wrong said-cat',
      '28 wrong seen-cat',
    ),
  ).toBe('spelt');
});

test('WORDS-04 a word that was wrong comes back tomorrow, even if it was right later that day', () => {
  expect(dueAfter('1 wrong understood-cat')).toBe('2026-03-02');
  expect(dueAfter('1 wrong understood-cat', '1 right spelt-cat')).toBe('2026-03-02');
  // Right at the second try.
  expect(dueAfter('1 both understood-cat')).toBe('2026-03-02');
  const known = ['1 right spelt-cat', '3 right spelt-cat', '14 right spelt-cat'];
  expect(dueAfter(...known, '20 wrong spelt-cat')).toBe('2026-03-21');
});

test('WORDS-04 a word that was right comes back later each time, and a word only seen tomorrow', () => {
  expect(dueAfter('1 right seen-cat')).toBe('2026-03-02');
  const first = dueAfter('1 right spelt-cat') ?? '';
  expect(first > '2026-03-02' && first < '2026-03-06').toBe(true);
  expect((dueAfter('1 right spelt-cat', '4 right spelt-cat') ?? '') > '2026-03-10').toBe(true);
  // Many right answers on a day are one.
  expect(dueAfter('1 right spelt-cat', '1 right said-cat')).toBe(first);
});

test('WORDS-09 an answer of a word review counts only for words that are due', () => {
  expect(wordAfter('cat', '1 right word-spell-2026-03-01-cat')).toBeUndefined();
  expect(growthAfter('1 right seen-cat', '1 right word-spell-2026-03-01-cat')).toBe('seen');
  expect(growthAfter('1 right seen-cat', '2 right word-spell-2026-03-02-cat')).toBe('spelt');
  const due = dueAfter('1 wrong spelt-cat', '2 right word-hear-2026-03-02-cat') ?? '';
  expect(
    dueAfter(
      '1 wrong spelt-cat',
      '2 right word-hear-2026-03-02-cat',
      '2 right word-say-2026-03-02-cat',
    ),
  ).toBe(due);
  expect(due > '2026-03-02').toBe(true);
});

test('WORDS-02 only questions of a word review have its ids', () => {
  expect(askOf('word-hear-2026-03-02-ice-cream')).toEqual({
    kind: 'hear',
    day: '2026-03-02',
    wordIds: ['ice-cream'],
  });
  expect(askOf('word-match-2026-03-02-cat.ice-cream.dog')?.wordIds).toEqual([
    'cat',
    'ice-cream',
    'dog',
  ]);
  for (const id of [
    'hear-',
    'hear-cat',
    'hear-2026-03-02-',
    'hear-2026-03-02-cat.dog',
    'match-2026-03-02-cat',
    'eat-2026-03-02-cat',
  ])
    expect(askOf(`word-${id}`), id).toBeNull();
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 10);

test('WORDS-05 a review has at most ten words, first those that were wrong, then those that wait longest', () => {
  const words = wordsOf(
    answers(
      ...numbered(8).map(number => `1 right understood-old${number}`),
      ...numbered(8).map(number => `2 right seen-new${number}`),
      '9 wrong spelt-zebra',
    ),
    useOf,
  );
  const due = dueWords(words.values(), '2026-03-10').map(({ wordId }) => wordId);
  expect(due.length).toBe(10);
  expect(due.slice(0, 3)).toEqual(['zebra', 'dog', 'new10']);
  expect(due.slice(3)).toEqual(numbered(7).map(number => `new${number + 1}`));
  expect(dueWords(words.values(), '2026-03-01')).toEqual([]);
});

const planOn = (day: string, ...lines: string[]) =>
  planReview(dueWords(wordsOf(answers(...lines), useOf).values(), day), day).map(
    ({ kind, wordIds }) => `${kind} ${wordIds.join(' ')}`,
  );

test('WORDS-06 each word is asked in the way that comes next, the same for a whole day', () => {
  expect(planOn('2026-03-10', '1 right seen-cat')).toEqual(['hear cat']);
  expect(planOn('2026-03-10', '1 right said-cat')).toEqual(['hear dog', 'spell cat']);
  // Without a microphone a word can be spelt on the next day.
  const understood = (day: string) => planOn(day, '1 right understood-cat').at(-1);
  expect([understood('2026-03-10'), understood('2026-03-11')].sort()).toEqual([
    'say cat',
    'spell cat',
  ]);
  const spelt = (day: string) => planOn(day, '1 right spelt-cat').at(-1);
  expect([spelt('2026-03-10'), spelt('2026-03-11')].sort()).toEqual(['hear cat', 'spell cat']);
});

test('WORDS-06 of many words to hear, the last three are matched with their pictures', () => {
  const plan = planOn('2026-03-10', ...numbered(5).map(number => `1 right seen-w${number}`));
  expect(plan).toEqual(['hear w10', 'hear w11', 'match w12 w13 w14']);
});

test('WORDS-06 at most four words a day are said and four spelt: the others are heard', () => {
  const lines = numbered(10).map(number => `1 right understood-w${number}`);
  const plan = planOn('2026-03-10', '1 right seen-dog', ...lines).map(one => one.split(' ')[0]);
  expect([
    plan.filter(kind => kind === 'say').length,
    plan.filter(kind => kind === 'spell').length,
  ]).toEqual([4, 4]);
});
