import type { FriendItem, Notification, Profile } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { friendCalls } from '../../testing/friend-calls.ts';

let server: TestApp;
let a: TestChild;
let b: TestChild;
let tests = 0;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

beforeEach(async () => {
  tests += 1;
  const classCode = `TEST${tests}`;
  a = await createChild(server, { username: 'Ada', country: 'tr', classCode });
  b = await createChild(server, { username: 'Ben', country: 'th', classCode });
});

afterAll(() => server.close());

const { ask, accept, part } = friendCalls(() => server);
const read = async <T>(by: TestChild, path: string) =>
  (await server.call('GET', path, { token: by.token })).json<T>();
const friendsOf = (child: TestChild) => read<FriendItem[]>(child, `users/${child.userId}/friends`);
const profileOf = async (by: TestChild, of: TestChild) => {
  const profile = await read<Profile>(by, `users/${of.userId}/profile`);
  return [profile.friendShipStatus, profile.friendShipRequestorId];
};
/** Kinds of a child’s notifications, and whom they are about. */
const notificationsOf = async (child: TestChild) => {
  const notifications = await read<Notification[]>(child, `users/${child.userId}/notifications`);
  return notifications
    .filter(({ type }) => type !== 'studybuddy')
    .map(({ type, content }) => `${type} ${content.from?.username}`);
};

test('CALL-40 FRIEND-07 PROFILE-16 a request is pending for both the requestor and the requestee', async () => {
  const answer = await ask(a, b);
  expect(answer.status).toBe(200);
  const request = { status: 'pending', requestorId: a.userId };
  expect(answer.json()).toMatchObject({ friend: { userId: b.userId }, request });
  expect(await friendsOf(a)).toMatchObject([{ friend: { userId: b.userId }, request }]);
  expect(await friendsOf(b)).toMatchObject([{ friend: { userId: a.userId }, request }]);
  expect(await profileOf(a, b)).toEqual(['pending', a.userId]);
  expect(await profileOf(b, a)).toEqual(['pending', a.userId]);
  expect(await notificationsOf(b)).toEqual(['frequest Ada']);
  expect(await notificationsOf(a)).toEqual([]);
});

test('CALL-41 FRIEND-01 FRIEND-11 accepting a request makes both children friends', async () => {
  await ask(a, b);
  const answer = await accept(b, a);
  const request = { status: 'accepted', requestorId: a.userId };
  expect(answer.json()).toMatchObject({ friend: { userId: a.userId }, request });
  expect(await friendsOf(a)).toMatchObject([{ friend: { userId: b.userId }, request }]);
  expect(await friendsOf(b)).toMatchObject([{ friend: { userId: a.userId }, request }]);
  expect(await profileOf(a, b)).toEqual(['accepted', a.userId]);
  expect(await notificationsOf(a)).toEqual(['faccept Ben']);
  expect(await notificationsOf(b)).toEqual([]);
});

test('FRIEND-01 accepting is idempotent; accepting without a request is not_found', async () => {
  expect((await accept(b, a)).status).toBe(404);
  await ask(a, b);
  expect((await accept(a, b)).status).toBe(404);
  expect([(await accept(b, a)).status, (await accept(b, a)).status]).toEqual([200, 200]);
  expect(await notificationsOf(a)).toEqual(['faccept Ben']);
});

test('FRIEND-01 answering a request with a request makes friends at once', async () => {
  await ask(a, b);
  const answer = await ask(b, a);
  expect(answer.json()).toMatchObject({ request: { status: 'accepted', requestorId: a.userId } });
  expect(await notificationsOf(a)).toEqual(['faccept Ben']);
});

test('FRIEND-14 a request concerns no other child', async () => {
  const third = await createChild(server);
  await ask(a, b);
  expect(await profileOf(a, b)).toEqual(['pending', a.userId]);
  expect(await profileOf(a, third)).toEqual([null, null]);
  expect(await friendsOf(third)).toEqual([]);
});

test('FRIEND-06 PROFILE-27 CALL-39 a friend item has online and lastSeen only for friends', async () => {
  const asked = await createChild(server, { username: 'Zoë' });
  await befriend(server, a, b);
  await ask(a, asked);
  server.clock.advance(60_000);
  await read(b, 'users/current');
  await read(asked, 'users/current');
  const seen = new Date(server.clock()).toISOString();
  const avatarImage = expect.stringMatching(/^\/avatars\/[\w-]+$/);
  const item = (child: TestChild, country: string) => ({
    userId: child.userId,
    username: child.username,
    country,
    avatarImage,
  });
  expect(await friendsOf(a)).toEqual([
    {
      friend: { ...item(b, 'th'), online: true, lastSeen: seen },
      request: { status: 'accepted', requestorId: a.userId },
    },
    {
      friend: { ...item(asked, 'gb'), online: false, lastSeen: null },
      request: { status: 'pending', requestorId: a.userId },
    },
  ]);
  server.clock.advance(120_000);
  expect((await friendsOf(a))[0]?.friend).toMatchObject({ online: false, lastSeen: seen });
});

