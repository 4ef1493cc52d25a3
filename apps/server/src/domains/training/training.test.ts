import type { CurrentLesson, LessonArchive } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { questionsOf, right, sample, wrong } from '../../testing/sample-content.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const lesson = async () =>
  (
    await server.call('GET', `users/${child.userId}/currentLesson`, { token: child.token })
  ).json<CurrentLesson>();
const solve = (...ids: string[]) =>
  server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: ids.map(right),
  });
const step = (lessonId: string) =>
  server.call('POST', `users/${child.userId}/currentLesson`, {
    token: child.token,
    body: { lessonId },
  });
const refusal = async (lessonId: string) => {
  const { status, code } = (await step(lessonId)).json();
  return [status, code];
};
/** Leaves a test without an answer. */
const leave = (activityId: string) =>
  server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: questionsOf(activityId).map(questionId => ({ questionId, valid: 0, left: true })),
  });
const archive = async () =>
  (
    await server.call('GET', `users/${child.userId}/lessonArchive`, { token: child.token })
  ).json<LessonArchive>();
const open = async (id: string) =>
  (await server.call('GET', `activities/${id}`, { token: child.token })).status;

test('CALL-30 TRAIN-19 the current lesson has its activities and unlockLesson', async () => {
  const current = await lesson();
  expect(current).toMatchObject({ lessonId: 'lesson-1', number: 1, unlockLesson: false });
  expect(current.activities.map(({ activityId }) => activityId)).toEqual(['first', 'check']);
});

test('TRAIN-18 AMBIG-65 an activity has its nine fields; the score is null until it is played', async () => {
  const [first] = (await lesson()).activities;
  expect(first).toEqual({
    activityId: 'first',
    title: 'first',
    thumbnail: '/media/first.webp',
    lingos: 5,
    scoreThreshold: 0.5,
    userScore: null,
    totalScore: 4,
    locked: false,
    test: false,
  });
  await server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: [wrong('first-q1')],
  });
  expect((await lesson()).activities[0]?.userScore).toBe(0);
});

test('TRAIN-21 TRAIN-23 a test opens when half of the previous activity is right', async () => {
  const [q1 = '', q2 = ''] = questionsOf(sample.first);
  expect(await open(sample.check)).toBe(403);
  await solve(q1);
  expect(await open(sample.check)).toBe(403);
  await solve(q2);
  expect(await open(sample.check)).toBe(200);
});

test('TRAIN-22 an activity that is not a test opens whatever the previous score', async () => {
  expect(await open(sample.first)).toBe(200);
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  await step('lesson-2');
  expect(await open(sample.later)).toBe(200);
});

test('NOTSHOWN-62 a completed lesson unlocks the next, and the child stays until it steps on', async () => {
  expect(await lesson()).toMatchObject({ unlockLesson: false, nextLesson: { number: 2 } });
  await solve(...questionsOf(sample.first));
  expect((await lesson()).unlockLesson).toBe(false);
  await solve(...questionsOf(sample.check));
  expect(await lesson()).toMatchObject({
    lessonId: 'lesson-1',
    unlockLesson: true,
    nextLesson: {
      lessonId: 'lesson-2',
      number: 2,
      title: 'Colours',
      thumbnail: '/media/lesson-2.webp',
    },
  });
  expect(await open(sample.later)).toBe(403);
  const stepped = await step('lesson-2');
  expect(stepped.status).toBe(200);
  expect(stepped.json<CurrentLesson>()).toEqual(await lesson());
  expect(await lesson()).toMatchObject({ lessonId: 'lesson-2', unlockLesson: false });
  expect(await open(sample.later)).toBe(200);
});

test('NOTSHOWN-62 the last lesson has unlockLesson, but no next lesson', async () => {
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  await step('lesson-2');
  await solve(...questionsOf(sample.later));
  expect(await lesson()).toMatchObject({
    lessonId: 'lesson-2',
    unlockLesson: true,
    nextLesson: null,
  });
});

