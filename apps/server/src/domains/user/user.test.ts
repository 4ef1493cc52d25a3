import { afterAll, beforeAll, expect, test } from 'vitest';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { timeZoneOf } from './time-zone.ts';

let server: TestApp;
let malee: TestChild;
let friend: TestChild;

beforeAll(async () => {
  server = await createTestApp();
  malee = await createChild(server, { username: 'Malee', country: 'th' });
  friend = await createChild(server, { username: 'Ali', country: 'tr' });
  await befriend(server, malee, friend);
});

afterAll(() => server.close());

const read = async (path: string, child = friend) =>
  (await server.call('GET', path, { token: child.token })).json<Record<string, unknown>>();

test('CALL-06 users/current returns the child of the session', async () => {
  expect(await read('users/current', malee)).toEqual({
    userId: malee.userId,
    username: 'Malee',
    country: 'th',
    timeZone: 'Asia/Bangkok',
  });
});

test('CALL-24 users/{id} returns a child that is visible to the caller', async () => {
  expect(await read(`users/${malee.userId}`)).toEqual(await read('users/current', malee));
});

test('SAFE-10 NOTSHOWN-65 the time zone follows the country, not the device', async () => {
  const answer = await server.call('GET', `users/${malee.userId}`, {
    token: malee.token,
    headers: { 'x-timezone-offset': '480' },
  });
  expect(answer.json<{ timeZone: string }>().timeZone).toBe('Asia/Bangkok');
  expect(answer.text.replace(malee.userId, '')).not.toContain('480');
});

test.each([
  ['gb', 'Europe/London'],
  ['us', 'America/New_York'],
  ['ru', 'Europe/Moscow'],
  ['br', 'America/Sao_Paulo'],
  ['cn', 'Asia/Shanghai'],
  ['az', 'Asia/Baku'],
  ['ke', 'Africa/Nairobi'],
  ['xx', 'UTC'],
])('NOTSHOWN-65 the time zone of %s is %s', (country, zone) => {
  expect(timeZoneOf(country)).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test('CALL-25 PROFILE-18 the status of a new child has eight empty fields', async () => {
  const fresh = await createChild(server);
  expect(await read(`users/${fresh.userId}/status`, fresh)).toEqual({
    online: false,
    domino: false,
    lastSeen: null,
    friendCount: 0,
    notificationCount: 0,
    notificationLast: null,
    likeCount: 0,
    canBeLiked: false,
  });
});

test('PROFILE-18 PROFILE-27 the status of a friend has presence and counts, but no notifications', async () => {
  const like = { likeUserId: malee.userId };
  await server.call('POST', 'likes', { token: friend.token, body: like });
  server.clock.advance(60_000);
  await server.call('GET', 'users/current', { token: malee.token });
  expect(await read(`users/${malee.userId}/status`)).toEqual({
    online: true,
    domino: false,
    lastSeen: new Date(server.clock()).toISOString(),
    friendCount: 1,
    notificationCount: 0,
    notificationLast: null,
    likeCount: 1,
    canBeLiked: false,
  });
  const own = await read(`users/${malee.userId}/status`, malee);
  expect(own).toMatchObject({ notificationLast: expect.any(String), likeCount: 1 });
  expect(own['notificationCount']).toBeGreaterThan(0);
});

test('SAFE-08 PROFILE-18 the status of a stranger only has whether it can be liked', async () => {
  const stranger = await createChild(server);
  const other = await createChild(server);
  await befriend(server, stranger, other);
  server.clock.advance(60_000);
  await read('users/current', stranger);
  expect(await read(`users/${stranger.userId}/status`)).toEqual({
    online: false,
    domino: false,
    lastSeen: null,
    friendCount: 0,
    notificationCount: 0,
    notificationLast: null,
    likeCount: 0,
    canBeLiked: true,
  });
});

test('PROFILE-18 a call makes a child online and sets when it was last seen', async () => {
  server.clock.advance(60_000);
  await read('users/current', malee);
  const seen = new Date(server.clock()).toISOString();
  const status = () => read(`users/${malee.userId}/status`);
  expect(await status()).toMatchObject({ online: true, lastSeen: seen });
  server.clock.advance(120_000);
  expect(await status()).toMatchObject({ online: false, lastSeen: seen });
});

test('AMBIG-58 no child can like itself', async () => {
  expect(await read(`users/${malee.userId}/status`, malee)).toMatchObject({ canBeLiked: false });
});
