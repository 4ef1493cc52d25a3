import type { CurrentLesson, LessonArchive } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { questionsOf, right } from '../../testing/sample-content.ts';
import { sampleWithTwoReviews } from '../../testing/sample-reviews.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp({ content: sampleWithTwoReviews() });
});
beforeEach(async () => {
  child = await createChild(server);
});
afterAll(() => server.close());

const read = async <T>(name: string): Promise<T> =>
  (await server.call('GET', `users/${child.userId}/${name}`, { token: child.token })).json<T>();
const lesson = () => read<CurrentLesson>('currentLesson');
const reviews = async () =>
  (await read<LessonArchive>('lessonArchive'))
    .map(({ lessonId }) => lessonId)
    .filter(id => id.startsWith('review'));
const solve = (...activities: string[]) =>
  server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: activities.flatMap(questionsOf).map(right),
  });
const startIn = (lessonId: string) =>
  server.deps.database.db
    .updateTable('users')
    .set({ lesson: lessonId })
    .where('user_id', '=', child.userId)
    .execute();

test('COURSE-76 a second review opens by the lessons since the first, of which one may be behind', async () => {
  // Nothing of the first block is done, and its review is not played.
  await startIn('lesson-4');
  expect((await lesson()).nextLesson).toMatchObject({ lessonId: 'lesson-5' });
  await solve('four');
  expect((await lesson()).nextLesson).toEqual({
    ...{ lessonId: 'review-4', number: 4, review: true, title: 'Lesson 4' },
    thumbnail: '/media/lesson-4.webp',
  });
  await startIn('lesson-5');
  expect(await reviews()).toEqual(['review-4']);
});

test('COURSE-76 what is done in the first block and its review does not open the second review', async () => {
  await startIn('lesson-2');
  await solve('one', 'two');
  await startIn('review-2');
  await solve('poster-2');
  await startIn('lesson-5');
  expect(await reviews()).toEqual(['review-2']);
  await solve('three');
  expect(await reviews()).toEqual(['review-2', 'review-4']);
});

test('COURSE-93 the path knows which book is a poster', async () => {
  await startIn('review-4');
  expect((await lesson()).activities).toMatchObject([
    { activityId: 'poster-4', book: true, poster: true },
  ]);
});
