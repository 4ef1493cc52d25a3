import { session as limits } from '@digipals/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  createChild,
  createSession,
  givePictures,
  type TestChild,
} from '../../testing/children.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const MINUTE = 60_000;

let server: TestApp;
let child: TestChild;
const servers: TestApp[] = [];

beforeAll(async () => {
  server = await createTestApp();
  child = await createChild(server, { username: 'Mia', classCode: 'ABC' });
  await givePictures(server, child.userId);
});

afterEach(async () => {
  for (const other of servers.splice(0)) await other.close();
});

afterAll(() => server.close());

const current = (token: string, on = server) => on.call('GET', 'users/current', { token });

type Redeemed = { userId: string; userAccessToken: string; workKey: string };

async function newTicket(): Promise<string> {
  const body = { classCode: 'ABC', username: 'Mia', pictures: ['cat', 'sun', 'ball'] };
  const answer = await server.call('POST', 'sign-in', { body });
  return answer.json<{ ticket: string }>().ticket;
}

test('NOTSHOWN-25 the first users/current exchanges a ticket for a session token', async () => {
  const answer = await current(await newTicket());
  const { workKey, ...user } = answer.json<Redeemed>();
  expect(workKey).toMatch(/^[\w-]{43}$/);
  expect(user.userId).toBe(child.userId);
  expect(user.userAccessToken).toMatch(/^[\w-]{43}$/);
  const again = await current(user.userAccessToken);
  expect(again.json()).toEqual({ ...user, userAccessToken: undefined });
});

test('LOGIN-14 rejects a used, expired or unknown ticket', async () => {
  const used = await newTicket();
  await current(used);
  const late = await newTicket();
  server.clock.advance(limits.ticketMs);
  for (const ticket of [used, late, 'unknown']) {
    expect((await current(ticket)).json()).toMatchObject({ status: 401, code: 'ticket_invalid' });
  }
});

