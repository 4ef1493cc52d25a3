import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ResponseOf } from '@digipals/contract';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../db/backup.ts';
import { restore } from '../db/restore.ts';
import { noLimits } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { befriend, createChild, createSession } from '../testing/children.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { conversationOf, exchange } from '../testing/messages.ts';
import { recall } from '../testing/recall-calls.ts';
import { createStaff } from '../testing/staff.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { actForGrownUp } from './act-for-grown-up.ts';
import { anchorLog } from './anchor-log.ts';
import { finishRestore } from './finish-restore.ts';
import { readTombstones } from './tombstones.ts';
import { watchAlarms } from './watch-alarms.ts';

const HOUR = 3_600_000;

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A server on the database of a backup, with data of its own. */
async function serverOf(
  backup: string,
  dataDir: string,
  clock: TestApp['clock'],
): Promise<TestApp> {
  const database = await createTestDatabase('empty');
  await restore(database.pool, backup);
  const server = await createTestApp({ config: configIn(dataDir), database, clock });
  onTestFinished(() => server.close());
  return server;
}

/** Another server on the same database, with data of its own. */
async function beside({ deps, clock }: TestApp, dataDir: string): Promise<TestApp> {
  const database = deps.database as TestDatabase;
  const server = await createTestApp({ config: configIn(dataDir), database, clock });
  onTestFinished(() => server.close());
  return server;
}

const configIn = (dataDir: string) => ({
  limits: noLimits,
  erasedFile: path.join(dataDir, 'erased.txt'),
  takenBackFile: path.join(dataDir, 'taken-back.txt'),
  anchors: {
    file: path.join(dataDir, 'anchors.jsonl'),
    keyFile: path.join(dataDir, 'key.pem'),
    url: null,
  },
});

