import type { Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import type { ListedActivity } from '../../content/lessons.ts';
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
