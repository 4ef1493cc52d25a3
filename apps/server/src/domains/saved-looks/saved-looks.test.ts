import type { Problem, Profile, SavedLooks } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, createSession, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;
let profile: Profile;

beforeAll(async () => {
  server = await createTestApp();
});

beforeEach(async () => {
  child = await createChild(server);
  const answer = await server.call('GET', `users/${child.userId}/profile`, { token: child.token });
  profile = answer.json<Profile>();
});

afterAll(() => server.close());

const read = async (token = child.token) =>
  (await server.call('GET', `users/${child.userId}/savedLooks`, { token })).json<SavedLooks>();
const save = (place: string | number, body: unknown, token = child.token) =>
  server.call('PUT', `users/${child.userId}/savedLooks/${place}`, { token, body });

const part = (model: string, colour = '#7d5be0') => ({ model, styles: { colour } });
const wizard = () => ({ ...profile.human, hat: part('wizard'), badge: part('star') });

test('WARDROBE-11 a child has three places, which follow it to another device', async () => {
  expect(await read()).toEqual({ human: [null, null, null], domino: [null, null, null] });
  await save(1, { human: profile.human });
  await save(3, { human: wizard() });
  const { domino } = profile;
  const answer = await save(3, { domino });
  const saved = { human: [profile.human, null, wizard()], domino: [null, null, domino] };
  expect(answer.json()).toEqual(saved);
  expect(await read(await createSession(server, child.userId))).toEqual(saved);
});

test('WARDROBE-11 a look replaces the one at its place, null frees the place, and neither changes what is worn', async () => {
  await save(2, { human: profile.human });
  await save(2, { human: wizard() });
  expect((await read()).human).toEqual([null, wizard(), null]);
  await save(2, { human: null });
  expect((await read()).human).toEqual([null, null, null]);
  const worn = await server.call('GET', `users/${child.userId}/profile`, { token: child.token });
  expect(worn.json()).toEqual(profile);
});

test('WARDROBE-12 a saved look with unpaid parts is worn only once they are owned', async () => {
  expect((await save(1, { human: wizard() })).status).toBe(200);
  const worn = await server.call('PUT', `users/${child.userId}/profile`, {
    token: child.token,
    body: { human: wizard() },
  });
  expect(worn.json<Problem>().code).toBe('part_not_owned');
});

test.each([
  ['a model that does not exist', () => ({ human: { ...profile.human, hat: part('tiara') } })],
  ['a badge without a hat', () => ({ human: { ...profile.human, badge: part('star') } })],
  ['no face', () => ({ human: { ...profile.human, head: part('none') } })],
])('WARDROBE-11 a look with %s is refused', async (_, body) => {
  expect((await save(1, body())).json<Problem>().code).toBe('parts_do_not_fit');
  expect((await read()).human[0]).toBeNull();
});

test.each([
  ['a fourth place', 4, () => ({ human: profile.human })],
  ['a missing part', 1, () => ({ human: { hat: null } })],
  ['an unknown field', 1, () => ({ human: profile.human, cat: null })],
])('WARDROBE-11 %s is refused', async (_, place, body) => {
  expect((await save(place, body())).json<Problem>().code).toBe('invalid_request');
});

test('WARDROBE-11 nobody reads or writes the saved looks of another child', async () => {
  const other = await createChild(server);
  const path = `users/${child.userId}/savedLooks`;
  expect((await server.call('GET', path, { token: other.token })).status).toBe(403);
  expect((await save(1, { human: profile.human }, other.token)).status).toBe(403);
});