test('NOTSHOWN-62 a child can only step to the lesson after a completed one', async () => {
  expect(await refusal('lesson-2')).toEqual([409, 'lesson_locked']);
  expect(await refusal('nothing')).toEqual([404, 'not_found']);
  expect(await refusal('playground')).toEqual([404, 'not_found']);
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  await step('lesson-2');
  expect(await refusal('lesson-1')).toEqual([409, 'lesson_locked']);
  expect((await lesson()).lessonId).toBe('lesson-2');
});

test('NOTSHOWN-62 stepping is idempotent, also concurrently', async () => {
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  const answers = await Promise.all([1, 2, 3, 4].map(() => step('lesson-2')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await step('lesson-2')).json()).toMatchObject({ lessonId: 'lesson-2' });
});

test('AMBIG-33 a test that was left does not block the next lesson', async () => {
  await solve(...questionsOf(sample.first));
  await leave(sample.check);
  expect((await lesson()).activities[1]).toMatchObject({ userScore: 0, locked: true });
  expect((await lesson()).unlockLesson).toBe(true);
  expect((await step('lesson-2')).status).toBe(200);
});

test('a child whose lesson was removed is in the first lesson it has not completed', async () => {
  const { db } = server.deps.database;
  const gone = { lesson: 'gone' };
  await db.updateTable('users').set(gone).where('user_id', '=', child.userId).execute();
  expect((await lesson()).lessonId).toBe('lesson-1');
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  expect((await lesson()).lessonId).toBe('lesson-2');
  await solve(...questionsOf(sample.later));
  expect((await lesson()).lessonId).toBe('lesson-2');
});

test('CALL-29 TRAIN-18 the archive lists the lessons before the current one, with their activities', async () => {
  expect(await archive()).toEqual([]);
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  const before = await lesson();
  expect(await archive()).toEqual([]);
  await step('lesson-2');
  const { unlockLesson: _, nextLesson: __, ...done } = before;
  expect(await archive()).toEqual([done]);
  expect((await archive())[0]?.activities.map(({ userScore }) => userScore)).toEqual([4, 4]);
});

test('TRAIN-24 all activities in the archive are open, including tests and unplayed ones', async () => {
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  await step('lesson-2');
  expect([await open(sample.first), await open(sample.check)]).toEqual([200, 200]);
  const fresh = await createChild(server);
  const { db } = server.deps.database;
  const further = { lesson: 'lesson-2' };
  await db.updateTable('users').set(further).where('user_id', '=', fresh.userId).execute();
  child = fresh;
  expect([await open(sample.first), await open(sample.check)]).toEqual([200, 200]);
});

test('AMBIG-33 a test that was left stays locked, in its lesson and in the archive', async () => {
  await solve(...questionsOf(sample.first));
  expect(await open(sample.check)).toBe(200);
  await leave(sample.check);
  expect(await open(sample.check)).toBe(403);
  await step('lesson-2');
  expect(await open(sample.check)).toBe(403);
  expect((await archive())[0]?.activities[1]).toMatchObject({ activityId: 'check', locked: true });
});

test('titles are in the English a child learns', async () => {
  child = await createChild(server, { teaching: 'us' });
  expect((await lesson()).nextLesson?.title).toBe('Colors');
});

test('a child can only open activities of its own course', async () => {
  expect(await open(sample.free)).toBe(403);
  child = await createChild(server, { course: 'playground' });
  expect(await lesson()).toMatchObject({ lessonId: 'playground', unlockLesson: false });
  expect([await open(sample.free), await open(sample.first)]).toEqual([200, 403]);
  await solve(...questionsOf(sample.free));
  expect(await lesson()).toMatchObject({ unlockLesson: true, nextLesson: null });
});

test('a child of a course without lessons has no current lesson', async () => {
  child = await createChild(server, { course: 'nowhere' });
  const path = `users/${child.userId}/currentLesson`;
  expect((await server.call('GET', path, { token: child.token })).status).toBe(404);
});

test('reading the lesson or the archive costs one query each', async () => {
  await lesson();
  const queries = countQueries(server.deps.database.pool, 'question_results');
  await lesson();
  await archive();
  expect(queries()).toBe(2);
});
