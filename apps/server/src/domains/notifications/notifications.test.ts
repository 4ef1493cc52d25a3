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

const { poll, tagOf, list, mark, tell, tellMany } = notificationCalls(() => ({ server, child }));
const newOnes = async () => (await list()).map(({ isNew }) => isNew);

/** What each kind tells, and nothing else. */
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
    await tell({
      type,
      content: { ...content, ...(fromId && { fromId: other.userId }) },
      ...(action && { action }),
    });
    const [told, ...more] = await list();
    expect(more).toEqual([]);
    expect(notificationSchema.safeParse(told).error).toBeUndefined();
    const from = { userId: other.userId, username: other.username, country: 'tr' };
    expect(told).toEqual({
      id: expect.any(String),
      isNew: true,
      type,
      action: action ?? null,
      at: new Date(server.clock()).toISOString(),
      content: { ...content, ...(fromId && { from: expect.objectContaining(from) }) },
    });
  },
);

test('NOTIF-02 an action goes with study buddies alone, in the database as well', async () => {
  await expect(tell({ type: 'lingo', action: 'trophy' })).rejects.toThrow('check');
  await expect(tell({ type: 'studybuddy' })).rejects.toThrow('check');
});

test('NOTIF-02 a new child is welcomed, once', async () => {
  const { db } = server.deps.database;
  const at = new Date(server.clock());
  for (const _ of [1, 2]) await welcome(db, { userId: child.userId, at });
  expect(await list()).toMatchObject([{ type: 'studybuddy', action: 'firstLogin', content: {} }]);
});

test('NOTIF-04 of 35 the newest 30 are kept, the newest first', async () => {
  await tellMany(35);
  const ids = (await list()).map(({ id }) => Number(id));
  expect(ids).toEqual(Array.from({ length: 30 }, (_, index) => 35 - index));
  const { rows } = await server.deps.database.pool.query(
    'SELECT count(*) AS kept FROM notifications WHERE user_id = $1',
    [child.userId],
  );
  expect(rows).toEqual([{ kept: 30 }]);
});

test('NOTIF-04 also of 60 that come at once, each with an id of its own', async () => {
  await Promise.all(Array.from({ length: 60 }, () => tell()));
  const ids = new Set((await list()).map(({ id }) => id));
  expect(ids.size).toBe(30);
  const { rows } = await server.deps.database.pool.query(
    'SELECT count(*) AS kept FROM notifications WHERE user_id = $1',
    [child.userId],
  );
  expect(rows).toEqual([{ kept: 30 }]);
});

describe('CALL-09 read up to one', () => {
  test('that one and all before it are not new any more', async () => {
    await tellMany(4);
    const [, second] = await list();
    const answer = await mark(second?.id ?? '');
    expect([answer.status, answer.json()]).toEqual([200, { lastReadMessageId: second?.id }]);
    expect(await newOnes()).toEqual([true, false, false, false]);
  });

  test('an older one never makes a newer one new again', async () => {
    await tellMany(3);
    const [newest, , oldest] = await list();
    await mark(newest?.id ?? '');
    const tag = await tagOf();
    expect((await mark(oldest?.id ?? '')).status).toBe(200);
    expect(await newOnes()).toEqual([false, false, false]);
    expect((await poll(child, tag)).status).toBe(304);
  });

  test('only an own one: that of another child, an unknown and an odd one are not found', async () => {
    await tell();
    for (let index = 0; index < 5; index += 1) await tell({}, other);
    const [theirs] = await list(other);
    for (const id of [theirs?.id ?? '', '999999', 'x', '-1', '1e0', '99999999999999']) {
      expect([id, (await mark(id)).status]).toEqual([id, 404]);
    }
    expect(await newOnes()).toEqual([true]);
    expect((await list(other)).every(({ isNew }) => isNew)).toBe(true);
  });

  test('marks at once end with the newest', async () => {
    await tellMany(10);
    const ids = (await list()).map(({ id }) => id);
    await Promise.all(ids.toSorted().map(id => mark(id)));
    expect(await newOnes()).toEqual(Array(10).fill(false));
  });
});
