import type { AlbumPage } from '@digipals/contract';
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

const album = async () =>
  (await server.call('GET', `users/${child.userId}/stickers`, { token: child.token })).json<
    AlbumPage[]
  >();
const send = (body: unknown[]) =>
  server.call('POST', `users/${child.userId}/solution`, { token: child.token, body });
const won = (pages: AlbumPage[]) =>
  pages.map(page => [page.won, page.stickers.map(({ won: has }) => has)]);

test('STICKER-01 the album of a new child has a page for each lesson with empty places, and none for tests', async () => {
  const [first, second] = await album();
  expect(first).toEqual({
    ...{ lessonId: 'lesson-1', number: 1, title: 'Lesson 1', picture: '/media/lesson-1.webp' },
    ...{ won: false, reached: true },
    stickers: [
      { activityId: sample.first, title: 'first', picture: '/media/first.webp', won: false },
    ],
  });
  expect(second).toMatchObject({ lessonId: 'lesson-2', reached: false, won: false });
});

test('STICKER-02 half of the answers right win the sticker of an activity, and a worse run later does not lose it', async () => {
  const [one = '', two = ''] = questionsOf(sample.first);
  await send([right(one)]);
  expect(won(await album())[0]).toEqual([false, [false]]);
  await send([right(two)]);
  expect(won(await album())[0]).toEqual([false, [true]]);
  await send(questionsOf(sample.first).map(wrong));
  expect(won(await album())[0]).toEqual([false, [true]]);
});

test('STICKER-02 a lesson that is done has a sticker of its own', async () => {
  await send([...questionsOf(sample.first), ...questionsOf(sample.check)].map(right));
  expect(won(await album())).toEqual([
    [true, [true]],
    [false, [false]],
  ]);
});

test('STICKER-02 a test that was left leaves no place that cannot be filled', async () => {
  await send(questionsOf(sample.first).map(right));
  await send(questionsOf(sample.check).map(questionId => ({ questionId, valid: 0, left: true })));
  expect(won(await album())[0]).toEqual([true, [true]]);
});

test('STICKER-01 a child without a licence has an album too, and nobody sees that of another child', async () => {
  const friend = await createChild(server, { skus: [] });
  const read = (token: string) => server.call('GET', `users/${friend.userId}/stickers`, { token });
  expect((await read(friend.token)).status).toBe(200);
  expect((await read(child.token)).status).toBe(403);
});