test('NOTSHOWN-25 a ticket is valid for one minute and for users/current only', async () => {
  const ticket = await newTicket();
  server.clock.advance(limits.ticketMs - 1);
  const elsewhere = await server.call('GET', `users/${child.userId}`, { token: ticket });
  expect(elsewhere.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect((await current(ticket)).status).toBe(200);
});

test('NOTSHOWN-25 of twenty concurrent exchanges of a ticket one succeeds', async () => {
  const ticket = await newTicket();
  const answers = await Promise.all(Array.from({ length: 20 }, () => current(ticket)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('NOTSHOWN-25 tokens and tickets are stored only as hashes', async () => {
  const ticket = await newTicket();
  const { userAccessToken } = (await current(ticket)).json<{ userAccessToken: string }>();
  const { rows } = await server.deps.database.pool.query(
    'SELECT session_hash AS hash FROM sessions UNION ALL SELECT ticket_hash FROM tickets',
  );
  const stored = rows.map(({ hash }) => [hash.toString('latin1'), hash.toString('base64url')]);
  expect(stored.length).toBeGreaterThan(1);
  expect(stored.flat()).not.toContain(ticket);
  expect(stored.flat()).not.toContain(userAccessToken);
});

test('a session expires after seven idle days', async () => {
  const token = await createSession(server, child.userId);
  server.clock.advance(limits.idleMs - 1);
  expect((await current(token)).status).toBe(200);
  server.clock.advance(limits.idleMs);
  expect((await current(token)).status).toBe(401);
});

test('a session expires after thirty days even when used', async () => {
  const token = await createSession(server, child.userId);
  for (let day = 0; day < 29; day += 1) {
    server.clock.advance(24 * 60 * MINUTE);
    expect((await current(token)).status).toBe(200);
  }
  server.clock.advance(24 * 60 * MINUTE);
  expect((await current(token)).status).toBe(401);
});

test('the last use of a session is recorded at most once a minute', async () => {
  const token = await createSession(server, child.userId);
  const seen = async () => {
    const { rows } = await server.deps.database.pool.query(
      'SELECT last_seen_at AS at FROM presence WHERE user_id = $1',
      [child.userId],
    );
    return rows[0]?.at.getTime();
  };
  server.clock.advance(MINUTE);
  await current(token);
  const first = server.clock();
  expect(await seen()).toBe(first);
  server.clock.advance(MINUTE - 1);
  await current(token);
  expect(await seen()).toBe(first);
  server.clock.advance(1);
  await current(token);
  expect(await seen()).toBe(first + MINUTE);
});

test('CALL-07 logout returns the student page and ends only this session', async () => {
  const [token, other] = [
    await createSession(server, child.userId),
    await createSession(server, child.userId),
  ];
  const answer = await server.call('GET', 'logout', { token });
  expect(answer.json()).toEqual({ logoutUrl: '/student' });
  expect((await server.call('GET', 'logout', { token })).status).toBe(401);
  expect((await current(other)).status).toBe(200);
});

test('SHARED-02 a logout clears the storage of the browser, unless another child stays there', async () => {
  const leave = async (query = '') => {
    const token = await createSession(server, child.userId);
    const answer = await server.call('GET', `logout${query}`, { token });
    return [answer.status, answer.headers['clear-site-data'], (await current(token)).status];
  };
  expect(await leave()).toEqual([200, '"storage"', 401]);
  expect(await leave('?keep=true')).toEqual([200, undefined, 401]);
  expect(await leave('?keep=yes')).toEqual([422, undefined, 200]);
});

test('SHARED-09 logging out everywhere ends all sessions and tickets of the child, and no others', async () => {
  const second = await secondServer();
  const other = await createChild(server);
  const ticket = await newTicket();
  const token = await createSession(server, child.userId);
  const elsewhere = await createSession(server, child.userId);
  expect((await current(elsewhere)).status).toBe(200);
  expect((await current(elsewhere, second)).status).toBe(200);
  const answer = await server.call('POST', 'logout/everywhere', { token });
  expect(answer.json()).toEqual({ logoutUrl: '/student' });
  expect(answer.headers['clear-site-data']).toBe('"storage"');
  for (const ended of [token, elsewhere, ticket]) {
    expect((await current(ended)).status).toBe(401);
  }
  expect(await until(async () => (await current(elsewhere, second)).status === 401)).toBe(true);
  expect((await current(other.token)).status).toBe(200);
  const unknownField = { token: other.token, body: { all: true } };
  expect((await server.call('POST', 'logout/everywhere', unknownField)).status).toBe(422);
});

test('SHARED-06 with an idle limit a session expires five minutes after it, and any call keeps it', async () => {
  const { database } = server.deps;
  const config = { idleMinutes: 30 };
  const limited = await createTestApp({ config, database: database as never, clock: server.clock });
  servers.push(limited);
  const token = await createSession(server, child.userId);
  for (let calls = 0; calls < 3; calls += 1) {
    server.clock.advance(35 * MINUTE - 1);
    expect((await current(token, limited)).status).toBe(200);
  }
  server.clock.advance(35 * MINUTE);
  expect((await current(token, limited)).status).toBe(401);
});

test('SHARED-03 each sign-in of a child gets the same key for its unsent work, another child another', async () => {
  const other = await createChild(server, { username: 'Noah', classCode: 'ABC' });
  await givePictures(server, other.userId);
  const keyOf = async (username: string) => {
    const body = { classCode: 'ABC', username, pictures: ['cat', 'sun', 'ball'] };
    const { ticket } = (await server.call('POST', 'sign-in', { body })).json<{ ticket: string }>();
    return (await current(ticket)).json<Redeemed>().workKey;
  };
  const key = await keyOf('Mia');
  expect(await keyOf('Mia')).toBe(key);
  expect(await keyOf('Noah')).not.toBe(key);
});

test('NOTSHOWN-24 the student page is configurable', async () => {
  const { database } = server.deps;
  const elsewhere = await createTestApp({
    config: { studentPage: 'https://school.example/in' },
    database: database as never,
    clock: server.clock,
  });
  servers.push(elsewhere);
  const token = await createSession(server, child.userId);
  const answer = await elsewhere.call('GET', 'logout', { token });
  expect(answer.json()).toEqual({ logoutUrl: 'https://school.example/in' });
});

async function secondServer(): Promise<TestApp> {
  const { database } = server.deps;
  const second = await createTestApp({ database: database as never, clock: server.clock });
  servers.push(second);
  return second;
}

/** Polls until a condition holds, for up to two seconds. */
const until = async (condition: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await condition()) return true;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return false;
};

test('ending a session on one server ends it on all, despite their caches', async () => {
  const second = await secondServer();
  const token = await createSession(server, child.userId);
  expect((await current(token, second)).status).toBe(200);
  await server.call('GET', 'logout', { token });
  expect(await until(async () => (await current(token, second)).status === 401)).toBe(true);
});

test('a session is read from the database once, then cached for 30 seconds', async () => {
  const second = await secondServer();
  const token = await createSession(server, child.userId);
  const reads = countQueries(second.deps.database.pool, 'from "sessions"');
  await current(token, second);
  await current(token, second);
  expect(reads()).toBe(1);
  second.clock.advance(30_000);
  await current(token, second);
  expect(reads()).toBe(2);
});

test('nothing is cached while the database cannot announce ended sessions', async () => {
  const second = await secondServer();
  const token = await createSession(server, child.userId);
  expect((await current(token, second)).status).toBe(200);
  // Ends the listening connections and, silently, the session.
  await server.deps.database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE '%listening' AND datname = current_database()`,
  );
  await server.deps.database.pool.query('DELETE FROM sessions WHERE user_id = $1', [child.userId]);
  expect(await until(async () => (await current(token, second)).status === 401)).toBe(true);
  const fresh = await createSession(server, child.userId);
  const reads = countQueries(second.deps.database.pool, 'from "sessions"');
  await current(fresh, second);
  await current(fresh, second);
  expect(reads()).toBe(2);
});