test('CALL-39 the friend list has an ETag and answers 304 until it changes', async () => {
  const list = (tag?: string) =>
    server.call('GET', `users/${a.userId}/friends`, {
      token: a.token,
      ...(tag !== undefined && { headers: { 'if-none-match': tag } }),
    });
  await befriend(server, a, b);
  const tag = String((await list()).headers['etag']);
  expect((await list(tag)).status).toBe(304);
  await part(b, a);
  expect((await list(tag)).json()).toEqual([]);
});

test('FRIEND-01 a declined request vanishes for the requestee and stays pending for the requestor', async () => {
  await ask(a, b);
  expect((await part(b, a)).json()).toEqual({ friendId: a.userId });
  expect(await friendsOf(b)).toEqual([]);
  expect(await notificationsOf(b)).toEqual([]);
  expect(await profileOf(b, a)).toEqual([null, null]);
  expect(await profileOf(a, b)).toEqual(['pending', a.userId]);
  await ask(a, b);
  await part(a, b);
  expect((await ask(a, b)).json()).toMatchObject({ request: { status: 'pending' } });
  expect([await friendsOf(b), await notificationsOf(b), await notificationsOf(a)]).toEqual([
    [],
    [],
    [],
  ]);
  expect((await ask(b, a)).json()).toMatchObject({ request: { status: 'accepted' } });
  expect(await profileOf(a, b)).toEqual(['accepted', a.userId]);
  expect(await notificationsOf(a)).toEqual(['faccept Ben']);
});

test('FRIEND-01 cancelling a request removes it on both sides, with its notification', async () => {
  await ask(a, b);
  await part(a, b);
  expect([await friendsOf(a), await friendsOf(b), await notificationsOf(b)]).toEqual([[], [], []]);
  expect((await accept(b, a)).status).toBe(404);
});

test('SAFE-09 ending a friendship removes it on both sides and notifies no one', async () => {
  await befriend(server, a, b);
  const before = await notificationsOf(b);
  await part(a, b);
  expect([await friendsOf(a), await friendsOf(b)]).toEqual([[], []]);
  expect([await profileOf(a, b), await profileOf(b, a)]).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(await notificationsOf(b)).toEqual(before);
  expect((await part(a, b)).status).toBe(200);
});

test('CALL-38 AMBIG-53 mutual friends are friends of both the caller and the friend', async () => {
  const [both, mine, theirs, pending] = await Promise.all(
    ['Both', 'Mine', 'Theirs', 'Pending'].map(username => createChild(server, { username })),
  );
  if (!both || !mine || !theirs || !pending) throw new Error('setup failed');
  for (const [one, other] of [
    [a, b],
    [a, both],
    [b, both],
    [a, mine],
    [b, theirs],
    [a, pending],
  ] as const) {
    await befriend(server, one, other);
  }
  await ask(b, pending);
  const mutual = await read<FriendItem[]>(a, `users/${b.userId}/mutualFriends`);
  expect(mutual.map(({ friend }) => friend.username)).toEqual(['Both']);
  expect(mutual[0]?.request).toEqual({ status: 'accepted', requestorId: a.userId });
});

test('FRIEND-01 a child cannot ask itself, nor ask or accept on behalf of another', async () => {
  expect((await ask(a, a)).status).toBe(403);
  const post = (requestorId: string) =>
    server.call('POST', 'friendRequests', {
      token: a.token,
      body: { requestorId, requesteeId: a.userId },
    });
  expect((await post(b.userId)).status).toBe(403);
  expect((await post('nobody')).status).toBe(404);
  const put = await server.call('PUT', 'friendRequests', {
    token: a.token,
    body: { requestorId: a.userId, requesteeId: b.userId, status: 'accepted' },
  });
  expect(put.status).toBe(403);
  expect(await friendsOf(b)).toEqual([]);
});

test('FRIEND-07 a friendship has only the statuses pending and accepted', async () => {
  const answer = await server.call('PUT', 'friendRequests', {
    token: a.token,
    body: { requestorId: b.userId, requesteeId: a.userId, status: 'refused' },
  });
  expect(answer.json().code).toBe('invalid_request');
  const row = [a.userId, b.userId, 'refused', a.userId];
  const insert = 'INSERT INTO friendships VALUES ($1, $2, $3, $4, now())';
  await expect(server.deps.database.pool.query(insert, row)).rejects.toThrow('status');
});

test('PROFILE-23 the first friend wins both children the first trophy, with one notification', async () => {
  await befriend(server, a, b);
  await part(a, b);
  await befriend(server, a, b);
  for (const child of [a, b]) {
    const notifications = await read<Notification[]>(child, `users/${child.userId}/notifications`);
    const trophies = notifications.filter(({ action }) => action === 'trophy');
    expect(trophies.map(({ content }) => content.trophy)).toEqual([
      { kind: 'friends', level: 'bronze' },
    ]);
  }
});
