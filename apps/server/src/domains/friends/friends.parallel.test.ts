import type { Achievements, FriendItem, Notification } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { befriend, createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../testing/create-test-app.ts';
import { friendCalls } from '../../testing/friend-calls.ts';

const ROUNDS = 8;

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

const { ask, accept, part } = friendCalls(() => server);
const block = (by: TestChild, to: TestChild) =>
  server.call('POST', `users/${by.userId}/blocks`, {
    token: by.token,
    body: { blockedUserId: to.userId },
  });

const read = async <T>(by: TestChild, place: string) =>
  (await server.call('GET', `users/${by.userId}/${place}`, { token: by.token })).json<T>();
const friendsOf = async (child: TestChild) =>
  (await read<FriendItem[]>(child, 'friends')).map(({ friend, request }) => [
    friend.userId,
    request.status,
    request.requestorId,
  ]);
const notificationsOf = async (child: TestChild) =>
  (await read<Notification[]>(child, 'notifications')).map(({ type, action }) => action ?? type);
const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status);

/** Repeats a race with two new children each time. */
async function inRounds(round: (a: TestChild, b: TestChild) => Promise<void>): Promise<void> {
  for (let count = 0; count < ROUNDS; count += 1) {
    await round(await createChild(server), await createChild(server));
  }
}

test('FRIEND-01 mutual concurrent requests make friends, notify one and give each a trophy', () =>
  inRounds(async (a, b) => {
    expect(statuses(await Promise.all([ask(a, b), ask(b, a)]))).toEqual([200, 200]);
    const [[, status, requestor] = []] = await friendsOf(a);
    expect(status).toBe('accepted');
    expect(await friendsOf(b)).toEqual([[a.userId, 'accepted', requestor]]);
    const [first, second] = requestor === a.userId ? [a, b] : [b, a];
    expect((await notificationsOf(first)).sort()).toEqual(['faccept', 'trophy']);
    expect(await notificationsOf(second)).toEqual(['trophy']);
  }));

test('FRIEND-01 ten concurrent requests are one request with one notification', () =>
  inRounds(async (a, b) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(a, b)));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(await friendsOf(b)).toEqual([[a.userId, 'pending', a.userId]]);
    expect(await notificationsOf(b)).toEqual(['frequest']);
  }));

test('FRIEND-11 ten concurrent accepts are one friendship with one notification', () =>
  inRounds(async (a, b) => {
    await ask(a, b);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(b, a)));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(await friendsOf(a)).toEqual([[b.userId, 'accepted', a.userId]]);
    expect((await notificationsOf(a)).sort()).toEqual(['faccept', 'trophy']);
  }));

test('SAFE-09 a request that races with a block leaves nothing', () =>
  inRounds(async (a, b) => {
    const [asked, blocked] = await Promise.all([ask(a, b), block(b, a)]);
    expect(blocked.status).toBe(200);
    expect([200, 404]).toContain(asked.status);
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([[], []]);
    expect([await notificationsOf(a), await notificationsOf(b)]).toEqual([[], []]);
  }));

test('FRIEND-11 an accept that races with a cancel leaves both sides consistent', () =>
  inRounds(async (a, b) => {
    await ask(a, b);
    const [accepted, ended] = await Promise.all([accept(b, a), part(a, b)]);
    expect(ended.status).toBe(200);
    expect([200, 404]).toContain(accepted.status);
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([[], []]);
  }));

test('SAFE-09 a repeated accept that races with an unfriend ends the friendship for both', () =>
  inRounds(async (a, b) => {
    await befriend(server, a, b);
    const [, ended] = await Promise.all([accept(b, a), part(a, b)]);
    expect(ended.status).toBe(200);
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([[], []]);
  }));

test('FRIEND-01 six children who all send each other requests at once all become friends, without deadlock', async () => {
  const children = await Promise.all(Array.from({ length: 6 }, () => createChild(server)));
  const pairs = children.flatMap(by => children.filter(to => to !== by).map(to => ({ by, to })));
  const answers = await Promise.all(pairs.map(({ by, to }) => ask(by, to)));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  for (const child of children) {
    const friends = await friendsOf(child);
    expect(friends.map(([, status]) => status)).toEqual(Array(5).fill('accepted'));
    const { trophies } = await read<Achievements>(child, 'achievements');
    expect(trophies.find(({ kind }) => kind === 'friends')?.count).toBe(5);
    expect((await notificationsOf(child)).filter(kind => kind === 'trophy')).toHaveLength(1);
  }
});
