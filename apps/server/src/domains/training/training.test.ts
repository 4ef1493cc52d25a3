import type { CurrentLesson } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
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

test('TRAIN-21 TRAIN-23 a test opens when half of the activity before it is right', async () => {
  const [q1 = '', q2 = ''] = questionsOf(sample.first);
  expect(await open(sample.check)).toBe(403);
  await solve(q1);
  expect(await open(sample.check)).toBe(403);
  await solve(q2);
  expect(await open(sample.check)).toBe(200);
});

test('NOTSHOWN-62 with a lesson completed the next is current; the last says unlockLesson', async () => {
  expect(await open(sample.later)).toBe(403);
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  expect(await lesson()).toMatchObject({ lessonId: 'lesson-2', unlockLesson: false });
  expect(await open(sample.later)).toBe(200);
  await solve(...questionsOf(sample.later));
  expect(await lesson()).toMatchObject({ lessonId: 'lesson-2', unlockLesson: true });
});

test('TRAIN-24 activities of lessons that are done stay open', async () => {
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  expect([await open(sample.first), await open(sample.check)]).toEqual([200, 200]);
});

test('a child goes through the lessons of its own course and opens no other', async () => {
  expect(await open(sample.free)).toBe(403);
  child = await createChild(server, { course: 'playground' });
  expect(await lesson()).toMatchObject({ lessonId: 'playground', unlockLesson: false });
  expect([await open(sample.free), await open(sample.first)]).toEqual([200, 403]);
  await solve(...questionsOf(sample.free));
  expect(await lesson()).toMatchObject({ lessonId: 'playground', unlockLesson: true });
});
