import {
  type CurrentUser,
  type Notification,
  type Onboarding,
  onboarding as rules,
  type Streak,
} from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createChild, givePictures, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;
let child: TestChild;

beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  child = await createChild(server);
});

afterAll(() => server.close());

const get = async <T>(path: string, token = child.token): Promise<T> => {
  const answer = await server.call('GET', path, { token });
  expect(answer.status).toBe(200);
  return answer.json<T>();
};
const path = () => `users/${child.userId}/onboarding`;
const finish = (finished: unknown) =>
  server.call('PUT', path(), { token: child.token, body: { finished } });
const save = async (finished: number) => (await finish(finished)).json<Onboarding>();
const lingos = async () => (await get<{ amount: number }>(`users/${child.userId}/lingos`)).amount;

/** Signs the child in with its pictures, as on /student. */
async function signIn(): Promise<CurrentUser> {
  const body = { classCode: 'CLASS', username: child.username, pictures: ['cat', 'sun', 'ball'] };
  const { ticket } = (await server.call('POST', 'sign-in', { body })).json<{ ticket: string }>();
  return get<CurrentUser>('users/current', ticket);
}

test('NOTIF-08 ONBOARD-03 the first sign-in of a child makes one first-login notification, later ones make none', async () => {
  await givePictures(server, child.userId);
  const list = async (token = '') =>
    (await get<Notification[]>(`users/${child.userId}/notifications`, token)).map(
      ({ type, action, isNew, id }) => ({ type, action, isNew, id }),
    );
  const first = await list((await signIn()).userAccessToken);
  expect(first).toEqual([
    { type: 'studybuddy', action: 'firstLogin', isNew: true, id: expect.any(String) },
  ]);
  await server.call('PUT', `users/${child.userId}/notifications`, {
    token: child.token,
    body: { lastReadMessageId: first[0]?.id },
  });
  const again = await list((await signIn()).userAccessToken);
  expect(again).toEqual([{ ...first[0], isNew: false }]);
});

test('ONBOARD-04 the server remembers how many steps are finished, and never fewer', async () => {
  expect(await get<Onboarding>(path())).toEqual({ finished: 0, lingos: 0 });
  expect(await save(3)).toEqual({ finished: 3, lingos: 0 });
  expect(await save(2)).toEqual({ finished: 3, lingos: 0 });
  expect(await get<Onboarding>(path())).toEqual({ finished: 3, lingos: 0 });
});

test.each([0, 8, 1.5, '3', null])('ONBOARD-04 refuses %j steps', async finished => {
  expect((await finish(finished)).status).toBe(422);
  expect(await get<Onboarding>(path())).toEqual({ finished: 0, lingos: 0 });
});

test('ONBOARD-05 finishing the fifth step pays 20 Lingos and starts the streak, once', async () => {
  expect(rules.lingos).toBe(20);
  await save(rules.paidAfter - 1);
  expect(await lingos()).toBe(0);
  const answers = await Promise.all(Array.from({ length: 20 }, () => save(rules.paidAfter)));
  expect(new Set(answers.map(({ lingos: paid }) => paid))).toEqual(new Set([20]));
  await save(rules.steps);
  expect(await lingos()).toBe(20);
  expect(await get<Streak>(`streaks/${child.userId}`)).toMatchObject({
    streak: 1,
    today: { lingos: 20, won: true },
  });
});
