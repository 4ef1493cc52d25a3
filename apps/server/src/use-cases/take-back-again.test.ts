import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../db/backup.ts';
import { restore } from '../db/restore.ts';
import { noLimits } from '../deps.ts';
import { report } from '../testing/case-calls.ts';
import { befriend, createChild, createSession } from '../testing/children.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { conversationOf, exchange } from '../testing/messages.ts';
import { endRecall, recall } from '../testing/recall-calls.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { keepTakenBackFile, takeBackAgain } from './take-back-again.ts';

test('SAFE2-42 a text that was taken back stays gone when the server starts with an older backup, and no other goes', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const takenBackFile = path.join(folder, 'data', 'taken-back.txt');
  const config = { takenBackFile, limits: noLimits };
  const server = await createTestApp({ config });
  onTestFinished(() => server.close());
  const mia = await createChild(server);
  const ali = await createChild(server);
  await befriend(server, mia, ali);
  const kept = await exchange(server, mia, ali, 'I like your drawing.');
  const unkind = await exchange(server, mia, ali, 'Nobody wants to play with you.');
  const restored = await exchange(server, mia, ali, 'You lost the game.');
  const reported = await exchange(server, mia, ali, 'Send me a photo.');
  const about = { userId: mia.userId, messageId: reported.submissionId };
  await report(server, ali, { reason: 'photos', ...about });
  const backup = path.join(folder, 'all.backup.gz');
  await backUp(server.deps.database.pool, backup);

  const later = await exchange(server, mia, ali, 'Go away.');
  const senior = await createStaff(server, { role: 'senior' });
  const lead = await createStaff(server, { role: 'lead' });
  const listed = () => readFile(takenBackFile, 'utf8');
  await recall(server, senior, unkind.submissionId, later.submissionId);
  const wrong = await recall(server, senior, restored.submissionId);
  await keepTakenBackFile(server.deps);
  expect((await listed()).trim().split('\n')).toHaveLength(3);
  for (const adult of [senior, lead]) await endRecall(server, adult, wrong, 'restore');
  await keepTakenBackFile(server.deps);
  const ids = [unkind.submissionId, later.submissionId].sort();
  expect(await listed()).toBe(`${ids.join('\n')}\n`);

  const older = await createTestDatabase('empty');
  await restore(older.pool, backup);
  const again = await createTestApp({ config, database: older });
  onTestFinished(() => again.close());
  const token = await createSession(again, ali.userId);
  const read = async () => {
    const { messages } = await conversationOf(again, { ...ali, token }, mia);
    return messages.map(({ text }) => text);
  };
  expect(await read()).toContain('Nobody wants to play with you.');
  expect(await takeBackAgain(again.deps)).toBe(1);
  expect(await read()).toEqual([kept.text, restored.text]);
  expect(await takeBackAgain(again.deps)).toBe(0);
  // The text that is newer than this backup stays in the list: another backup may have it.
  await keepTakenBackFile(again.deps);
  expect(await listed()).toBe(`${ids.join('\n')}\n`);
});
