import { type Staff, staffSession } from '@digipals/contract';
import { Secret } from 'otpauth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noLimits } from '../../deps.ts';
import { createChild } from '../../testing/children.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { codeAt } from '../adult-sign-in/one-time-code.ts';
import { delays } from '../session/sign-in.policy.ts';
import {
  addStaff,
  changeRole,
  findStaff,
  removeStaff,
  resetStaff,
  sealPlainSecrets,
} from './staff.service.ts';

const email = 'dana@desk.example';
const password = 'read every word';
const secret = Buffer.from('12345678901234567890');
const OFFICE = '198.51.100.1';
const STEP_MS = 30_000;

let server: TestApp;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterEach(() => server.close());

const add = (with2nd: boolean) =>
  addStaff(server.deps.database.db, server.deps, {
    email,
    name: 'Lead 01',
    role: 'lead',
    password,
    ...(with2nd && { secret }),
    at: new Date(server.clock()),
  });
const begin = (body: object = {}, address = OFFICE) =>
  server.call('POST', 'desk/sign-in', { body: { email, password, ...body }, address });
const finish = (challenge: string, code: string, address = OFFICE) =>
  server.call('POST', 'desk/sign-in/code', { body: { challenge, code }, address });
type Begun = { challenge: string; enrolment: { secret: string; address: string } | null };
const challenge = async () => (await begin()).json<Begun>().challenge;
const codeNow = (steps = 0) => codeAt(secret, server.clock() + steps * STEP_MS);
type SignedIn = { token: string; staff: Staff };
const signIn = async () => (await finish(await challenge(), codeNow())).json<SignedIn>();
const me = (token: string) => server.call('GET', 'desk/me', { token });

test('SAFE-07 an adult signs in with a password and an authenticator code', async () => {
  await add(true);
  const first = await begin({ email: 'DANA@desk.example' });
  expect(first.json<Begun>()).toEqual({ challenge: expect.any(String), enrolment: null });
  const second = await finish(first.json<Begun>().challenge, codeNow());
  expect(second.status, second.text).toBe(200);
  const { token, staff } = second.json<SignedIn>();
  expect(staff).toMatchObject({ name: 'Lead 01', role: 'lead' });
  expect((await me(token)).json()).toEqual(staff);
  const { rows } = await server.deps.database.pool.query('SELECT actor, action FROM audit');
  expect(rows).toEqual([{ actor: 'Lead 01', action: 'Signed in' }]);
});

test('SAFE-07 the first sign-in enrols a second factor, which is required from then on', async () => {
  await add(false);
  const { challenge: first, enrolment } = (await begin()).json<Begun>();
  expect(enrolment?.address).toMatch(/^otpauth:\/\/totp\/.*secret=/);
  const offered = Buffer.from(Secret.fromBase32(enrolment?.secret ?? '').bytes);
  const otherTab = (await begin()).json<Begun>();
  expect((await finish(first, codeNow())).status).toBe(401);
  expect((await finish(first, codeAt(offered, server.clock()))).status).toBe(200);
  expect((await begin()).json<Begun>().enrolment).toBeNull();
  const late = Buffer.from(Secret.fromBase32(otherTab.enrolment?.secret ?? '').bytes);
  expect((await finish(otherTab.challenge, codeAt(late, server.clock()))).status).toBe(401);
  const { rows } = await server.deps.database.pool.query(
    'SELECT actor, action FROM audit ORDER BY row',
  );
  expect(rows).toEqual([
    { actor: 'Lead 01', action: 'Set up second factor' },
    { actor: 'Lead 01', action: 'Signed in' },
  ]);
});

test('OPS-07 second factors are sealed in the database, also those of an earlier version', async () => {
  const { db, pool } = server.deps.database;
  await add(false);
  const { challenge: first, enrolment } = (await begin()).json<Begun>();
  const offered = Buffer.from(Secret.fromBase32(enrolment?.secret ?? '').bytes);
  const stored = async () => {
    const { rows } = await pool.query(
      'SELECT secret FROM staff UNION ALL SELECT secret FROM staff_challenges',
    );
    return rows.flatMap((row: { secret: Buffer | null }) => row.secret ?? []);
  };
  expect((await stored()).length).toBe(1);
  expect((await stored()).some(bytes => bytes.includes(offered))).toBe(false);
  expect((await finish(first, codeAt(offered, server.clock()))).status).toBe(200);
  expect((await stored()).map(bytes => bytes.includes(offered))).toEqual([false]);
  // As the version before stored it.
  await pool.query('UPDATE staff SET secret = $1, code_step = 0', [secret]);
  await db.transaction().execute(transaction => sealPlainSecrets(transaction, server.deps));
  const [sealed] = await stored();
  expect(sealed?.includes(secret)).toBe(false);
  await db.transaction().execute(transaction => sealPlainSecrets(transaction, server.deps));
  expect(await stored()).toEqual([sealed]);
  expect((await finish(await challenge(), codeNow())).status).toBe(200);
});

