import type { Notification, Streak } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultConfig, noLimits } from '../app/deps.ts';
import { createChild, type TestChild } from '../testing/children.ts';
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

/** What two children do to each other, and what each does alone, all as separate calls. */
function bustle(one: TestChild, other: TestChild) {
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

test('NOTSHOWN-03 NOTIF-04 STREAK-01 SAFE-09 four children do everything at once: nobody waits for ever, nothing is told twice', async () => {
  const children = await Promise.all([1, 2, 3, 4].map(() => createChild(server)));
  for (const _ of [1, 2, 3]) {
    const pairs = children.flatMap(one =>
      children.filter(other => other !== one).map(other => [one, other] as const),
    );
    const answers = await Promise.all([
      ...pairs.flatMap(([one, other]) => bustle(one, other)),
      ...children.map(async child => {
        await earnLingos(server, child, 20);
        return { status: 200, text: '' };
      }),
    ]);
    const failed = answers.filter(({ status }) => status >= 500).map(({ text }) => text);
    expect(failed).toEqual([]);
    server.clock.advance(86_400_000);
  }
  for (const child of children) {
    const told = await notificationsOf(child);
    const once = told.map(({ type, content }) => {
      const { from, trophy, streak } = content;
      return [type, from?.userId, trophy?.kind, trophy?.level, streak].join(' ');
    });
    const but = once.filter(name => !name.startsWith('lingo'));
    expect(new Set(but).size).toBe(but.length);
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    expect(told.length).toBeLessThanOrEqual(30);
    const streak = await call(child, 'GET', `streaks/${child.userId}`);
    expect(streak.json<Streak>().streak).toBe(3);
  }
});
