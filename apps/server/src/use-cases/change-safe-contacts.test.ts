import type { SafeContacts } from '@digipals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAdult, createSchool, createSchoolClass, type TestAdult } from '../testing/adults.ts';
import { createChild, permit, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let server: TestApp;
let schoolId: string;
let lead: TestAdult;
let mia: TestChild;

beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

beforeEach(async () => {
  schoolId = await createSchool(server, { hasContacts: false });
  lead = await createAdult(server, { role: 'lead', schoolId });
  mia = await childOf(schoolId);
});

async function childOf(school: string): Promise<TestChild> {
  const { classCode } = await createSchoolClass(server, school);
  const child = await createChild(server, { classCode, allowed: false });
  await server.deps.database.db
    .updateTable('users')
    .set({ school_id: school })
    .where('user_id', '=', child.userId)
    .execute();
  return child;
}

const facts = (who: string) => ({
  name: `Ada ${who}`,
  email: `${who}@school.example`,
  phone: '+90 212 000 00 00',
  hours: 'Monday to Friday, 8 to 17',
});
const path = (kind: string, more = '') =>
  `grown-ups/schools/${schoolId}/safe-contacts/${kind}${more}`;
const name = (kind: string, body: object = facts(kind)) =>
  server.call('PUT', path(kind), { token: lead.token, body });
const verify = (kind: string, code: string) =>
  server.call('POST', path(kind, '/verify'), { token: lead.token, body: { code } });
const codeOf = async (kind: string): Promise<string> => {
  const { rows } = await server.deps.database.pool.query<{ body: string }>(
    'SELECT body FROM outbox WHERE to_address = $1 ORDER BY thread_no DESC LIMIT 1',
    [facts(kind).email],
  );
  return /^\d{6}$/m.exec(rows[0]?.body ?? '')?.[0] ?? '';
};
const hasContact = async ({ userId }: TestChild) => {
  const { rows } = await server.deps.database.pool.query<{ contact_allowed: boolean }>(
    'SELECT contact_allowed FROM users WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.contact_allowed;
};

async function verifyBoth(): Promise<void> {
  for (const kind of ['safeguarding', 'deputy']) {
    await name(kind);
    await verify(kind, await codeOf(kind));
  }
}

test('SAFE2-58 contact opens for a school only with a verified safeguarding person and a deputy', async () => {
  const shy = await childOf(schoolId);
  const home = await createChild(server);
  await permit(server, mia.userId, true);
  expect(await hasContact(mia)).toBe(false);
  // A child without a school depends on its family alone.
  expect(await hasContact(home)).toBe(true);
  await name('safeguarding');
  await verify('safeguarding', await codeOf('safeguarding'));
  await name('deputy');
  expect(await hasContact(mia)).toBe(false);
  const opened = await verify('deputy', await codeOf('deputy'));
  expect(opened.json<SafeContacts>().isOpen).toBe(true);
  expect(await hasContact(mia)).toBe(true);
  expect(await hasContact(shy)).toBe(false);
  await permit(server, shy.userId, true);
  expect(await hasContact(shy)).toBe(true);
});

test('SAFE2-58 a contact that changes closes contact until it is verified; an equal one changes nothing', async () => {
  await verifyBoth();
  await permit(server, mia.userId, true);
  await name('deputy');
  expect(await hasContact(mia)).toBe(true);
  const changed = await name('deputy', { ...facts('deputy'), phone: '+90 212 999 99 99' });
  expect(changed.json<SafeContacts>().isOpen).toBe(false);
  expect(await hasContact(mia)).toBe(false);
  await verify('deputy', await codeOf('deputy'));
  expect(await hasContact(mia)).toBe(true);
});

test('SAFE2-58 a contact that changes while the other one is verified closes contact', async () => {
  await permit(server, mia.userId, true);
  await name('safeguarding');
  await verify('safeguarding', await codeOf('safeguarding'));
  await name('deputy');
  const { pool } = server.deps.database;
  const isInLine = async (count: number) => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount === count;
  };
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM schools WHERE school_id = $1 FOR UPDATE', [schoolId]);
  const verified = verify('deputy', await codeOf('deputy'));
  await expect.poll(() => isInLine(1)).toBe(true);
  const changed = name('safeguarding', { ...facts('safeguarding'), hours: 'Every day' });
  await expect.poll(() => isInLine(2)).toBe(true);
  await holder.query('COMMIT');
  holder.release();
  expect((await verified).json<SafeContacts>().isOpen).toBe(true);
  expect((await changed).json<SafeContacts>().isOpen).toBe(false);
  expect(await hasContact(mia)).toBe(false);
});

test('SAFE2-57 a contact is verified by the code that its own address got, which ends after five wrong tries', async () => {
  await name('deputy');
  const code = await codeOf('deputy');
  const other = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await verify('deputy', other)).json()).toMatchObject({ code: 'code_refused' });
  }
  expect((await verify('deputy', code)).status).toBe(403);
  await name('deputy', { ...facts('deputy'), hours: 'Every day' });
  server.clock.advance(14 * 86_400_000);
  lead = await createAdult(server, { role: 'lead', schoolId });
  expect((await verify('deputy', await codeOf('deputy'))).status).toBe(403);
  expect((await verify('safeguarding', code)).status).toBe(404);
});

test('SAFE2-57 the safeguarding person and the deputy are two people', async () => {
  await name('safeguarding');
  const same = await name('deputy', { ...facts('deputy'), email: 'SAFEGUARDING@school.example' });
  expect(same.json()).toMatchObject({ status: 409, code: 'already_there' });
});
