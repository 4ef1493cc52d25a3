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
const toldTo = async (child: TestChild) =>
  (await read<Notification[]>(child, 'notifications')).map(({ type, action }) => action ?? type);
const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status);

/** Does the same with two new children, again and again, for what depends on who comes first. */
async function inRounds(round: (a: TestChild, b: TestChild) => Promise<void>): Promise<void> {
  for (let count = 0; count < ROUNDS; count += 1) {
    await round(await createChild(server), await createChild(server));
  }
}

test('FRIEND-01 both ask at once: they are friends, one is told, each wins one trophy', () =>
  inRounds(async (a, b) => {
    expect(statuses(await Promise.all([ask(a, b), ask(b, a)]))).toEqual([200, 200]);
    const [[, status, requestor] = []] = await friendsOf(a);
    expect(status).toBe('accepted');
    expect(await friendsOf(b)).toEqual([[a.userId, 'accepted', requestor]]);
    const [first, second] = requestor === a.userId ? [a, b] : [b, a];
    expect((await toldTo(first)).sort()).toEqual(['faccept', 'trophy']);
    expect(await toldTo(second)).toEqual(['trophy']);
  }));

test('FRIEND-01 ten asks at once are one request, told once', () =>
  inRounds(async (a, b) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(a, b)));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(await friendsOf(b)).toEqual([[a.userId, 'pending', a.userId]]);
    expect(await toldTo(b)).toEqual(['frequest']);
  }));

test('FRIEND-11 ten accepts at once are one friendship, told once', () =>
  inRounds(async (a, b) => {
    await ask(a, b);
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(b, a)));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(await friendsOf(a)).toEqual([[b.userId, 'accepted', a.userId]]);
    expect((await toldTo(a)).sort()).toEqual(['faccept', 'trophy']);
  }));

test('SAFE-09 one asks while the other blocks: nothing is between them', () =>
  inRounds(async (a, b) => {
    const [asked, blocked] = await Promise.all([ask(a, b), block(b, a)]);
    expect(blocked.status).toBe(200);
    expect([200, 404]).toContain(asked.status);
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([[], []]);
    expect([await toldTo(a), await toldTo(b)]).toEqual([[], []]);
  }));

test('FRIEND-11 one accepts while the other takes the request back: both say the same', () =>
  inRounds(async (a, b) => {
    await ask(a, b);
    const [accepted, parted] = await Promise.all([accept(b, a), part(a, b)]);
    expect(parted.status).toBe(200);
    expect([200, 404]).toContain(accepted.status);
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([[], []]);
  }));

test('SAFE-09 one accepts again while the other ends the friendship: it has ended for both', () =>
  inRounds(async (a, b) => {
    await befriend(server, a, b);
    const [, parted] = await Promise.all([accept(b, a), part(a, b)]);
    expect(parted.status).toBe(200);
    expect([await friendsOf(a), await friendsOf(b)]).toEqual([[], []]);
  }));

test('FRIEND-01 six children who all ask each other at once are all friends, and none waits for ever', async () => {
  const children = await Promise.all(Array.from({ length: 6 }, () => createChild(server)));
  const pairs = children.flatMap(by => children.filter(to => to !== by).map(to => ({ by, to })));
  const answers = await Promise.all(pairs.map(({ by, to }) => ask(by, to)));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
  for (const child of children) {
    const friends = await friendsOf(child);
    expect(friends.map(([, status]) => status)).toEqual(Array(5).fill('accepted'));
    const { trophies } = await read<Achievements>(child, 'achievements');
    expect(trophies.find(({ kind }) => kind === 'friends')?.count).toBe(5);
    expect((await toldTo(child)).filter(kind => kind === 'trophy')).toHaveLength(1);
  }
});
