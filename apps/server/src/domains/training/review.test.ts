import type {
  Activity,
  ClassLessons,
  ClassProgress,
  CurrentLesson,
  LessonArchive,
  LiveBoard,
} from '@digipals/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, START, type TestApp } from '../../testing/create-test-app.ts';
import { questionsOf, right, type wrong } from '../../testing/sample-content.ts';
import { sampleWithReview } from '../../testing/sample-reviews.ts';
import { createSchoolCast } from '../../testing/school-cast.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp({ content: sampleWithReview() });
});
beforeEach(async () => {
  child = await createChild(server);
});
afterAll(() => server.close());

const own = (name: string) => `users/${child.userId}/${name}`;
const read = async <T>(path: string): Promise<T> =>
  (await server.call('GET', path, { token: child.token })).json<T>();
const lesson = () => read<CurrentLesson>(own('currentLesson'));
const archive = async () =>
  (await read<LessonArchive>(own('lessonArchive'))).map(({ lessonId }) => lessonId);
const send = async (...body: ReturnType<typeof right | typeof wrong>[]) =>
  (await server.call('POST', own('solution'), { token: child.token, body })).json<{
    lingoCredit: number;
  }>().lingoCredit;
const solve = (...ids: string[]) => send(...ids.map(right));
const step = (lessonId: string) =>
  server.call('POST', own('currentLesson'), { token: child.token, body: { lessonId } });
const startIn = (lessonId: string) =>
  server.deps.database.db
    .updateTable('users')
    .set({ lesson: lessonId })
    .where('user_id', '=', child.userId)
    .execute();

/** Comes to the review by its lessons. */
async function comeToReview() {
  await solve(...questionsOf('one'));
  await step('lesson-2');
  await solve(...questionsOf('two'));
  await step('review-2');
}

test('COURSE-77 a review follows the lesson with its number and is a step as lessons are', async () => {
  await solve(...questionsOf('one'));
  await step('lesson-2');
  await solve(...questionsOf('two'));
  const next = { lessonId: 'review-2', number: 2, review: true };
  expect(await lesson()).toMatchObject({ lessonId: 'lesson-2', nextLesson: next });
  expect((await lesson()).review).toBeUndefined();
  expect((await step('lesson-3')).status).toBe(409);
  await step('review-2');
  expect(await lesson()).toMatchObject({ ...next, nextLesson: { lessonId: 'lesson-3' } });
  expect(await archive()).toEqual(['lesson-1', 'lesson-2']);
});

test('COURSE-77 COURSE-80 an activity that asks two of its questions is full, and paid once, with two', async () => {
  await comeToReview();
  const [, theatre] = (await lesson()).activities;
  expect(theatre).toMatchObject({ totalScore: 2, userScore: null, book: true });
  const [one = '', two = '', three = ''] = questionsOf('theatre');
  expect(await solve(one, two)).toBe(5);
  expect((await lesson()).activities[1]).toMatchObject({ totalScore: 2, userScore: 2 });
  expect(await solve(three)).toBe(0);
  expect((await lesson()).activities[1]).toMatchObject({ userScore: 2 });
  await solve(...questionsOf('park').slice(0, 1));
  expect(await lesson()).toMatchObject({ unlockLesson: true });
});

test('COURSE-76 who was started further on passes a closed review, which opens later', async () => {
  await startIn('lesson-2');
  await solve(...questionsOf('two'));
  // One lesson of two may be behind.
  expect(await lesson()).toMatchObject({ nextLesson: { lessonId: 'review-2' } });
  child = await createChild(server);
  await startIn('lesson-2');
  await solve('two-q1');
  expect((await lesson()).nextLesson).toMatchObject({ lessonId: 'lesson-3' });
  await startIn('lesson-3');
  expect(await archive()).toEqual(['lesson-1', 'lesson-2']);
  expect((await server.call('GET', 'activities/park', { token: child.token })).status).toBe(403);
  await solve(...questionsOf('one'));
  expect(await archive()).toEqual(['lesson-1', 'lesson-2', 'review-2']);
  expect((await server.call('GET', 'activities/park', { token: child.token })).status).toBe(200);
});

const park = async () => (await read<Activity>('activities/park')).data.map(({ id }) => id);

test('COURSE-78 COURSE-82 the word park asks each child the words that it knows least, the same for a day', async () => {
  await comeToReview();
  // Each word of lesson 1 was right once, apple by two questions.
  expect(await park()).toEqual(['park-q2', 'park-q3']);
  await solve('park-q2', 'park-q3');
  expect(await park()).toEqual(['park-q2', 'park-q3']);
  const first = child;
  child = await createChild(server);
  await solve('one-q2', 'one-q3');
  await startIn('review-2');
  expect(await park()).toEqual(['park-q1', 'park-q4']);
  child = first;
  server.clock.advance(DAY_MS);
  expect(await park()).toEqual(['park-q1', 'park-q2']);
  server.clock.advance(START - server.clock());
});

test('COURSE-83 a class sees a review as such, its two questions, and how many of them were answered', async () => {
  const cast = await createSchoolCast(server);
  child = await createChild(server, { classCode: cast.classCode });
  await comeToReview();
  await solve('park-q3');
  const { token } = cast.adults.teacher;
  const asTeacher = async <T>(name: string) =>
    (await server.call('GET', `grown-ups/classes/${cast.classId}/${name}`, { token })).json<T>();
  const review = { lessonId: 'review-2', number: 2, review: true };
  const board = await asTeacher<LiveBoard>('board');
  expect(board.lessons).toMatchObject([review]);
  const place = { lessonId: 'review-2', activityId: 'park', question: 1, questions: 2 };
  expect(board.children.map(one => one.place)).toContainEqual(expect.objectContaining(place));
  const { lessons } = await asTeacher<ClassProgress>('progress');
  expect(lessons.map(one => one.review)).toEqual([undefined, undefined, true, undefined]);
  expect(lessons[2]?.activities.map(({ questions }) => questions)).toEqual([2, 2]);
  expect((await asTeacher<ClassLessons>('lessons')).lessons[2]).toMatchObject(review);
  const { base64 } = await asTeacher<{ base64: string }>('results');
  const items = unzipSync(Buffer.from(base64, 'base64'))['lineItems.csv'];
  expect(strFromU8(items ?? new Uint8Array())).toContain('"Review 2, Lesson 2"');
});
