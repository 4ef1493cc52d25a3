import type { Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { type ListedActivity, mostOf } from '../../content/lessons.ts';
import { applyEntries } from './solution.policy.ts';

const activity: ListedActivity = {
  activityId: 'a',
  title: 'A',
  thumbnail: '/media/a.webp',
  lingos: 5,
  scoreThreshold: 0.5,
  test: false,
  questionIds: ['a-q'],
};

test('COURSE-12 a question outside the score is paid, and counts for no run', () => {
  const spoken = { ...activity, test: true, questionIds: ['a-q', 'a-said'], unscored: ['a-said'] };
  const { runs, changed } = applyEntries(
    { activity: spoken, before: [], runsBefore: [], pays: true },
    ['a-q', 'a-said'].map(questionId => ({
      activity: spoken,
      questions: [{ ...typed('blue'), id: questionId }],
      entry: { questionId, valid: 1 as const, picks: [{ id: 't', value: 'blue' }], run: 'r' },
    })),
  );
  expect(runs).toMatchObject([{ right: ['a-q'], answered: ['a-q', 'a-said'] }]);
  expect(changed.map(({ credited }) => credited)).toEqual([true, true]);
  expect([mostOf(spoken), mostOf(activity)]).toEqual([1, 1]);
});

/** A question with a word to type. */
const typed = (value: string): Question => ({
  id: 'a-q',
  components: [{ id: 'c', type: 'typeInTextBox', data: [], meta: {} }],
  solution: [
    { id: 's', type: 'typeInTextBox', value, meta: { shuffle: false, questionId: 'a-q' } },
  ],
  triggers: { correct: [], incorrect: null },
});

test.each([
  ['colour', true],
  ['color', true],
  ['collar', false],
])('NOTSHOWN-03 “%s” is judged in every variety of English of the question', (value, valid) => {
  const picks = [{ id: 't', value }];
  const entry = { questionId: 'a-q', valid: 0 as const, picks };
  const questions = [typed('colour'), typed('color')];
  const { changed, attempts } = applyEntries({ activity, before: [], runsBefore: [], pays: true }, [
    { activity, questions, entry },
  ]);
  expect(changed).toMatchObject([{ questionId: 'a-q', valid, credited: valid }]);
  expect(attempts).toMatchObject([{ valid, counted: true }]);
});

test('COURSE-77 an activity that asks one of its questions is paid in full, and played again, after one', () => {
  const park = { ...activity, questionIds: ['a-q', 'a-r'], asked: 1 };
  const answer = (questionId: string, run: string) => ({
    activity: park,
    questions: [{ ...typed('blue'), id: questionId }],
    entry: { questionId, valid: 1 as const, picks: [{ id: 't', value: 'blue' }], run },
  });
  const given = { activity: park, before: [], runsBefore: [], pays: true };
  const { runs } = applyEntries(given, [answer('a-q', 'first'), answer('a-r', 'second')]);
  expect(runs).toMatchObject([
    { run: 'first', replay: false },
    { run: 'second', replay: true },
  ]);
});
