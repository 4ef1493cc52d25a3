import type { Activity, Song } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { questionsOf, right, sample } from '../../testing/sample-content.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
});

beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const ask = (headers = {}) =>
  server.call('GET', `users/${child.userId}/songs`, { token: child.token, headers });
const songs = async () => (await ask()).json<Song[]>();
const solve = (...ids: string[]) =>
  server.call('POST', `users/${child.userId}/solution`, {
    token: child.token,
    body: ids.map(right),
  });
const open = async (id: string) =>
  (await server.call('GET', `activities/${id}`, { token: child.token })).status;
const stepOn = async () => {
  await solve(...questionsOf(sample.first), ...questionsOf(sample.check));
  const body = { lessonId: 'lesson-2' };
  const path = `users/${child.userId}/currentLesson`;
  return (await server.call('POST', path, { token: child.token, body })).status;
};

test('NOTSHOWN-20 lists the songs of the course in order and locks those of later lessons', async () => {
  expect(await songs()).toEqual([
    {
      activityId: sample.tune,
      title: 'tune',
      thumbnail: '/media/tune.webp',
      lesson: { number: 1, title: 'Lesson 1' },
      sung: false,
      locked: false,
    },
    {
      activityId: sample.hymn,
      title: 'Colours',
      thumbnail: '/media/hymn.webp',
      lesson: { number: 2, title: 'Colours' },
      sung: false,
      locked: true,
    },
  ]);
});

test('NOTSHOWN-20 titles are in the English the child learns', async () => {
  child = await createChild(server, { teaching: 'us' });
  const [, second] = await songs();
  expect(second).toMatchObject({ title: 'Colors', lesson: { title: 'Colors' } });
});

test('NOTSHOWN-20 a song can be opened once its lesson is reached', async () => {
  expect([await open(sample.tune), await open(sample.hymn)]).toEqual([200, 403]);
  expect(await stepOn()).toBe(200);
  expect([await open(sample.tune), await open(sample.hymn)]).toEqual([200, 200]);
  expect((await songs()).map(({ locked }) => locked)).toEqual([false, false]);
});

test('NOTSHOWN-20 a finished song is marked as sung and is part of no lesson', async () => {
  await solve(...questionsOf(sample.tune));
  expect((await songs()).map(({ sung }) => sung)).toEqual([true, false]);
  const answer = await server.call('GET', `activities/${sample.tune}`, { token: child.token });
  expect(answer.json<Activity>().id).toBe(sample.tune);
  const lesson = await server.call('GET', `users/${child.userId}/currentLesson`, {
    token: child.token,
  });
  const { activities, unlockLesson } = lesson.json<{
    activities: { activityId: string }[];
    unlockLesson: boolean;
  }>();
  expect(activities.map(({ activityId }) => activityId)).toEqual([sample.first, sample.check]);
  expect(unlockLesson).toBe(false);
});

test('NOTSHOWN-20 listing songs needs no licence, opening one does', async () => {
  child = await createChild(server, { skus: [] });
  expect(await songs()).toHaveLength(2);
  expect(await open(sample.tune)).toBe(403);
});

test('a course without songs has an empty list', async () => {
  child = await createChild(server, { course: 'playground' });
  expect(await songs()).toEqual([]);
});

test('the list has a strong ETag that changes when a song is sung', async () => {
  const tag = (await ask()).headers['etag'];
  expect(tag).toMatch(/^"[\w-]+"$/);
  expect((await ask({ 'if-none-match': String(tag) })).status).toBe(304);
  await solve(...questionsOf(sample.tune));
  expect((await ask({ 'if-none-match': String(tag) })).status).toBe(200);
});
