import { expect, test } from 'vitest';
import type { QuestionFacts } from '../words/index.ts';
import type { PlannedLesson } from './plan.ts';
import type { Answers } from './progress.data.ts';
import { progressOf, wordsFrom } from './progress.policy.ts';

const learner = {
  userId: 'mia',
  course: 'starter',
  lesson: null,
  teachingLanguage: 'gb',
  externalId: null,
} as const;

const monday = new Date('2026-03-02T09:00:00Z');
const friday = new Date('2026-03-06T09:00:00Z');

/** Questions are named by what they practise and the word they ask: `spoken-cat`. */
const factsOf = (questionId: string): QuestionFacts => {
  const [practice, word = ''] = questionId.split('-') as [QuestionFacts['practice'], string];
  return { practice, asks: [word] };
};

const answer = (questionId: string, more: Partial<Answers> = {}): Answers => ({
  userId: 'mia',
  questionId,
  answered: 1,
  rightAt: monday,
  missed: 0,
  ms: 0,
  msSince: 0,
  ...more,
});

const activity = (activityId: string) => ({
  ...{ activityId, title: activityId, thumbnail: '', lingos: 5 },
  ...{ scoreThreshold: 0.5, test: false, questionIds: ['a', 'b', 'c', 'd'] },
});
const lesson = (number: number, words: string[]): PlannedLesson => ({
  lesson: {
    ...{ pack: 'starter', lessonId: `lesson-${number}`, number, title: '', thumbnail: '' },
    activities: [activity(`a${number}`)],
  },
  words: new Map(words.map(word => [word, `a${number}`])),
});
const plan = [lesson(1, ['cat', 'dog']), lesson(2, ['sun'])];
const read = (answers: Answers[], valid?: number, left = false) =>
  progressOf(
    {
      ...{ learner, answers },
      played:
        valid === undefined
          ? []
          : [{ userId: 'mia', activityId: 'a1', valid, left, tries: 1, at: monday }],
    },
    { plan, factsOf, since: friday },
  );

test('CLASS-12 speaking tasks are counted; listening and spelling are right only at the first try', () => {
  const { spoken, heard, spelt } = read([
    answer('spoken-cat', { answered: 3 }),
    answer('spoken-dog', { answered: 0, rightAt: null }),
    answer('heard-cat'),
    answer('heard-dog', { missed: 1 }),
    answer('heard-sun', { rightAt: null, missed: 2 }),
    answer('spelt-cat', { answered: 2 }),
  ]);
  expect(spoken).toBe(3);
  expect(heard).toEqual({ answered: 3, right: 1 });
  expect(spelt).toEqual({ answered: 1, right: 1 });
});

test('CLASS-11 a word is known since the first right answer, and what was only skipped is not asked', () => {
  const words = wordsFrom(
    [
      answer('heard-cat', { rightAt: friday, missed: 1 }),
      answer('spelt-cat', { rightAt: monday, missed: 2 }),
      answer('heard-dog', { rightAt: null, missed: 1 }),
      answer('heard-sun', { answered: 0, rightAt: null }),
    ],
    factsOf,
  );
  expect([...words]).toEqual([
    ['cat', { knownAt: monday, missed: 3 }],
    ['dog', { knownAt: null, missed: 1 }],
  ]);
});

test('CLASS-12 only words that the course teaches count, and those since a moment as new', () => {
  const answers = [
    answer('heard-cat'),
    answer('heard-sun', { rightAt: friday }),
    answer('heard-moon', { rightAt: friday }),
  ];
  expect(read(answers)).toMatchObject({ words: 2, newWords: 1 });
});

test.each([
  [1, false, []],
  [2, false, ['lesson-1']],
  [0, true, []],
])('CLASS-10 with %d of 4 right a lesson is finished or not', (valid, left, finished) => {
  expect(read([], valid, left).finished).toEqual(finished);
  expect(read([], valid, left).played).toEqual([{ activityId: 'a1', right: valid, tries: 1 }]);
});
