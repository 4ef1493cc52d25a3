import { notificationKinds, notificationSchema } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredContent } from '../../db/tables.ts';
import { createChild, type TestChild } from '../../testing/children.ts';
import { createTestApp, createTestClock, type TestApp } from '../../testing/create-test-app.ts';
import { notificationCalls } from '../../testing/notification-calls.ts';
import { welcome } from './notifications.service.ts';

let server: TestApp;
let child: TestChild;
let other: TestChild;

beforeAll(async () => {
  server = await createTestApp({ clock: createTestClock() });
});

beforeEach(async () => {
  child = await createChild(server);
  other = await createChild(server, { country: 'tr' });
});

afterAll(() => server.close());

const {
  poll,
  tagOf,
  list,
  mark,
  tell: notify,
  tellMany: notifyMany,
} = notificationCalls(() => ({ server, child }));
const newOnes = async () => (await list()).map(({ isNew }) => isNew);

/** The exact content of each kind. */
const contents: Record<(typeof notificationKinds)[number], StoredContent & { fromId?: true }> = {
  lingo: { amount: 7 },
  frequest: { fromId: true },
  faccept: { fromId: true },
  'domino-add': { streak: 1 },
  'domino-rem': { streak: 5 },
  referral: {},
  'like-profile': { fromId: true },
  studybuddy: { trophy: { kind: 'friends', level: 'bronze' } },
  post: { fromId: true },
};

test.each(notificationKinds)(
  'CALL-08 NOTIF-01 NOTIF-02 NOTIF-03 AMBIG-22 a notification of the kind %s',
  async type => {
    const { fromId, ...content } = contents[type];
    const action = type === 'studybuddy' ? 'trophy' : undefined;
    await notify({
      type,
      content: { ...content, ...(fromId && { fromId: other.userId }) },
      ...(action && { action }),
    });
    const [notification, ...more] = await list();
    expect(more).toEqual([]);
    expect(notificationSchema.safeParse(notification).error).toBeUndefined();
    const from = { userId: other.userId, username: other.username, country: 'tr' };
    expect(notification).toEqual({
      id: expect.any(String),
      isNew: true,
      type,
      action: action ?? null,
      at: new Date(server.clock()).toISOString(),
      content: { ...content, ...(fromId && { from: expect.objectContaining(from) }) },
    });
  },
);

test('NOTIF-02 the database allows an action only for study buddies', async () => {
  await expect(notify({ type: 'lingo', action: 'trophy' })).rejects.toThrow('check');
  await expect(notify({ type: 'studybuddy' })).rejects.toThrow('check');
});

test('NOTIF-02 a new child is welcomed once', async () => {
  const { db } = server.deps.database;
  const at = new Date(server.clock());
  for (const _ of [1, 2]) await welcome(db, { userId: child.userId, at });
  expect(await list()).toMatchObject([{ type: 'studybuddy', action: 'firstLogin', content: {} }]);
});

test('NOTIF-04 only the newest 30 of 35 are stored, newest first', async () => {
  await notifyMany(35);
  const ids = (await list()).map(({ id }) => Number(id));
  expect(ids).toEqual(Array.from({ length: 30 }, (_, index) => 35 - index));
  const { rows } = await server.deps.database.pool.query(
    'SELECT count(*) AS count FROM notifications WHERE user_id = $1',
    [child.userId],
  );
  expect(rows).toEqual([{ count: 30 }]);
});

test('NOTIF-04 of 60 concurrent notifications 30 are stored, with unique ids', async () => {
  await Promise.all(Array.from({ length: 60 }, () => notify()));
  const ids = new Set((await list()).map(({ id }) => id));
  expect(ids.size).toBe(30);
  const { rows } = await server.deps.database.pool.query(
    'SELECT count(*) AS count FROM notifications WHERE user_id = $1',
    [child.userId],
  );
  expect(rows).toEqual([{ count: 30 }]);
});

describe('CALL-09 marking as read', () => {
  test('marks a notification and all older ones as read', async () => {
    await notifyMany(4);
    const [, second] = await list();
    const answer = await mark(second?.id ?? '');
    expect([answer.status, answer.json()]).toEqual([200, { lastReadMessageId: second?.id }]);
    expect(await newOnes()).toEqual([true, false, false, false]);
  });

  test('marking an older one does not make newer ones new again', async () => {
    await notifyMany(3);
    const [newest, , oldest] = await list();
    await mark(newest?.id ?? '');
    const tag = await tagOf();
    expect((await mark(oldest?.id ?? '')).status).toBe(200);
    expect(await newOnes()).toEqual([false, false, false]);
    expect((await poll(child, tag)).status).toBe(304);
  });

  test('answers 404 for a notification of another child, an unknown and a malformed id', async () => {
    await notify();
    for (let index = 0; index < 5; index += 1) await notify({}, other);
    const [theirs] = await list(other);
    for (const id of [theirs?.id ?? '', '999999', 'x', '-1', '1e0', '99999999999999']) {
      expect([id, (await mark(id)).status]).toEqual([id, 404]);
    }
    expect(await newOnes()).toEqual([true]);
    expect((await list(other)).every(({ isNew }) => isNew)).toBe(true);
  });

  test('concurrent marks end at the newest', async () => {
    await notifyMany(10);
    const ids = (await list()).map(({ id }) => id);
    await Promise.all(ids.toSorted().map(id => mark(id)));
    expect(await newOnes()).toEqual(Array(10).fill(false));
  });
});