test('a child that was erased and a text that was taken back are gone before a server starts, without the old data folder (SCALE-83)', async () => {
  const folder = await temporaryFolder();
  const server = await createTestApp({ config: configIn(path.join(folder, 'lost')) });
  onTestFinished(() => server.close());
  const { database } = server.deps;
  const mia = await createChild(server, { classCode: '4B', username: 'Mia' });
  const ali = await createChild(server, { classCode: '4B', username: 'Ali' });
  await createChild(server, { classCode: '4B', username: 'Zoe' });
  await befriend(server, mia, ali);
  const unkind = await exchange(server, mia, ali, 'Nobody wants to play with you.');
  await exchange(server, mia, ali, 'I like your drawing.');
  const to = new Date(server.clock());
  const backup = path.join(folder, 'all.backup.gz');
  await backUp(database.pool, backup);
  server.clock.advance(HOUR);
  await recall(server, await createStaff(server, { role: 'senior' }), unkind.submissionId);
  const tools = { ...server.deps, save: (name: string) => name };
  const order = { words: ['erase', '4B', 'Zoe', 'now'], at: new Date(server.clock()) };
  await database.db.transaction().execute(db => actForGrownUp(db, tools, order));

  const again = await serverOf(backup, path.join(folder, 'new'), server.clock);
  const tombstones = [await readTombstones(database.db)];
  expect(await finishRestore(again.deps, { to, tombstones })).toEqual({ erased: 1, takenBack: 1 });
  const { rows } = await again.deps.database.pool.query('SELECT username FROM users ORDER BY 1');
  expect(rows).toEqual([{ username: 'Ali' }, { username: 'Mia' }]);
  const token = await createSession(again, ali.userId);
  const { messages } = await conversationOf(again, { ...ali, token }, mia);
  expect(messages.map(({ text }) => text)).toEqual(['I like your drawing.']);
  // The lists of the new data folder have both for the next restore.
  const { erasedFile, takenBackFile } = configIn(path.join(folder, 'new'));
  expect(await readFile(erasedFile, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  expect(await readFile(takenBackFile, 'utf8')).toBe(`${unkind.submissionId}\n`);
  expect(await finishRestore(again.deps, { to, tombstones })).toEqual({ erased: 0, takenBack: 0 });
});

const checkOf = async (server: TestApp) => {
  const { token } = await createStaff(server, { role: 'auditor' });
  const answer = await server.call('GET', 'desk/audit/check', { token });
  return answer.json<ResponseOf<'GET desk/audit/check'>>();
};

const append = (server: TestApp, action: string) =>
  server.deps.database.db.transaction().execute(async db => {
    const at = new Date(server.clock());
    await appendAudit(db, { actor: 'System', action, object: 'log', at });
  });

test('after a restore later anchors are evidence and no fault, on each server, and people are notified for a day (SCALE-84)', async () => {
  const folder = await temporaryFolder();
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const server = await createTestApp({ config: configIn(first) });
  onTestFinished(() => server.close());
  const { database, clock } = server.deps;
  const other = await beside(server, second);
  await append(server, 'One');
  for (const { deps } of [server, other]) await anchorLog(deps);
  const to = new Date(clock());
  const backup = path.join(folder, 'all.backup.gz');
  await backUp(database.pool, backup);
  server.clock.advance(HOUR);
  await append(server, 'Lost');
  for (const { deps } of [server, other]) await anchorLog(deps);

  const again = await serverOf(backup, first, server.clock);
  expect((await checkOf(again)).anchors.wrong).toEqual({ row: 2, reason: 'shorter' });
  await finishRestore(again.deps, { to, tombstones: [] });
  await append(again, 'Another');
  await anchorLog(again.deps);
  const restored = { row: 1, to: to.toISOString(), aside: 1 };
  expect((await checkOf(again)).anchors).toMatchObject({ wrong: null, restored });
  const lines = (await readFile(configIn(first).anchors.file, 'utf8')).trimEnd().split('\n');
  expect(lines.map(line => JSON.parse(line).seq)).toEqual([1, 2, 1, 3]);

  // The other server has a file and a key of its own, and may say so later.
  const { deps } = await beside(again, second);
  await finishRestore(deps, { to, tombstones: [] });
  const { rows } = await deps.database.pool.query('SELECT row, action FROM audit ORDER BY row');
  expect(rows.map(({ action }) => action)).toEqual(['One', 'Restored', 'Another']);

  const ringing = async () => {
    await watchAlarms(again.deps);
    const open = await again.deps.database.pool.query(
      `SELECT name FROM alarms WHERE closed_at IS NULL AND name IN ('audit_broken', 'restored')`,
    );
    return open.rows.map(({ name }) => name);
  };
  expect(await ringing()).toEqual(['restored']);
  server.clock.advance(24 * HOUR);
  expect(await ringing()).toEqual([]);
});

test('a restore that nobody with the key has signed silences nothing, and an older row that differs still counts (SCALE-84)', async () => {
  const folder = await temporaryFolder();
  const server = await createTestApp({ config: configIn(folder) });
  onTestFinished(() => server.close());
  const { pool } = server.deps.database;
  await append(server, 'One');
  await append(server, 'Two');
  await anchorLog(server.deps);
  await append(server, 'Three');
  const to = new Date(server.clock());
  await finishRestore(server.deps, { to, tombstones: [] });
  const { file } = configIn(folder).anchors;
  const text = await readFile(file, 'utf8');
  expect((await checkOf(server)).anchors.wrong).toBeNull();

  await pool.query('ALTER TABLE audit DISABLE TRIGGER USER');
  await pool.query(`UPDATE audit SET fingerprint = sha256('other') WHERE row = 2`);
  expect((await checkOf(server)).anchors.wrong).toEqual({ row: 2, reason: 'different' });
  await writeFile(file, text.replace('"seq":3', '"seq":1'));
  expect((await checkOf(server)).anchors.wrong).toEqual({ row: 1, reason: 'unsigned' });
});
