import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  createStaff,
  createStaffSession,
  setPassword,
  type TestStaff,
} from '../../testing/staff.ts';
import { findStaff, resetStaff } from './staff.service.ts';

const old = 'read every word';
const password = 'and every letter';

let server: TestApp;
let adult: TestStaff;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  adult = await createStaff(server);
  await setPassword(server, adult, old);
});

afterEach(() => server.close());

const change = (body: object, token = adult.token) =>
  server.call('PUT', 'desk/password', { token, body });
const email = () => `${adult.staffId}@desk.example`;
const begin = (secret: string) =>
  server.call('POST', 'desk/sign-in', { body: { email: email(), password: secret } });
const me = async (token: string) => (await server.call('GET', 'desk/me', { token })).status;

test('OPS-08 an adult changes its password; its other sessions end', async () => {
  const other = await createStaffSession(server, adult.staffId);
  const colleague = await createStaff(server);
  const { challenge } = (await begin(old)).json<{ challenge: string }>();
  const answer = await change({ current: old, password });
  expect(answer.status, answer.text).toBe(200);
  expect([await me(adult.token), await me(other), await me(colleague.token)]).toEqual([
    200, 401, 200,
  ]);
  const late = { challenge, code: '123456' };
  expect((await server.call('POST', 'desk/sign-in/code', { body: late })).status).toBe(401);
  expect((await begin(old)).status).toBe(401);
  expect((await begin(password)).status).toBe(200);
  const { rows } = await server.deps.database.pool.query('SELECT actor, action FROM audit');
  expect(rows).toEqual([{ actor: adult.name, action: 'Changed password' }]);
});

test('OPS-08 without the current password, or with a short new one, nothing changes', async () => {
  const wrong = await change({ current: 'read no word', password });
  expect(wrong.json()).toMatchObject({ status: 403, code: 'password_refused' });
  expect((await change({ current: old, password: 'eleven sign' })).status).toBe(422);
  expect((await begin(old)).status).toBe(200);
  expect(server.logs.filter(line => line.includes('adult_password_refused'))).toHaveLength(1);
  const { rowCount } = await server.deps.database.pool.query('SELECT FROM audit');
  expect(rowCount).toBe(0);
});

test('OPS-08 the current password cannot be guessed: wrong ones delay the next', async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await change({ current: `guess ${tries}`, password })).status).toBe(403);
  }
  expect((await change({ current: old, password })).status).toBe(429);
});

test('OPS-08 a change that races with a reset by the operator is refused', async () => {
  const { db } = server.deps.database;
  const { staffId } = (await findStaff(db, email())) ?? { staffId: '' };
  let asked: ReturnType<typeof change> | undefined;
  await db.transaction().execute(async transaction => {
    await resetStaff(transaction, server.deps, { staffId, password: 'of the operator' });
    // Reads the old password, because the reset is not committed yet.
    asked = change({ current: old, password });
    const waits = `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await server.deps.database.pool.query(waits)).rowCount)
      .toBeGreaterThan(0);
  });
  expect((await asked)?.json()).toMatchObject({ code: 'password_refused' });
  expect((await begin('of the operator')).status).toBe(200);
});
