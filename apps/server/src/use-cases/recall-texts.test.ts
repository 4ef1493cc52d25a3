import { type EndpointKey, endpoints } from '@digipals/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noLimits } from '../deps.ts';
import { searchAnswers, tablesWith } from '../testing/canary-walk.ts';
import { befriend, createChild, createSession, type TestChild } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createFaults, withEveryFault } from '../testing/faults.ts';
import {
  conversationOf,
  deliverNow,
  exchange,
  inboxOf,
  sendPost,
  sendStatus,
} from '../testing/messages.ts';
import { askRecall, recall } from '../testing/recall-calls.ts';
import { createSchoolCast, type SchoolCast } from '../testing/school-cast.ts';
import { createStaff, type TestStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createWatcher } from '../testing/watcher.ts';
import { sendLetters } from './send-letters.ts';
import { writeWeeklyLetters } from './write-weekly-letters.ts';

let database: TestDatabase;
let server: TestApp;
let cast: SchoolCast;
let mia: TestChild;
let wren: TestChild;
let eve: TestChild;
let senior: TestStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await createTestApp({ database, config: { limits: noLimits } });
  cast = await createSchoolCast(server);
  mia = await createChild(server);
  eve = await createChild(server);
  const userId = cast.childId;
  wren = { userId, username: 'Wren', token: await createSession(server, userId) };
  await befriend(server, mia, wren);
  await befriend(server, mia, eve);
  await befriend(server, wren, eve);
  senior = await createStaff(server, { role: 'senior' });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Where a reader finds a text: calls of children, pages of the family, files of the export, tables of letters. */
async function findAll(canary: string, conversationId: string): Promise<string[]> {
  const ids = [mia.userId, wren.userId, eve.userId, conversationId];
  const found: string[] = [];
  for (const child of [wren, eve]) {
    const walk = await searchAnswers(server, canary, { token: child.token, of: 'child', ids });
    found.push(...walk.found.map(path => `${child.username} ${path}`));
  }
  const family = (Object.keys(endpoints) as EndpointKey[]).filter(key =>
    key.startsWith('GET grown-ups/children/{childId}/family'),
  );
  for (const key of family) {
    const path = key
      .slice('GET '.length)
      .replace('{childId}', wren.userId)
      .replace('{friendId}', mia.userId);
    const { text } = await server.call('GET', path, { token: cast.adults.parent.token });
    if (text.includes(canary)) found.push(path);
  }
  const path = `grown-ups/children/${wren.userId}/family/export`;
  const answer = await server.call('POST', path, { token: cast.adults.parent.token });
  const files = unzipSync(Buffer.from(answer.json<{ zip: string }>().zip, 'base64'));
  for (const [name, bytes] of Object.entries(files)) {
    if (strFromU8(bytes).includes(canary)) found.push(name);
  }
  await writeWeeklyLetters(server.deps);
  await sendLetters(server.deps);
  if (JSON.stringify(server.mailer.letters).includes(canary)) found.push('a letter');
  if (server.logs.join('\n').includes(canary)) found.push('the log');
  return found;
}

test('SAFE2-31 after a recall no child, family, export, letter or log has the text', async () => {
  const canary = 'zyxquark1x';
  const message = await exchange(server, mia, wren, `You are ${canary}`);
  const post = await sendPost(server, mia, wren, `A ${canary} is here`);
  await deliverNow(server, post);
  const status = await sendStatus(server, mia, `I like ${canary}`);
  await deliverNow(server, status);
  const { conversationId } = await conversationOf(server, wren, mia);
  const before = await findAll(canary, conversationId);
  expect(before).toEqual(
    expect.arrayContaining([
      `Wren conversations/${conversationId}`,
      `Wren messages/statuses/${mia.userId}`,
      `${eve.username} messages/statuses/${wren.userId}`,
      `grown-ups/children/${wren.userId}/family/messages/${mia.userId}`,
    ]),
  );
  expect(before.some(name => name.endsWith('.json'))).toBe(true);
  await recall(server, senior, message.submissionId, post.submissionId, status.submissionId);
  expect(await findAll(canary, conversationId)).toEqual([]);
  // What is left is evidence.
  expect(await tablesWith(server.deps.database.pool, canary)).toEqual([
    'messages',
    'posts',
    'submission_versions',
    'submissions',
  ]);
});

test('SAFE2-31 killed before any statement, a text is taken back with its recall and its audit row, or not at all', async () => {
  const watcher = createWatcher(database.config);
  const faults = createFaults(database.pool);
  const { submissionId } = await exchange(server, mia, wren, 'Nobody likes you');
  const counts = async () =>
    (
      await watcher.query(
        `SELECT (SELECT count(*)::int FROM recall_texts WHERE submission_id = $1) AS recalls,
           (SELECT count(*)::int FROM messages WHERE submission_id = $1
             AND taken_back_at IS NOT NULL) AS gone,
           (SELECT count(*)::int FROM audit JOIN recall_texts
             ON audit.object = concat('recall ', recall_id) WHERE submission_id = $1) AS logged`,
        [submissionId],
      )
    ).rows[0];
  const failures = await withEveryFault(
    faults,
    'before',
    async () => void (await askRecall(server, senior, [submissionId])),
    async () => {
      const { recalls, gone, logged } = await counts();
      expect([gone, logged]).toEqual([recalls, recalls]);
    },
  );
  expect(failures).toBeGreaterThan(10);
  expect(await counts()).toEqual({ recalls: 1, gone: 1, logged: 1 });
  expect((await inboxOf(server, wren))[0]?.last?.text ?? null).toBeNull();
  await watcher.end();
});
