import type { PlannedLesson } from '@digipals/contract';
import { expect, test } from 'vitest';
import { hardestWords } from './progress-numbers.ts';

const word = (id: string, activityId: string, known: number) => ({
  ...{ id, word: id, picture: '/p.webp', meaning: {}, activityId },
  ...{ met: 2, missed: 3, known },
});
const lesson = (number: number, words: PlannedLesson['words']): PlannedLesson => ({
  ...{ course: 'starter', lessonId: `l${number}`, number, title: '', thumbnail: '/t.webp' },
  ...{ activities: [], words },
});

test('CLASS-11 a word that comes again in a later lesson is one of the hardest words once', () => {
  const lessons = [
    lesson(1, [word('red', 'a1', 1), word('six', 'a1', 0)]),
    lesson(2, [word('red', 'a2', 1), word('owl', 'a2', 2)]),
  ];
  const found = hardestWords(lessons, 3).map(({ id, activityId }) => `${id} ${activityId}`);
  expect(found).toEqual(['six a1', 'red a1', 'owl a2']);
});
