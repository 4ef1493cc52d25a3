import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addDemoStaff,
  DEMO_REVIEWER,
  DEMO_STAFF_DOMAIN,
  DEMO_STAFF_PASSWORD,
  deactivateDemoStaff,
} from '../demo/demo-staff.ts';
import { noLimits } from '../deps.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { manageStaff, StaffError } from './manage-staff.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
});

afterAll(() => server.close());

const run = (...words: string[]) => {
  const tools = {
    ...server.deps,
    isDemo: (email: string) => email.endsWith(DEMO_STAFF_DOMAIN),
  };
  const order = { words, at: new Date(server.clock()) };
  return server.deps.database.db
    .transaction()
    .execute(transaction => manageStaff(transaction, tools, order));
};
const passwordIn = (output: string) => /password (\S+)/.exec(output)?.[1] ?? '';
const beginSignIn = async (email: string, password: string) =>
  (await server.call('POST', 'desk/sign-in', { body: { email, password } })).status;
const auditEntries = async () => {
  const { rows } = await server.deps.database.pool.query(
    'SELECT actor, action, object FROM audit ORDER BY row',
  );
  return rows.map(({ actor, action, object }) => `${actor}: ${action}, ${object}`);
};

test('SAFE-07 an operator adds, changes, resets and removes adults; each action is in the audit log', async () => {
  const output = await run('add', 'Dana@School.example', 'senior');
  expect(output).toMatch(/^Senior 01 signs in at \/desk with Dana@School.example/);
  const first = passwordIn(output);
  expect(await beginSignIn('dana@school.example', first)).toBe(200);
  await run('add', 'lee@school.example', 'senior');
  await run('add', 'kim@school.example', 'lead', 'Lead', 'of', 'Safety');
  const list = await run('list');
  expect(list.split('\n').map(line => line.slice(0, 16).trim())).toEqual([
    'Lead of Safety',
    'Senior 01',
    'Senior 02',
  ]);
  expect(list).toContain('(no second factor yet)');
  expect(await run('role', 'DANA@school.example', 'reviewer')).toBe('Senior 01 is now reviewer.');
  const second = passwordIn(await run('reset', 'dana@school.example'));
  expect(second).not.toBe(first);
  expect(await beginSignIn('dana@school.example', first)).toBe(401);
  expect(await beginSignIn('dana@school.example', second)).toBe(200);
  await run('remove', 'dana@school.example');
  expect(await beginSignIn('dana@school.example', second)).toBe(401);
  expect(await run('list')).toContain('(removed)');
  expect(await auditEntries()).toEqual([
    'Operator: Added adult, Senior 01, senior',
    'Operator: Added adult, Senior 02, senior',
    'Operator: Added adult, Lead of Safety, lead',
    'Operator: Changed role, Senior 01, reviewer',
    'Operator: Reset adult, Senior 01',
    'Operator: Removed adult, Senior 01',
  ]);
});

test.each([
  [[], /npm run staff/],
  [['constructor'], /npm run staff/],
  [['add', 'kim@school.example', 'lead'], /is already in use/],
  [
    ['add', 'new@school.example', 'lead', 'Lead of Safety'],
    /name Lead of Safety is already in use/,
  ],
  [['add', 'new@school.example', 'king'], /"king" is not one of reviewer/],
  [['add', 'not an e-mail', 'lead'], /is not an e-mail address/],
  [['role', 'nobody@school.example', 'lead'], /no adult has the e-mail/],
  [['role', 'kim@school.example'], /"" is not one of/],
  [['remove'], /no adult has the e-mail ""/],
  [['code', 'kim@school.example'], /only codes of the demo world/],
])(
  'SAFE-07 an invalid command fails with a message and changes nothing: %j',
  async (words, reason) => {
    const before = [await run('list'), await auditEntries()];
    await expect(run(...words)).rejects.toThrow(reason);
    await expect(run(...words)).rejects.toBeInstanceOf(StaffError);
    expect([await run('list'), await auditEntries()]).toEqual(before);
  },
);

test('adults of the demo world sign in with the code that the command prints', async () => {
  const { db } = server.deps.database;
  await createChild(server);
  for (let times = 0; times < 2; times += 1) {
    await db.transaction().execute(transaction => addDemoStaff(transaction, server.deps));
  }
  const signIn = async () => {
    const body = { email: DEMO_REVIEWER, password: DEMO_STAFF_PASSWORD };
    const begun = await server.call('POST', 'desk/sign-in', { body });
    const { challenge } = begun.json<{ challenge: string }>();
    const code = await run('code', DEMO_REVIEWER);
    return server.call('POST', 'desk/sign-in/code', { body: { challenge, code } });
  };
  const signedIn = { staff: { name: 'Reviewer 07', role: 'reviewer' } };
  expect((await signIn()).json()).toMatchObject(signedIn);
  // A second sign-in within half a minute needs the next code; a third one has to wait.
  expect((await signIn()).json()).toMatchObject(signedIn);
  await expect(signIn()).rejects.toThrow(/wait half a minute/);
  server.clock.advance(30_000);
  expect((await signIn()).json()).toMatchObject(signedIn);
});

