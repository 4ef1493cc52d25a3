import { expect, test } from 'vitest';
import { answers, useOf } from './answers.cases.ts';
import { askOf, dueWords, isPayable, planReview } from './review.policy.ts';
import { wordsOf } from './words.policy.ts';

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

test('WORDS-10 the reviews of today and the seven days before may be paid, and those of no real day never', () => {
  const days = ['2026-03-02', '2026-02-23', '2026-02-22', '2026-03-03', '2026-02-30', '2026-02-99'];
  expect(days.filter(day => isPayable(day, '2026-03-02'))).toEqual(['2026-03-02', '2026-02-23']);
});
