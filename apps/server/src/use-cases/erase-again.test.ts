import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../db/backup.ts';
import { restore } from '../db/restore.ts';
import { createChild } from '../testing/children.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { actForGrownUp } from './act-for-grown-up.ts';
import { eraseAgain, keepErasedFile } from './erase-again.ts';

test('RIGHTS-16 only erased children are erased again when the server starts with an older backup', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'digipals-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const erasedFile = path.join(folder, 'data', 'erased.txt');
  const server = await createTestApp({ config: { erasedFile } });
  onTestFinished(() => server.close());
  const { database } = server.deps;
  const mia = await createChild(server, { classCode: '4B', username: 'Mia' });
  await createChild(server, { classCode: '4B', username: 'Ali' });
  const backup = path.join(folder, 'all.backup.gz');
  await backUp(database.pool, backup);

  const tools = { ...server.deps, save: (name: string) => name };
  const order = { words: ['erase', '4B', 'Mia', 'now'], at: new Date(server.clock()) };
  await database.db.transaction().execute(db => actForGrownUp(db, tools, order));
  await keepErasedFile(server.deps);
  await keepErasedFile(server.deps);
  const list = await readFile(erasedFile, 'utf8');
  expect(list).toMatch(/^[0-9a-f]{64}\n$/);
  expect(list).not.toContain(mia.userId);

  const older = await createTestDatabase('empty');
  await restore(older.pool, backup);
  const again = await createTestApp({ config: { erasedFile }, database: older });
  onTestFinished(() => again.close());
  const names = async () => (await older.pool.query('SELECT username FROM users ORDER BY 1')).rows;
  expect(await names()).toEqual([{ username: 'Ali' }, { username: 'Mia' }]);
  expect(await eraseAgain(again.deps)).toBe(1);
  expect(await names()).toEqual([{ username: 'Ali' }]);
  expect(await eraseAgain(again.deps)).toBe(0);
});
