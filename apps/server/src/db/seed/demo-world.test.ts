import { randomBytes } from 'node:crypto';
import type { CurrentLesson, LessonArchive } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { DEMO_PICTURES, seedDemoWorld } from './demo-world.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});

afterAll(() => server.close());

const count = async (table: string) =>
  (await server.deps.database.pool.query(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.n;

test('the demo world is made once, also by servers that start together', async () => {
  const deps = { ...server.deps, random: randomBytes };
  expect(await Promise.all([1, 2, 3].map(() => seedDemoWorld(deps)))).toEqual([true, true, true]);
  expect(await count('users')).toBe(13);
  expect(await count('picture_passwords')).toBe(13);
  expect(await count('licences')).toBe(11);
});

test.each([
  ['mia', 'gb', 'gb', true],
  ['leyla', 'az', 'az', true],
  ['noah', 'us', 'us', false],
  ['amara', 'ke', 'gb', true],
])(
  '%s of the class DEMO signs in with the demo pictures',
  async (username, country, help, premium) => {
    const body = { classCode: 'DEMO', username, pictures: DEMO_PICTURES };
    const { ticket } = (await server.call('POST', 'sign-in', { body })).json<{ ticket: string }>();
    const current = await server.call('GET', 'users/current', { token: ticket });
    const { userId, userAccessToken: token, ...user } = current.json<Record<string, string>>();
    expect(user).toMatchObject({ country });
    const read = async (path: string) =>
      (await server.call('GET', path, { token })).json<unknown>();
    expect(await read(`users/${userId}/languages`)).toMatchObject({ supportLanguage: help });
    expect(await read(`licences/${userId}`)).toEqual(premium ? [{ sku: 'LBMFULL' }] : []);
    expect(await read(`users/${userId}/profile`)).toHaveProperty('avatarImage');
  },
);

test('one child of the demo world has the playground as its course', async () => {
  const { rows } = await server.deps.database.pool.query(
    "SELECT username FROM users WHERE course = 'playground'",
  );
  expect(rows).toEqual([{ username: 'Lucas' }]);
});

test('Ruby has lessons behind her, a test she left, and has begun the current one', async () => {
  const body = { classCode: 'DEMO', username: 'Ruby', pictures: DEMO_PICTURES };
  const { ticket } = (await server.call('POST', 'sign-in', { body })).json<{ ticket: string }>();
  const current = await server.call('GET', 'users/current', { token: ticket });
  const { userId, userAccessToken: token } = current.json<Record<string, string>>();
  const read = async <T>(name: string) =>
    (await server.call('GET', `users/${userId}/${name}`, { token })).json<T>();
  const [behind, ...others] = await read<LessonArchive>('lessonArchive');
  expect(others).toEqual([]);
  expect(behind?.activities.map(({ userScore, locked }) => [userScore, locked])).toEqual([
    [4, false],
    [1, true],
  ]);
  const lesson = await read<CurrentLesson>('currentLesson');
  expect(lesson).toMatchObject({ lessonId: 'lesson-2', activities: [{ userScore: 4 }] });
  expect(await read('lingos')).toEqual({ amount: 12 });
});

test('a database that has a class of its own gets no demo world', async () => {
  const other = await createTestApp();
  const { pool } = other.deps.database;
  await pool.query("INSERT INTO classes VALUES ('x', 'REAL', 'Real')");
  expect(await seedDemoWorld(other.deps)).toBe(false);
  expect((await pool.query('SELECT 1 FROM users')).rows).toEqual([]);
  await other.close();
});
