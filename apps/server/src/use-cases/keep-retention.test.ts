import type { KeepTexts } from '@digipals/contract/constants';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { askErasure } from '../domains/rights/index.ts';
import { createSchool, createSchoolClass } from '../testing/adults.ts';
import { report } from '../testing/case-calls.ts';
import { befriend, createChild, createSession, type TestChild } from '../testing/children.ts';
import { createTestApp, START, type TestApp } from '../testing/create-test-app.ts';
import { conversationOf, exchange } from '../testing/messages.ts';
import { keepRetention } from './keep-retention.ts';

const DAY_MS = 86_400_000;

let server: TestApp;
let mia: TestChild;
let ali: TestChild;

beforeEach(async () => {
  server = await createTestApp({ config: { limits: noLimits } });
  [mia, ali] = [await createChild(server), await createChild(server)];
  await befriend(server, mia, ali);
});

afterEach(() => server.close());

const write = (text: string, values: readonly unknown[]) =>
  server.deps.database.pool.query(text, [...values]);

/** Puts a child into a school that keeps messages for this long. */
async function enrol({ userId }: TestChild, keep: KeepTexts): Promise<void> {
  const schoolId = await createSchool(server);
  const { classId } = await createSchoolClass(server, schoolId);
  await write('UPDATE schools SET keep_texts = $2 WHERE school_id = $1', [schoolId, keep]);
  await write('UPDATE users SET class_id = $2, school_id = $3 WHERE user_id = $1', [
    ...[userId, classId, schoolId],
  ]);
}

/** The messages that are left at a moment. */
async function leftAt(time: number): Promise<string[]> {
  server.clock.advance(time - server.clock());
  await keepRetention(server.deps);
  const { rows } = await write('SELECT body FROM messages ORDER BY delivered_at', []);
  const texts = await write('SELECT body FROM submissions ORDER BY delivered_at', []);
  expect(texts.rows).toEqual(rows);
  return rows.map(({ body }) => body);
}

test('RIGHTS-19 delivered messages go after 30 days where the school of one child says so', async () => {
  await enrol(mia, 'enrolled');
  await enrol(ali, 'month');
  await exchange(server, mia, ali, 'Hello Ali!');
  server.clock.advance(DAY_MS);
  await exchange(server, ali, mia, 'Hello Mia!');
  expect(await leftAt(START + 30 * DAY_MS)).toEqual(['Hello Ali!', 'Hello Mia!']);
  expect(await leftAt(START + 30 * DAY_MS + 1)).toEqual(['Hello Mia!']);
  expect(await leftAt(START + 31 * DAY_MS + 1)).toEqual([]);
  // The two go on writing.
  mia = { ...mia, token: await createSession(server, mia.userId) };
  await exchange(server, mia, ali, 'Hello again!');
  const { messages } = await conversationOf(server, mia, ali);
  expect(messages).toMatchObject([{ text: 'Hello again!' }]);
});

test('RIGHTS-19 delivered messages go at the end of the school year', async () => {
  await enrol(mia, 'schoolYear');
  await exchange(server, mia, ali, 'Hello Ali!');
  expect(await leftAt(Date.parse('2026-07-31T23:59Z'))).toEqual(['Hello Ali!']);
  expect(await leftAt(Date.parse('2026-08-01T00:01Z'))).toEqual([]);
});

test('RIGHTS-19 delivered messages go when a child leaves, and are kept for a child without a school', async () => {
  await exchange(server, mia, ali, 'Hello Ali!');
  expect(await leftAt(START + 300 * DAY_MS)).toEqual(['Hello Ali!']);
  await enrol(ali, 'enrolled');
  expect(await leftAt(START + 301 * DAY_MS)).toEqual(['Hello Ali!']);
  await write('UPDATE users SET left_at = now() WHERE user_id = $1', [ali.userId]);
  expect(await leftAt(server.clock())).toEqual([]);
});

test('RIGHTS-19 a report keeps the message that it is about', async () => {
  await enrol(mia, 'month');
  await exchange(server, mia, ali, 'You are silly.');
  await exchange(server, mia, ali, 'Hello?');
  const { messages } = await conversationOf(server, ali, mia);
  await report(server, ali, { reason: 'unkind', messageId: messages[0]?.messageId });
  expect(await leftAt(START + 40 * DAY_MS)).toEqual(['You are silly.']);
});

test('RIGHTS-03 a table that cannot be cleaned keeps no child from being erased and no other table from being cleaned, and fails the job', async () => {
  const { userId } = await createChild(server);
  const at = new Date(server.clock());
  await askErasure(server.deps.database.db, { userId, askedBy: 'Operator', now: true, at });
  server.clock.advance(31 * DAY_MS);
  const countOf = async (table: string) =>
    (await write(`SELECT FROM ${table} WHERE user_id = ANY($1)`, [[userId, mia.userId]])).rowCount;
  expect([await countOf('users'), await countOf('sessions')]).toEqual([2, 2]);
  // Sessions are cleaned after it.
  await write('ALTER TABLE adult_visits RENAME TO elsewhere', []);
  await expect(keepRetention(server.deps)).rejects.toThrow('old rows stay in adult_visits');
  expect([await countOf('users'), await countOf('sessions')]).toEqual([1, 0]);
  expect(server.logs.join()).toContain('"table":"adult_visits"');
  await write('ALTER TABLE elsewhere RENAME TO adult_visits', []);
  await keepRetention(server.deps);
});
