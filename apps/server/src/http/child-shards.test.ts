import { type Endpoint, endpoints, type Method } from '@digipals/contract';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { tableRecords } from '../domains/rights/table-records.ts';
import { createCast } from '../testing/cast.ts';
import {
  judgeScans,
  noteWrites,
  otherTables,
  readShards,
  type Shards,
  type Touched,
} from '../testing/child-shards.ts';
import { createSession } from '../testing/children.ts';
import { countQueries } from '../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { type HotCall, type HotWorld, hotCalls } from '../testing/hot-calls.ts';
import { conversationOf, deliverNow, exchange, sendPost, sendStatus } from '../testing/messages.ts';
import type { Statement } from '../testing/query-plans.ts';
import { matrices } from '../testing/role-matrices.ts';

let server: TestApp;
let world: HotWorld;
let token: string;
let shards: Shards;
/** What was sent to the database since a call began. */
let statements: Statement[] = [];

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  const { me, friend } = await createCast(server);
  await exchange(server, friend, me, 'Hello');
  await deliverNow(server, await sendPost(server, friend, me, 'Hello'));
  await deliverNow(server, await sendPost(server, me, friend, 'Hello'));
  await deliverNow(server, await sendStatus(server, me, 'Hello'));
  const { conversationId, messages } = await conversationOf(server, me, friend);
  const messageId = messages[0]?.messageId ?? '';
  world = { userId: me.userId, friendId: friend.userId, conversationId, messageId };
  token = me.token;
  const { pool } = server.deps.database;
  shards = await readShards(pool);
  await noteWrites(pool, shards);
  countQueries(pool, '', (text, values) => statements.push({ text, values }));
});

afterAll(() => server.close());

async function inTransaction<T>(act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await server.deps.database.pool.connect();
  try {
    await client.query('BEGIN');
    return await act(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

const pathOf = ({ key, path }: HotCall): string =>
  path?.(world) ?? (key.split(' ')[1] ?? '').replace(/\{(id|userId)\}/, world.userId);

/** Makes a call. @returns the statements that it sent */
async function make(call: HotCall): Promise<Statement[]> {
  const path = pathOf(call);
  const as = call.isNewVisit ? await createSession(server, world.userId) : token;
  if (call.isNewVisit) server.clock.advance(61_000);
  else await server.call('GET', 'messages/config', { token });
  await server.deps.database.pool.query('TRUNCATE written');
  statements = [];
  const answer = await server.call(call.key.split(' ')[0] as Method, path, {
    token: as,
    body: call.body?.(world),
    headers: { 'x-timezone-offset': '0', 'idempotency-key': `${call.key} ${path}` },
  });
  expect(answer.status, answer.text).toBe(200);
  return statements.filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text));
}

/** Rows that the last call wrote. */
async function readWritten(ids: readonly string[]): Promise<Touched[]> {
  const { rows } = await server.deps.database.pool.query<{ name: string; child: string | null }>(
    'SELECT DISTINCT name, child FROM written',
  );
  return rows.map(({ name, child }) => {
    const isReached = child === null || ids.includes(child);
    return { table: name, fault: isReached ? null : 'other child' };
  });
}

const titled = hotCalls.map(
  call => [`${call.key}${call.isNewVisit ? ', new visit' : ''}`, call] as const,
);

test.each(titled)(
  '%s finds each row of a child by its id: of the caller, of the friend it is about, or of one that such a row names (SCALE-15)',
  async (_, call) => {
    const sent = await make(call);
    expect(sent).not.toEqual([]);
    const ids = [world.userId, ...(call.reaches ? [world.friendId] : [])];
    const reach = { ids, found: call.reaches === 'friends' };
    const touched = await readWritten(ids);
    await inTransaction(async client => {
      for (const statement of sent) {
        touched.push(...(await judgeScans(client, statement, shards, reach)));
      }
    });
    expect(touched.filter(({ fault }) => fault && fault !== 'other key')).toEqual([]);
    const beyond = touched.filter(({ table, fault }) => fault || !shards.keys.has(table));
    const tables = new Set(beyond.map(({ table }) => table));
    expect([...tables].sort()).toEqual((call.beyond ?? []).toSorted());
  },
);

test('the calls that each page needs first are hot (SCALE-15 partly)', () => {
  const first = matrices.children.filter(key => (endpoints[key] as Endpoint).firstPage);
  expect(first.length).toBeGreaterThan(5);
  expect(first.filter(key => hotCalls.every(call => call.key !== key))).toEqual([]);
});

const ofCaller = ['caller'];

test.each([
  ['by another column', `SELECT FROM known_words WHERE word_id = 'apple'`, 'no index'],
  ['by the end of a key', `SELECT FROM streak_days WHERE day = '2026-01-01'`, 'no index'],
  ['by another child', `SELECT FROM friendships WHERE friend_id = 'caller'`, 'other key'],
  ['by the key of something else', `SELECT FROM sessions WHERE session_hash = ''`, 'other key'],
  [
    'by one child or another',
    `SELECT FROM users WHERE user_id = 'caller' OR username = ''`,
    'no index',
  ],
  ['by other children', `SELECT FROM users WHERE user_id IN ('caller', 'other')`, 'other child'],
  [
    'by a friend',
    `SELECT FROM users JOIN friendships AS f ON f.friend_id = users.user_id WHERE f.user_id = 'caller'`,
    'other child',
  ],
])('rows of children that are found %s are noticed (SCALE-15 partly)', async (_, text, fault) => {
  const reach = { ids: ofCaller, found: false };
  const touched = await inTransaction(client =>
    judgeScans(client, { text, values: [] }, shards, reach),
  );
  expect(touched.map(({ fault: found }) => found)).toContain(fault);
});

test('a missing index is noticed (SCALE-15 partly)', async () => {
  const text = 'SELECT FROM measures WHERE user_id = $1';
  const judge = (client: PoolClient) =>
    judgeScans(client, { text, values: ofCaller }, shards, { ids: ofCaller, found: false });
  await inTransaction(async client => {
    expect(await judge(client)).toEqual([{ table: 'measures', fault: null }]);
    await client.query('DROP INDEX measures_of');
    expect(await judge(client)).toEqual([{ table: 'measures', fault: 'no index' }]);
  });
});

test('each table is keyed by a child or has another place beyond one primary (SCALE-17)', () => {
  const others: string[] = Object.values(otherTables).flat();
  expect([...shards.keys.keys(), ...others].sort()).toEqual(Object.keys(tableRecords).sort());
  const named = Object.entries(tableRecords).filter(([, { children }]) => children);
  // Only these tables name children but are found by another key.
  expect(named.flatMap(([table]) => (shards.keys.has(table) ? [] : [table])).sort()).toEqual([
    'adult_roles',
    'messages',
    'post_likes',
    'tickets',
  ]);
});
