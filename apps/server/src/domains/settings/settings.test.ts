import { defaultSettings, type Settings } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild, createSession, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;
let other: TestChild;

beforeAll(async () => {
  server = await createTestApp();
  child = await createChild(server);
  other = await createChild(server);
});

afterAll(() => server.close());

const read = (token: string) => server.call('GET', `users/${child.userId}/settings`, { token });
const save = (body: unknown, token = child.token) =>
  server.call('PUT', `users/${child.userId}/settings`, { token, body });

const chosen: Settings = {
  voices: 90,
  sounds: 70,
  music: 0,
  calm: true,
  textSize: 'large',
  readingFont: true,
  leftHand: true,
};

test('SETTINGS-06 settings follow the child to another device', async () => {
  expect((await read(child.token)).json()).toEqual(defaultSettings);
  expect((await save(chosen)).json()).toEqual(chosen);
  const elsewhere = await createSession(server, child.userId);
  expect((await read(elsewhere)).json()).toEqual(chosen);
  await save({ ...chosen, calm: false });
  expect((await read(elsewhere)).json()).toMatchObject({ calm: false, voices: 90 });
});

test('SETTINGS-06 a setting that is younger than the choice has its default', async () => {
  await server.deps.database.pool.query(
    `UPDATE settings SET choices = choices - 'leftHand' WHERE user_id = $1`,
    [child.userId],
  );
  expect((await read(child.token)).json()).toMatchObject({ leftHand: false, voices: 90 });
});

test.each([
  ['a volume above 100', { ...chosen, music: 101 }],
  ['a volume that is not whole', { ...chosen, music: 0.5 }],
  ['an unknown size', { ...chosen, textSize: 'huge' }],
  ['a missing choice', { ...chosen, calm: undefined }],
  ['an unknown field', { ...chosen, theme: 'dark' }],
])('SETTINGS-06 %s is refused', async (_, body) => {
  expect((await save(body)).status).toBe(422);
});

test('SETTINGS-06 nobody reads or writes the settings of another child', async () => {
  expect((await read(other.token)).status).toBe(403);
  expect((await save(chosen, other.token)).status).toBe(403);
});