test('SAFE-07 a server without the demo world deactivates its adults and ends their sessions', async () => {
  const { db, pool } = server.deps.database;
  const add = () => db.transaction().execute(inside => addDemoStaff(inside, server.deps));
  const deactivate = () =>
    db.transaction().execute(inside => deactivateDemoStaff(inside, new Date(server.clock())));
  await add();
  server.clock.advance(60_000);
  const body = { email: DEMO_REVIEWER, password: DEMO_STAFF_PASSWORD };
  const signIn = async () => {
    const begun = await server.call('POST', 'desk/sign-in', { body });
    const { challenge } = begun.json<{ challenge: string }>();
    const code = await run('code', DEMO_REVIEWER);
    const done = await server.call('POST', 'desk/sign-in/code', { body: { challenge, code } });
    return done.json<{ token: string }>().token;
  };
  const token = await signIn();
  const me = async () => (await server.call('GET', 'desk/me', { token })).status;
  expect(await me()).toBe(200);
  expect(await beginSignIn(DEMO_REVIEWER, DEMO_STAFF_PASSWORD)).toBe(200);
  await Promise.all([deactivate(), deactivate()]);
  expect(await me()).toBe(401);
  expect(await beginSignIn(DEMO_REVIEWER, DEMO_STAFF_PASSWORD)).toBe(401);
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM staff_challenges JOIN staff USING (staff_id)
        WHERE email LIKE $1) AS challenges,
      (SELECT count(*)::int FROM staff WHERE is_active AND email LIKE $1) AS demo,
      (SELECT count(*)::int FROM staff WHERE is_active AND email NOT LIKE $1) AS others`,
    [`%${DEMO_STAFF_DOMAIN}`],
  );
  expect(rows).toEqual([{ challenges: 0, demo: 0, others: 2 }]);
  const removed = (await auditEntries()).filter(entry => entry.startsWith('System: Removed adult'));
  expect(removed).toContain('System: Removed adult, Reviewer 07');
  expect(removed.length).toBe(7);
  await add();
  server.clock.advance(60_000);
  expect(await signIn()).toBeDefined();
  expect(await me()).toBe(401);
});

test('SAFE-16 the demo world adds addresses of grown-ups only to its own children', async () => {
  const { db, pool } = server.deps.database;
  await pool.query('DELETE FROM staff_sessions; DELETE FROM staff_challenges');
  await pool.query('DELETE FROM staff WHERE email LIKE $1', [`%${DEMO_STAFF_DOMAIN}`]);
  const real = await createChild(server, { classCode: 'TR4A', username: 'Mia' });
  const made = await createChild(server, { classCode: 'DEMO', username: 'Mia' });
  await pool.query(
    "INSERT INTO consents (user_id, purpose, given, method, version, at) VALUES ($1, 'contact', true, 'demo', 1, now())",
    [made.userId],
  );
  await db.transaction().execute(inside => addDemoStaff(inside, server.deps));
  const { rows } = await pool.query('SELECT user_id AS id FROM grown_ups');
  expect(rows).toEqual([{ id: made.userId }]);
  expect(rows).not.toContainEqual({ id: real.userId });
});

test('SAFE2-28 the last two leads and the last admin stay active, also when fifty commands try at a time', async () => {
  for (const [name, role] of [
    ['one', 'lead'],
    ['two', 'lead'],
    ['three', 'lead'],
    ['only', 'admin'],
  ] as const) {
    await run('add', `${name}@last.example`, role, `Last ${name}`);
  }
  // The leads of the tests before.
  await server.deps.database.pool.query(
    `UPDATE staff SET work_state = 'removed' WHERE email NOT LIKE '%@last.example'`,
  );
  const leads = ['one', 'two', 'three'];
  const tries = Array.from({ length: 50 }, (_, count) => {
    const email = `${leads[count % 3]}@last.example`;
    return count % 2 === 0 ? run('remove', email) : run('role', email, 'senior');
  });
  await Promise.allSettled(tries);
  const { rows } = await server.deps.database.pool.query(
    `SELECT role, count(*)::int FROM staff WHERE is_active AND role IN ('lead', 'admin') GROUP BY role ORDER BY role`,
  );
  expect(rows).toEqual([
    { role: 'admin', count: 1 },
    { role: 'lead', count: 2 },
  ]);
  const again = await Promise.allSettled(
    leads.flatMap(name => [
      run('remove', `${name}@last.example`),
      run('role', 'only@last.example', 'auditor'),
    ]),
  );
  const refused = again.filter(one => one.status === 'rejected').map(({ reason }) => reason);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  for (const reason of refused) expect(reason).toBeInstanceOf(StaffError);
});
