import type { Notification } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { befriend, createChild, permit, type TestChild } from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, createTestClock, type TestApp } from '../../testing/create-test-app.ts';
import { earnLingos } from '../../testing/earn-lingos.ts';
import { friendCalls } from '../../testing/friend-calls.ts';
import { notificationCalls } from '../../testing/notification-calls.ts';

const DAY_MS = 86_400_000;

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

const act = (by: TestChild, method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, path, { token: by.token, body });
const { ask } = friendCalls(() => server);

describe('NOTIF-05 NOTIF-16 Lingos', () => {
  test('of a day add up in one notification, which becomes new and first again', async () => {
    await earnLingos(server, child, 2);
    await notify();
    const [, lingo] = await list();
    expect(lingo).toMatchObject({ type: 'lingo', isNew: true, content: { amount: 2 } });
    await mark((await list())[0]?.id ?? '');
    await earnLingos(server, child, 3);
    const [grown, ...rest] = await list();
    expect(grown).toMatchObject({ id: lingo?.id, isNew: true, content: { amount: 5 } });
    expect(rest.map(({ type, isNew }) => [type, isNew])).toEqual([['referral', false]]);
    server.clock.advance(DAY_MS);
    await earnLingos(server, child, 4);
    const amounts = (await list()).map(({ content }) => content.amount ?? null);
    expect(amounts).toEqual([4, 5, null]);
  });

  test('an updated notification deletes no other', async () => {
    await earnLingos(server, child, 1);
    await notifyMany(29);
    await earnLingos(server, child, 1);
    expect(await list()).toHaveLength(30);
  });
});

describe('actions of other children', () => {
  const typesOf = async (of: TestChild) =>
    (await list(of)).map(({ type, content }) => [type, content.from?.username ?? null]);

  test('NOTIF-13 NOTIF-14 a request and its acceptance notify', async () => {
    await ask(child, other);
    await ask(child, other);
    expect(await typesOf(other)).toEqual([['frequest', child.username]]);
    const body = { requestorId: child.userId, requesteeId: other.userId, status: 'accepted' };
    await act(other, 'PUT', 'friendRequests', body);
    expect(await typesOf(child)).toContainEqual(['faccept', other.username]);
    expect(await typesOf(other)).not.toContainEqual(['faccept', child.username]);
  });

  test('NOTIF-15 a like notifies once', async () => {
    for (const _ of [1, 2]) await act(other, 'POST', 'likes', { likeUserId: child.userId });
    expect(await typesOf(child)).toEqual([['like-profile', other.username]]);
  });

  test('cancelling a request removes its notification', async () => {
    await notify({}, other);
    await ask(other, child);
    const tags = [await tagOf(child), await tagOf(other)];
    await act(other, 'DELETE', `users/${other.userId}/friends/${child.userId}`);
    expect(await typesOf(child)).toEqual([]);
    // The requestor's list changes too: without the request, a child of a distant age band is hidden.
    expect(await tagOf(child)).not.toBe(tags[0]);
    expect(await tagOf(other)).not.toBe(tags[1]);
  });

  test('SAFE-09 NOTIF-13 repeated requests and cancellations notify once in 24 hours, but still ask', async () => {
    const cancel = (by: TestChild, whom: TestChild) =>
      act(by, 'DELETE', `users/${by.userId}/friends/${whom.userId}`);
    const request = [['frequest', other.username]];
    await ask(other, child);
    expect(await typesOf(child)).toEqual(request);
    server.clock.advance(DAY_MS - 1);
    for (let times = 0; times < 3; times += 1) {
      await cancel(other, child);
      expect((await ask(other, child)).json()).toMatchObject({ request: { status: 'pending' } });
    }
    expect(await typesOf(child)).toEqual([]);
    await cancel(other, child);
    await ask(child, other);
    expect(await typesOf(other)).toEqual([['frequest', child.username]]);
    await cancel(child, other);
    server.clock.advance(1);
    await ask(other, child);
    expect(await typesOf(child)).toEqual(request);
  });

  test('SAFE-09 a block deletes the notifications about each other at once, without a new one', async () => {
    await befriend(server, child, other);
    await act(other, 'POST', 'likes', { likeUserId: child.userId });
    await act(child, 'POST', 'likes', { likeUserId: other.userId });
    const tags = [await tagOf(child), await tagOf(other)];
    await act(other, 'POST', `users/${other.userId}/blocks`, { blockedUserId: child.userId });
    for (const [index, one] of [child, other].entries()) {
      const answer = await poll(one, tags[index]);
      expect(answer.status).toBe(200);
      const types = answer.json<Notification[]>().map(({ type }) => type);
      expect(types.filter(type => type !== 'studybuddy')).toEqual([]);
      expect(answer.text).not.toContain(index === 0 ? other.userId : child.userId);
    }
  });

  test('SAFE-13 hides notifications about a child while its grown-up withholds permission', async () => {
    await act(other, 'POST', 'likes', { likeUserId: child.userId });
    const tag = await tagOf();
    await permit(server, other.userId, false);
    expect((await poll(child, tag)).json()).toEqual([]);
    await permit(server, other.userId, true);
    expect(await typesOf(child)).toEqual([['like-profile', other.username]]);
  });
});

describe('CALL-08 polling', () => {
  test('answers 304 until a notification is added, updated or read', async () => {
    const steps = [
      () => notify(),
      () => earnLingos(server, child, 1),
      () => earnLingos(server, child, 1),
      async () => mark((await list())[0]?.id ?? ''),
    ];
    for (const step of steps) {
      const tag = await tagOf();
      const same = await poll(child, tag);
      expect([same.status, same.text, same.headers['etag']]).toEqual([304, '', tag]);
      expect(same.headers['cache-control']).toBe('no-store');
      await step();
      const changed = await poll(child, tag);
      expect(changed.status).toBe(200);
      expect(changed.headers['etag']).not.toBe(tag);
    }
  });

  test('answers 200 for a tag of another picture edition or response shape', async () => {
    const tag = await tagOf();
    expect(tag).toMatch(/^"v\d+-\d+-[0-9a-f]{8}"$/);
    const [version, shape, edition] = tag.slice(1, -1).split('-');
    for (const old of [`${version}-${shape}-00000000`, `${version}-0-${edition}`, version]) {
      expect((await poll(child, `"${old}"`)).status).toBe(200);
    }
  });

  test('costs one query that uses indexes', async () => {
    await earnLingos(server, child, 20);
    const { pool } = server.deps.database;
    const tag = await tagOf();
    const texts: string[] = [];
    const all = countQueries(pool, '', text => texts.push(text));
    expect((await poll(child, tag)).status).toBe(304);
    expect(all()).toBe(1);
    const text = texts.join().replace('$1', 'now()').replace('$2', "'x'");
    const client = await pool.connect();
    await client.query('BEGIN; SET LOCAL enable_seqscan = off');
    const { rows } = await client.query(`EXPLAIN ${text}`);
    await client.query('ROLLBACK');
    client.release();
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('using notification_boxes_pkey');
    expect(plan).toContain('using streaks_pkey');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });

  test('answers an empty list, then 304, when there are no notifications', async () => {
    const answer = await poll();
    expect([answer.status, answer.json()]).toEqual([200, []]);
    expect((await poll(child, String(answer.headers['etag']))).status).toBe(304);
  });
});
