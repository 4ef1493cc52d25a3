import type { Activity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { testResultOf } from './test-result.ts';

const question = (id: string, can: number): Activity['data'][number] => ({
  ...{ id, can, components: [], solution: [] },
  triggers: { correct: [], incorrect: null },
  answer: { text: `answer ${id}`, audio: `/media/${id}.mp3` },
});

const activity: Activity = {
  id: 'test',
  meta: { title: 'Test', lingos: 10, test: true },
  data: [question('a', 1), question('b', 1), { ...question('c', 2), skill: 'speak' }],
  testInstructions: [],
  canDo: [{ text: 'Sé contar.', trains: 'count' }, { text: 'Sé hablar.' }],
};

test('COURSE-14 COURSE-15 the result of a test has its can-do lines, and the answers to the questions that count', () => {
  expect(testResultOf(activity, ['b', 'c'])).toEqual({
    lines: [
      { text: 'Sé contar.', trains: 'count', paw: 'half' },
      { text: 'Sé hablar.', trains: undefined, paw: 'empty' },
    ],
    answers: [
      { questionId: 'a', text: 'answer a', audio: '/media/a.mp3', right: false },
      { questionId: 'b', text: 'answer b', audio: '/media/b.mp3', right: true },
    ],
  });
});

test('COURSE-14 an activity without can-do lines has no result', () => {
  const { canDo: _none, ...plain } = activity;
  expect(testResultOf(plain, ['a'])).toBeUndefined();
});
