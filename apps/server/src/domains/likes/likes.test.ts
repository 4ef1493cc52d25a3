import type { Notification, UserStatus } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCast, isKnown, roles } from '../../testing/cast.ts';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp();
});

afterAll(() => server.close());

const like = (by: TestChild, userId: string) =>
  server.call('POST', 'likes', { token: by.token, body: { likeUserId: userId } });
const statusOf = async (by: TestChild, userId: string) =>
  (await server.call('GET', `users/${userId}/status`, { token: by.token })).json<UserStatus>();
const likeNotifications = async (child: TestChild) => {
  const path = `users/${child.userId}/notifications`;
  const notifications = (await server.call('GET', path, { token: child.token })).json<
    Notification[]
  >();
  return notifications
    .filter(({ type }) => type === 'like-profile')
    .map(({ content }) => content.from?.userId);
};

test('CALL-26 PROFILE-07 PROFILE-19 liking a profile twice is one like', async () => {
  const [fan, star] = [await createChild(server), await createChild(server)];
  expect(await statusOf(fan, star.userId)).toMatchObject({ canBeLiked: true });
  for (let times = 0; times < 2; times += 1) {
    const answer = await like(fan, star.userId);
    expect([answer.status, answer.json()]).toEqual([200, { likedItemId: star.userId }]);
    expect(await statusOf(fan, star.userId)).toMatchObject({ canBeLiked: false });
  }
  expect(await statusOf(star, star.userId)).toMatchObject({ likeCount: 1, canBeLiked: false });
  expect(await likeNotifications(star)).toEqual([fan.userId]);
});

test('PROFILE-19 two children can like the same profile', async () => {
  const [fan, other, star] = [
    await createChild(server),
    await createChild(server),
    await createChild(server),
  ];
  await like(fan, star.userId);
  expect(await statusOf(other, star.userId)).toMatchObject({ canBeLiked: true });
  await like(other, star.userId);
  expect(await statusOf(star, star.userId)).toMatchObject({ likeCount: 2 });
});

test('AMBIG-58 a child cannot like itself', async () => {
  const child = await createChild(server);
  expect((await like(child, child.userId)).status).toBe(403);
  expect(await statusOf(child, child.userId)).toMatchObject({ likeCount: 0, canBeLiked: false });
});

test.each(roles)('CALL-26 SAFE-08 liking another child: %s', async role => {
  const cast = await createCast(server);
  const answer = await like(cast.me, cast[role].userId);
  expect(answer.status).toBe(isKnown[role] ? 200 : 404);
  const { rows } = await server.deps.database.pool.query(
    'SELECT 1 FROM likes WHERE liker_id = $1',
    [cast.me.userId],
  );
  expect(rows.length).toBe(isKnown[role] ? 1 : 0);
});

test('CALL-26 ten concurrent likes by one child are one like with one notification', async () => {
  const [fan, star] = [await createChild(server), await createChild(server)];
  const answers = await Promise.all(Array.from({ length: 10 }, () => like(fan, star.userId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await statusOf(star, star.userId)).toMatchObject({ likeCount: 1 });
  expect(await likeNotifications(star)).toEqual([fan.userId]);
});

test('CALL-26 concurrent likes by ten children all count, each with a notification', async () => {
  const star = await createChild(server);
  const fans = await Promise.all(Array.from({ length: 10 }, () => createChild(server)));
  const answers = await Promise.all(fans.map(fan => like(fan, star.userId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await statusOf(star, star.userId)).toMatchObject({ likeCount: 10 });
  expect((await likeNotifications(star)).sort()).toEqual(fans.map(({ userId }) => userId).sort());
});
