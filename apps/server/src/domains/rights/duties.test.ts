import { randomBytes } from 'node:crypto';
import type { Sent, Settings } from '@digipals/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChild, givePictures, type TestChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { settleDecisions } from '../../use-cases/settle-decisions.ts';
import { createSessions } from '../session/index.ts';
import { createUser } from '../user/index.ts';

let server: TestApp;
let other: TestChild;

beforeAll(async () => {
  server = await createTestApp();
  other = await createChild(server, { classCode: 'ABC' });
});

afterAll(() => server.close());

test('RIGHTS-12 the database takes no strike and no decision without an adult', async () => {
  const { rows } = await server.deps.database.pool.query(
    `SELECT c.conrelid::regclass::text || '.' || a.attname AS name, a.attnotnull AS needed
     FROM pg_constraint AS c JOIN pg_attribute AS a
       ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f' AND c.confrelid = 'staff'::regclass
       AND c.conrelid IN ('decisions'::regclass, 'strikes'::regclass) AND a.attname <> 'revoked_by'`,
  );
  expect(rows).toEqual([
    { name: 'decisions.reviewer_id', needed: true },
    { name: 'strikes.given_by', needed: true },
  ]);
});

test('RIGHTS-12 screening alone withholds nothing: the most severe text waits for an adult', async () => {
  const signal = { code: 'link', start: 0, end: 4, explanation: 'A link.' } as const;
  server.screener.finds([{ ...signal, severity: 3, status: 'ok' }]);
  const body = { message: 'Help me' };
  const sent = await server.call('POST', 'messages/statuses', { token: other.token, body });
  server.screener.finds([]);
  expect(sent.json<Sent>().submission.state).toBe('reading');
  server.clock.advance(60_000);
  await settleDecisions(server.deps);
  const { pool } = server.deps.database;
  expect((await pool.query('SELECT state, severity FROM submissions')).rows).toEqual([
    { state: 'waiting', severity: 3 },
  ]);
  expect((await pool.query('SELECT FROM strikes')).rowCount).toBe(0);
});

test('RIGHTS-13 a new child is hidden, meets nobody, and has the usual settings', async () => {
  const { db, pool } = server.deps.database;
  await createUser(db, {
    user_id: 'new-child',
    class_id: 'id-ABC',
    username: 'Newcomer',
    country: 'gb',
    teaching_language: 'gb',
    support_language: 'gb',
    created_at: new Date(server.clock()),
  });
  const { rows } = await pool.query(
    "SELECT contact_allowed, age_band, course, lesson FROM users WHERE user_id = 'new-child'",
  );
  expect(rows).toEqual([{ contact_allowed: false, age_band: 2, course: 'starter', lesson: null }]);
  const { token } = other;
  expect((await server.call('GET', 'users/new-child', { token })).status).toBe(404);
  const found = await server.call('GET', 'users/summaries?username=Newcomer', { token });
  expect(found.json()).toEqual([]);
  const settings = await server.call('GET', `users/${other.userId}/settings`, { token });
  expect(settings.json<Settings>()).toEqual({
    voices: 100,
    sounds: 100,
    music: 100,
    calm: false,
    textSize: 'normal',
    readingFont: false,
    leftHand: false,
  });
});

test('RIGHTS-14 tickets and tokens are random, have 256 bits, and none comes twice', async () => {
  await givePictures(server, other.userId);
  const asked: number[] = [];
  const random = (bytes: number) => {
    asked.push(bytes);
    return randomBytes(bytes);
  };
  const sessions = createSessions({ ...server.deps, random });
  const tickets = await Promise.all(
    Array.from({ length: 100 }, () => sessions.issueTicket(other.userId)),
  );
  const tokens = await Promise.all(
    tickets.slice(0, 10).map(async ticket => {
      const { userAccessToken = '' } = await sessions.authenticateOrRedeem(ticket);
      return userAccessToken;
    }),
  );
  const all = [...tickets, ...tokens];
  expect(new Set(all).size).toBe(110);
  for (const token of all) expect(Buffer.from(token, 'base64url').length).toBe(32);
  expect(asked.filter(bytes => bytes < 16)).toEqual([]);
  sessions.close();
});
