import type { Notification, Streak } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../deps.ts';
import { createChild, permit, type TestChild } from '../testing/children.ts';
import { createTestApp, createTestClock, type TestApp } from '../testing/create-test-app.ts';
import { earnLingos } from '../testing/earn-lingos.ts';

let server: TestApp;

beforeAll(async () => {
  const config = { ...defaultConfig, checkAnswers: true, limits: noLimits };
  server = await createTestApp({ clock: createTestClock(), config });
});

afterAll(() => server.close());

const call = (
  by: TestChild,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => server.call(method, path, { token: by.token, ...(body !== undefined && { body }) });

const notificationsOf = async (of: TestChild) =>
  (await call(of, 'GET', `users/${of.userId}/notifications`)).json<Notification[]>();

/** Calls that two children make to each other and alone. */
function callsOf(one: TestChild, other: TestChild) {
  const asked = { requestorId: one.userId, requesteeId: other.userId };
  return [
    call(one, 'POST', 'friendRequests', asked),
    call(other, 'PUT', 'friendRequests', { ...asked, status: 'accepted' }),
    call(one, 'POST', 'likes', { likeUserId: other.userId }),
    call(one, 'GET', `users/${one.userId}/status`),
    call(one, 'GET', `users/${one.userId}/notifications`),
    call(one, 'PUT', `users/${one.userId}/notifications`, { lastReadMessageId: '1' }),
    call(one, 'GET', `streaks/${one.userId}`),
    call(one, 'DELETE', `users/${one.userId}/friends/${other.userId}`),
  ];
}

test('NOTSHOWN-03 NOTIF-04 STREAK-01 SAFE-09 concurrent calls of four children cause no deadlock and no duplicate notification', async () => {
  const children = await Promise.all([1, 2, 3, 4].map(() => createChild(server)));
  const guest = await createChild(server);
  for (const child of children) await call(guest, 'POST', 'likes', { likeUserId: child.userId });
  for (const _ of [1, 2, 3]) {
    const pairs = children.flatMap(one =>
      children.filter(other => other !== one).map(other => [one, other] as const),
    );
    const answers = await Promise.all([
      ...pairs.flatMap(([one, other]) => callsOf(one, other)),
      ...children.map(async child => {
        await earnLingos(server, child, 20);
        return { status: 200, text: '' };
      }),
      // Every child has a notification about the guest, so a change of its permission affects them all.
      ...[false, true, false, true].map(async allowed => {
        await permit(server, guest.userId, allowed);
        return { status: 200, text: '' };
      }),
    ]);
    const failed = answers.filter(({ status }) => status >= 500).map(({ text }) => text);
    expect(failed).toEqual([]);
    server.clock.advance(86_400_000);
  }
  for (const child of children) {
    const notifications = await notificationsOf(child);
    const keys = notifications.map(({ type, content }) => {
      const { from, trophy, streak } = content;
      return [type, from?.userId, trophy?.kind, trophy?.level, streak].join(' ');
    });
    const unique = keys.filter(key => !key.startsWith('lingo'));
    expect(new Set(unique).size).toBe(unique.length);
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
    expect(notifications.length).toBeLessThanOrEqual(30);
    const streak = await call(child, 'GET', `streaks/${child.userId}`);
    expect(streak.json<Streak>().streak).toBe(3);
  }
});

test('SAFE-13 making and ending friendships while the permission of a shared contact changes causes no deadlock', async () => {
  const children = await Promise.all(Array.from({ length: 8 }, () => createChild(server)));
  const guest = await createChild(server);
  for (const child of children) await call(guest, 'POST', 'likes', { likeUserId: child.userId });
  const meet = async (one: TestChild, other: TestChild) => {
    const asked = { requestorId: one.userId, requesteeId: other.userId };
    return [
      await call(one, 'POST', 'friendRequests', asked),
      await call(other, 'PUT', 'friendRequests', { ...asked, status: 'accepted' }),
      await call(one, 'DELETE', `users/${one.userId}/friends/${other.userId}`),
    ].map(({ status }) => status);
  };
  let changes = 0;
  const meetings = [0, 2, 4, 6].map(async first => {
    const [one, other] = children.slice(first);
    if (!one || !other) throw new Error('children come in pairs');
    for (let times = 0; times < 10; times += 1) {
      expect(await meet(one, other)).toEqual([200, 200, 200]);
      expect(await meet(other, one)).toEqual([200, 200, 200]);
    }
  });
  let isOver = false;
  const changePermission = async () => {
    while (!isOver) {
      changes += 1;
      await permit(server, guest.userId, changes % 2 === 0);
    }
  };
  const changing = changePermission();
  await Promise.all(meetings).finally(() => {
    isOver = true;
  });
  await changing;
  expect(changes).toBeGreaterThan(1);
});
