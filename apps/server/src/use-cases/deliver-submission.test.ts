import type { Achievements, Notification, Submission, Trophy } from '@digipals/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { lockNotifications } from '../domains/notifications/index.ts';
import { befriend, createChild, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { friendCalls } from '../testing/friend-calls.ts';
import {
  conversationOf,
  deliverNow,
  exchange,
  returnNow,
  sendMessage,
  sendPost,
  sendStatus,
  withholdNow,
} from '../testing/messages.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let mia: TestChild;
let ali: TestChild;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

beforeEach(async () => {
  [mia, ali] = [await createChild(server), await createChild(server)];
  await befriend(server, mia, ali);
});

const { ask, part } = friendCalls(() => server);
const own = async <T>({ userId, token }: TestChild, place: string) =>
  (await server.call('GET', `users/${userId}/${place}`, { token })).json<T>();
const lingosOf = async (child: TestChild) =>
  (await own<{ amount: number }>(child, 'lingos')).amount;
const trophyOf = async (child: TestChild): Promise<Trophy | undefined> =>
  (await own<Achievements>(child, 'achievements')).trophies.find(({ kind }) => kind === 'messages');
const notificationsOf = async (child: TestChild, type: Notification['type']) =>
  (await own<Notification[]>(child, 'notifications')).filter(one => one.type === type);
const rowsOf = async (query: string, values: readonly unknown[]) =>
  (await server.deps.database.pool.query(query, [...values])).rows;

describe('Lingos and trophies', () => {
  test('MSG-03 NOTSHOWN-59 a replacement for a removed answer is not paid again', async () => {
    await exchange(server, mia, ali, 'Hello');
    await withholdNow(server, await exchange(server, ali, mia, 'You are silly'));
    const before = await lingosOf(mia);
    await exchange(server, ali, mia, 'Hello to you');
    expect(await lingosOf(mia)).toBe(before);
    expect(await trophyOf(mia)).toMatchObject({ count: 1 });
  });

  test('MSG-03 NOTSHOWN-58 only answered messages count for the trophy of the author', async () => {
    await exchange(server, mia, ali, 'Hello');
    await exchange(server, mia, ali, 'Are you there?');
    expect(await trophyOf(mia)).toMatchObject({ count: 0, level: null });
    const reply = await sendMessage(server, ali, mia, 'Yes');
    expect(await trophyOf(mia)).toMatchObject({ count: 0 });
    await deliverNow(server, reply);
    expect(await trophyOf(mia)).toEqual({
      kind: 'messages',
      count: 1,
      level: null,
      next: { level: 'bronze', count: 3 },
    });
    await exchange(server, ali, mia, 'Yes, I am');
    expect(await trophyOf(mia)).toMatchObject({ count: 1 });
    expect(await trophyOf(ali)).toMatchObject({ count: 0 });
  });

  test('SHOP-10 NOTSHOWN-58 three answers win the bronze trophy, with one notification', async () => {
    for (let times = 0; times < 4; times += 1) {
      await exchange(server, mia, ali, 'Hello');
      await exchange(server, ali, mia, 'Hello Mia');
    }
    expect(await trophyOf(mia)).toMatchObject({ count: 4, level: 'bronze' });
    const trophies = (await notificationsOf(mia, 'studybuddy')).filter(
      ({ content }) => content.trophy?.kind === 'messages',
    );
    expect(trophies.map(({ content }) => content.trophy?.level)).toEqual(['bronze']);
  });

  test('NOTSHOWN-59 a delivered message pays its author 2 Lingos, up to five a day; a reply pays the other child 4', async () => {
    await exchange(server, mia, ali, 'Hello');
    await exchange(server, ali, mia, 'Hello Mia');
    expect([await lingosOf(mia), await lingosOf(ali)]).toEqual([6, 2]);
    for (let times = 0; times < 7; times += 1) await exchange(server, mia, ali, 'And you?');
    expect([await lingosOf(mia), await lingosOf(ali)]).toEqual([12, 6]);
    server.clock.advance(DAY_MS);
    await exchange(server, mia, ali, 'Good morning');
    expect([await lingosOf(mia), await lingosOf(ali)]).toEqual([14, 6]);
  });

  test('PAY-08 replies count within the five rewards a day', async () => {
    for (let times = 0; times < 7; times += 1) {
      await exchange(server, mia, ali, 'Hello');
      await exchange(server, ali, mia, 'Hello Mia');
    }
    // Mia: three messages and two replies. Ali: three messages and two replies.
    expect([await lingosOf(mia), await lingosOf(ali)]).toEqual([14, 14]);
    server.clock.advance(DAY_MS);
    await exchange(server, mia, ali, 'Good morning');
    expect([await lingosOf(mia), await lingosOf(ali)]).toEqual([16, 18]);
  });

  test('NOTSHOWN-59 DigiPosts, statuses, and returned or withheld messages pay nothing', async () => {
    await deliverNow(server, await sendPost(server, mia, ali, 'Hello wall'));
    await deliverNow(server, await sendStatus(server, mia, 'I am happy'));
    await returnNow(server, await sendMessage(server, mia, ali, 'one'));
    await withholdNow(server, await sendMessage(server, mia, ali, 'two'));
    expect([await lingosOf(mia), await lingosOf(ali)]).toEqual([0, 0]);
    expect(await rowsOf('SELECT * FROM message_counts WHERE user_id = $1', [mia.userId])).toEqual([
      expect.objectContaining({ delivered: 2, returned: 1, answered: 0, paid: 0 }),
    ]);
  });

  test('NOTSHOWN-59 the daily limit follows the local day of the child: midnight in Tokyo, not in London', async () => {
    const yui = await createChild(server, { country: 'jp' });
    await befriend(server, yui, ali);
    // 14:59 in London in winter is one minute before midnight in Tokyo.
    const now = server.clock();
    const noon = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS + 14 * 3_600_000 + 59 * 60_000;
    server.clock.advance(noon - now);
    for (let times = 0; times < 6; times += 1) await exchange(server, yui, ali, 'Hello');
    expect(await lingosOf(yui)).toBe(10);
    server.clock.advance(60_000);
    await exchange(server, yui, ali, 'A new day');
    expect(await lingosOf(yui)).toBe(12);
  });

  test('NOTSHOWN-59 MSG-03 counts and Lingos match a simple model for any sequence of messages', async () => {
    const fates = {
      deliver: (text: Submission) => deliverNow(server, text),
      return: (text: Submission) => returnNow(server, text),
      withhold: (text: Submission) => withholdNow(server, text),
      withdraw: ({ submissionId }: Submission, { token }: TestChild) =>
        server.call('DELETE', `submissions/${submissionId}`, { token }),
    };
    const step = fc.record({
      by: fc.constantFrom(0, 1),
      what: fc.constantFrom(
        ...(['deliver', 'deliver', 'deliver', 'return', 'withhold', 'withdraw'] as const),
      ),
      hours: fc.constantFrom(0, 0, 0, 13),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async steps => {
        const pair = [await createChild(server), await createChild(server)] as const;
        await befriend(server, pair[0], pair[1]);
        const model = createModel();
        for (const { by, what, hours } of steps) {
          server.clock.advance(hours * 3_600_000);
          const [writer, reader] = by === 0 ? pair : [pair[1], pair[0]];
          const text = await sendMessage(server, writer, reader, 'Hello');
          await fates[what](text, writer);
          if (what === 'deliver') model.deliver(by, new Date(server.clock()));
        }
        for (const [index, child] of pair.entries()) {
          expect(await lingosOf(child)).toBe(model.lingos[index]);
          expect((await trophyOf(child))?.count).toBe(model.answered[index]);
        }
      }),
      { numRuns: 12 },
    );
  });
});

/** A simple model of the Lingos and answers of two children in London, in winter. */
function createModel() {
  const lingos = [0, 0];
  const answered = [0, 0];
  const paid = new Map<string, number>();
  let last: number | null = null;
  const add = (list: number[], index: number, amount: number): void => {
    list[index] = (list[index] ?? 0) + amount;
  };
  return {
    lingos,
    answered,
    deliver(by: number, at: Date): void {
      const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London' }).format(at);
      const reward = (child: number, amount: number): void => {
        const count = paid.get(`${child} ${day}`) ?? 0;
        paid.set(`${child} ${day}`, count + 1);
        if (count < 5) add(lingos, child, amount);
      };
      reward(by, 2);
      if (last === 1 - by) {
        reward(1 - by, 4);
        add(answered, 1 - by, 1);
      }
      last = by;
    },
  };
}

describe('notifications', () => {
  test('MSG-13 the recipient has one notification about the newest message of a friend, even after answering', async () => {
    await exchange(server, mia, ali, 'Hello');
    const { conversationId } = await conversationOf(server, mia, ali);
    await exchange(server, ali, mia, 'Hello Mia');
    const notifications = await notificationsOf(mia, 'post');
    expect(notifications).toMatchObject([
      { isNew: true, content: { from: { userId: ali.userId }, place: 'message', conversationId } },
    ]);
    await exchange(server, ali, mia, 'One more');
    expect((await notificationsOf(mia, 'post')).map(({ id }) => id)).toEqual(
      notifications.map(({ id }) => id),
    );
    expect(JSON.stringify(await notificationsOf(mia, 'post'))).not.toContain('One more');
    expect(await notificationsOf(ali, 'post')).toHaveLength(1);
  });

  test('MSG-14 a child is notified of each DigiPost on its wall except its own', async () => {
    await deliverNow(server, await sendPost(server, ali, mia, 'one'));
    await deliverNow(server, await sendPost(server, ali, mia, 'two'));
    await deliverNow(server, await sendPost(server, mia, mia, 'mine'));
    const notifications = await notificationsOf(mia, 'post');
    expect(notifications.map(({ content }) => [content.from?.userId, content.place])).toEqual([
      [ali.userId, 'wall'],
      [ali.userId, 'wall'],
    ]);
  });

  test('SAFE-05 the author is notified of a returned text and where it is, until it is replaced or withdrawn', async () => {
    const message = await sendMessage(server, mia, ali, 'My phone is 1');
    const post = await sendPost(server, mia, ali, 'My phone is 2');
    const status = await sendStatus(server, mia, 'My phone is 3');
    for (const text of [message, post, status]) await returnNow(server, text);
    const { conversationId } = await conversationOf(server, mia, ali);
    const returned = async () =>
      (await notificationsOf(mia, 'studybuddy')).filter(({ action }) => action === 'returned');
    expect((await returned()).map(({ content }) => content)).toEqual([
      { submission: 'status' },
      { submission: 'post', from: expect.objectContaining({ userId: ali.userId }) },
      { submission: 'message', conversationId },
    ]);
    await sendMessage(server, mia, ali, 'Hello', message.submissionId);
    await server.call('DELETE', `submissions/${post.submissionId}`, { token: mia.token });
    expect((await returned()).map(({ content }) => content.submission)).toEqual(['status']);
    expect(await notificationsOf(ali, 'post')).toEqual([]);
  });

  test('SAFE-01 the author is notified of a withheld or removed text; the recipient loses its notification of a removed one', async () => {
    await withholdNow(server, await sendMessage(server, mia, ali, 'one'));
    const read = await exchange(server, mia, ali, 'two');
    const post = await sendPost(server, mia, ali, 'three');
    await deliverNow(server, post);
    expect(await notificationsOf(ali, 'post')).toHaveLength(2);
    await withholdNow(server, read);
    await withholdNow(server, post);
    expect(await notificationsOf(ali, 'post')).toEqual([]);
    const notifications = (await notificationsOf(mia, 'studybuddy')).filter(
      ({ action }) => action === 'withheld',
    );
    const { conversationId } = await conversationOf(server, mia, ali);
    expect(notifications.map(({ content }) => content)).toEqual([
      {
        submission: 'post',
        isTakenBack: true,
        from: expect.objectContaining({ userId: ali.userId }),
      },
      { submission: 'message', isTakenBack: true, conversationId },
      { submission: 'message', conversationId },
    ]);
  });

  test('SAFE-09 a text returned after the friendship ended notifies nobody', async () => {
    const text = await sendMessage(server, mia, ali, 'one');
    await part(ali, mia);
    expect(await returnNow(server, text)).toBe('withdrawn');
    expect((await notificationsOf(mia, 'studybuddy')).map(({ action }) => action)).not.toContain(
      'returned',
    );
  });
});

test('SAFE-09 ending a friendship deletes the notifications about texts of each other', async () => {
  await exchange(server, mia, ali, 'Hello');
  await deliverNow(server, await sendPost(server, mia, ali, 'Hello'));
  await deliverNow(server, await sendPost(server, ali, mia, 'Hello'));
  expect(await notificationsOf(ali, 'post')).toHaveLength(2);
  await part(ali, mia);
  expect(await notificationsOf(ali, 'post')).toEqual([]);
  expect(await notificationsOf(mia, 'post')).toEqual([]);
});

test.each(['declined', 'cancelled'] as const)(
  'SAFE-09 when a request is %s, the notification of its DigiPost is deleted',
  async what => {
    const stranger = await createChild(server);
    await ask(mia, stranger);
    await deliverNow(server, await sendPost(server, mia, stranger, 'I like your domino'));
    expect(await notificationsOf(stranger, 'post')).toHaveLength(1);
    const [by, other] = what === 'declined' ? [stranger, mia] : [mia, stranger];
    expect((await part(by, other)).status).toBe(200);
    expect(await notificationsOf(stranger, 'post')).toEqual([]);
  },
);

test('SAFE-01 withholding locks the notifications of both children in the common order', async () => {
  const { db, pool } = server.deps.database;
  const [one, other] = [mia, ali].toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  if (!one || !other) throw new Error('there are two children');
  const text = await exchange(server, one, other, 'Hello');
  const { withheld } = await db.transaction().execute(async busy => {
    await lockNotifications(busy, [one.userId]);
    const pending = withholdNow(server, text);
    const waits = `SELECT FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    while ((await pool.query(waits)).rowCount === 0);
    const free = 'SELECT FROM notification_boxes WHERE user_id = $1 FOR UPDATE SKIP LOCKED';
    expect((await pool.query(free, [other.userId])).rowCount).toBe(1);
    return { withheld: pending };
  });
  expect(await withheld).toBe('withheld');
});

/** Of a return and a delivery at the same time, the delivery may be first. */
function allowDelivered(error: Error): string {
  if (error.message !== 'a delivered text cannot be returned') throw error;
  return 'delivered';
}

test('NOTSHOWN-03 SAFE-01 concurrent sends, deliveries, returns and partings cause no deadlock and no duplicate', async () => {
  const children = await Promise.all([1, 2, 3, 4].map(() => createChild(server)));
  const pairs = children.flatMap((one, index) =>
    children.slice(index + 1).map(other => [one, other] as const),
  );
  for (const [one, other] of pairs) await befriend(server, one, other);
  const sent = await Promise.all(
    pairs.flatMap(([one, other]) => [
      sendMessage(server, one, other, 'Hello'),
      sendMessage(server, other, one, 'Hello'),
      sendPost(server, one, other, 'Hello'),
      sendMessage(server, one, other, 'Again'),
    ]),
  );
  const [first, last] = [pairs[0] ?? [mia, ali], pairs.at(-1) ?? [mia, ali]];
  const outcomes = await Promise.all([
    ...sent.map((text, index) =>
      index % 4 === 3 ? returnNow(server, text).catch(allowDelivered) : deliverNow(server, text),
    ),
    ...sent.map(text => deliverNow(server, text).catch(() => 'returned')),
    ...pairs.map(async ([one, other]) => {
      const path = `users/${one.userId}/conversations`;
      const body = { message: 'More' };
      return (await server.call('POST', path, { token: other.token, body })).status;
    }),
    ...[first, last].map(async ([one, other]) => {
      return (await part(one, other)).status;
    }),
  ]).catch(error => [error]);
  expect(outcomes.filter(outcome => outcome instanceof Error)).toEqual([]);
  expect(outcomes.filter(outcome => Number(outcome) >= 404)).toEqual([]);
  const ids = children.map(({ userId }) => userId);
  const twice = await rowsOf(
    `SELECT submission_id FROM messages WHERE sender_id = ANY ($1)
     GROUP BY submission_id HAVING count(*) > 1`,
    [ids],
  );
  expect(twice).toEqual([]);
  const wrong = await rowsOf(
    `SELECT user_id FROM message_counts AS c WHERE user_id = ANY ($1) AND (
       delivered <> (SELECT count(*) FROM submissions AS s
         WHERE s.author_id = c.user_id AND s.delivered_at IS NOT NULL)
       OR answered <> (SELECT count(*) FROM messages AS m
         WHERE m.receiver_id = c.user_id AND m.answers))`,
    [ids],
  );
  expect(wrong).toEqual([]);
});