test('SAFE-07 a sign-in that races with a password reset gets no challenge', async () => {
  await add(false);
  const { db, pool } = server.deps.database;
  const { staffId } = (await findStaff(db, email)) ?? { staffId: '' };
  const count = async () =>
    (await pool.query('SELECT count(*)::int AS count FROM staff_challenges')).rows[0].count;
  const isBlocked = async () => {
    const { rows } = await pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows.length).toBe(1);
  };
  let asked: ReturnType<typeof begin> | undefined;
  await db.transaction().execute(async transaction => {
    await resetStaff(transaction, server.deps, { staffId, password: 'another' });
    // Reads the old password, because the reset is not committed yet.
    asked = begin();
    await Promise.race([asked, vi.waitFor(isBlocked, 120_000)]);
  });
  expect((await asked)?.status).toBe(401);
  expect(await count()).toBe(0);
});

test('SAFE-07 a code is valid one step before and after, and only once', async () => {
  await add(true);
  for (const steps of [-2, 2]) {
    expect((await finish(await challenge(), codeNow(steps))).status).toBe(401);
  }
  const early = codeNow(-1);
  expect((await finish(await challenge(), early)).status).toBe(200);
  expect((await finish(await challenge(), early)).status).toBe(401);
  expect((await finish(await challenge(), codeNow())).status).toBe(200);
  const used = await challenge();
  const both = await Promise.all([finish(used, codeNow(1)), finish(used, codeNow(1))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('SIGNIN-09 a clock that goes back locks no adult out, and no code is valid twice', async () => {
  await add(true);
  server.clock.advance(48 * 3_600_000);
  await signIn();
  for (let tries = 0; tries <= delays['staff-address'].free; tries += 1) await begin();
  server.clock.advance(-48 * 3_600_000);
  const code = codeNow();
  expect((await finish(await challenge(), code)).status).toBe(200);
  expect((await finish(await challenge(), code)).status).toBe(401);
});

test('SAFE-07 a challenge expires after five minutes or five tries', async () => {
  await add(true);
  const old = await challenge();
  server.clock.advance(staffSession.challengeMs);
  expect((await finish(old, codeNow())).status).toBe(401);
  const tried = await challenge();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await finish(tried, codeNow(9))).status).toBe(401);
  }
  expect((await finish(tried, codeNow())).status).toBe(401);
  expect((await finish('unknown', codeNow())).json().code).toBe('staff_sign_in_failed');
});

test('SAFE-07 a wrong password and an unknown e-mail get the same response', async () => {
  await add(true);
  const wrong = await begin({ password: 'other' });
  const unknown = await begin({ email: 'nobody@desk.example' });
  expect([wrong.status, wrong.json().code]).toEqual([401, 'staff_sign_in_failed']);
  expect(unknown.text).toBe(wrong.text);
});

test('SAFE-18 password attempts are delayed, even right ones without a code', async () => {
  await add(true);
  const { free, firstMs } = delays['staff-address'];
  for (let tries = 0; tries < free; tries += 1) expect((await begin()).status).toBe(200);
  const refused = await begin();
  expect(refused.json()).toMatchObject({ status: 429, retryAfter: firstMs / 1_000 });
  server.clock.advance(firstMs);
  expect((await signIn()).token).toBeDefined();
  expect((await begin()).status).toBe(200);
});

test('SAFE-18 strangers cannot lock an adult out of a known address', async () => {
  await add(true);
  await signIn();
  let count = 0;
  const stranger = () => {
    count += 1;
    return begin({ password: 'guess' }, `203.0.113.${count}`);
  };
  for (let tries = 0; tries < delays['staff-strangers'].free; tries += 1) {
    expect((await stranger()).status).toBe(401);
  }
  expect((await stranger()).status).toBe(429);
  server.clock.advance(STEP_MS);
  expect((await finish(await challenge(), codeNow())).status).toBe(200);
});

test('SAFE-07 a staff session ends when idle, after twelve hours and at sign-out', async () => {
  await add(true);
  const { token } = await signIn();
  server.clock.advance(staffSession.idleMs - 1);
  expect((await server.call('GET', 'desk/audit', { token })).status).toBe(200);
  server.clock.advance(staffSession.idleMs - 1);
  expect((await me(token)).status).toBe(200);
  server.clock.advance(1);
  expect((await me(token)).json().code).toBe('unauthenticated');
  const long = await signIn();
  const end = server.clock() + staffSession.absoluteMs;
  while (server.clock() < end - staffSession.idleMs / 2) {
    expect((await server.call('GET', 'desk/audit', { token: long.token })).status).toBe(200);
    server.clock.advance(staffSession.idleMs / 2);
  }
  server.clock.advance(end - server.clock());
  expect((await me(long.token)).status).toBe(401);
  const { token: last } = await signIn();
  expect((await server.call('POST', 'desk/sign-out', { token: last })).status).toBe(200);
  expect((await me(last)).status).toBe(401);
});

test('SAFE-07 polling by the desk does not extend a session', async () => {
  await add(true);
  const { token } = await signIn();
  const end = server.clock() + staffSession.idleMs;
  const repeated = ['queue', 'held', 'cases', 'cases/2000', 'me'] as const;
  const ask = async (path: string) => (await server.call('GET', `desk/${path}`, { token })).status;
  while (server.clock() < end) {
    for (const path of repeated) expect(await ask(path)).toBe(path === 'cases/2000' ? 404 : 200);
    server.clock.advance(60_000);
  }
  for (const path of repeated) expect(await ask(path)).toBe(401);
});

test('SAFE-07 a role change or removal takes effect with the next call', async () => {
  const { db } = server.deps.database;
  await add(true);
  const { token, staff } = await signIn();
  const audit = () => server.call('GET', 'desk/audit', { token });
  expect((await audit()).status).toBe(200);
  const { staffId } = staff;
  const at = new Date(server.clock());
  await changeRole(db, { staffId, role: 'reviewer', byId: null, at });
  expect((await audit()).json()).toMatchObject({ status: 403, code: 'forbidden' });
  await removeStaff(db, staff.staffId);
  expect((await audit()).status).toBe(401);
  expect((await begin()).status).toBe(401);
  await resetStaff(db, server.deps, { staffId: staff.staffId, password: 'another' });
  expect((await begin()).status).toBe(401);
  expect((await begin({ password: 'another' })).json<Begun>().enrolment).not.toBeNull();
  expect(await findStaff(db, 'Dana@Desk.Example')).toMatchObject({ role: 'reviewer' });
});

test('SAFE-14 child and desk sessions are not interchangeable', async () => {
  await add(true);
  const { token } = await signIn();
  const child = await createChild(server);
  expect((await me(child.token)).json().code).toBe('unauthenticated');
  for (const path of [`users/${child.userId}`, 'users/current']) {
    expect((await server.call('GET', path, { token })).status).toBe(401);
  }
});

test('SAFE-16 passwords, codes, tokens and e-mails of adults are neither logged nor stored in the clear', async () => {
  await add(true);
  const code = codeNow();
  const begun = await challenge();
  const { token } = (await finish(begun, code)).json<SignedIn>();
  const { rows } = await server.deps.database.pool.query(
    `SELECT row_to_json(s)::text AS row FROM staff_sessions s
     UNION ALL SELECT row_to_json(f)::text FROM sign_in_failures f
     UNION ALL SELECT row_to_json(c)::text FROM staff_challenges c
     UNION ALL SELECT json_build_object('salt', salt, 'hash', hash)::text FROM staff`,
  );
  const stored = rows.map(({ row }) => row).join('\n');
  for (const canary of [password, begun, token]) {
    expect(stored).not.toContain(canary);
    expect(stored).not.toContain(Buffer.from(canary).toString('hex'));
    expect(server.logs.join('\n')).not.toContain(canary);
  }
  expect(stored).not.toContain(email);
  expect(server.logs.join('\n')).not.toContain(email);
});
