import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startArchiving } from '../db/archive/archive.ts';
import { spoolOf } from '../db/embedded/spool.ts';
import { type Database, openDatabase } from '../db/open-db.ts';
import { silentLog } from '../testing/silent-log.ts';
import { watchDatabase } from './watch-database.ts';

let home: string;
let database: Database;

beforeEach(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'digipals-archive-'));
  const dataDir = path.join(home, 'data');
  mkdirSync(dataDir, { mode: 0o711 });
  await startArchiving(dataDir, { folder: path.join(home, 'archive'), keepDays: 2 }, undefined);
  database = await openDatabase({ dataDir, log: silentLog });
});

afterEach(async () => {
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

test('SCALE-97 a log that PostgreSQL cannot archive is seen until it can', async () => {
  const registry = new Registry();
  watchDatabase({ database, registry });
  const failing = async () =>
    /^database_archive_failing (.*)$/m.exec(await registry.metrics())?.[1];
  const endFile = () =>
    database.pool.query('SELECT pg_logical_emit_message(true, $1, $1), pg_switch_wal()', ['x']);
  expect(await failing()).toBe('0');
  const spool = spoolOf(path.join(home, 'data'));
  renameSync(spool, `${spool}-aside`);
  await endFile();
  await expect.poll(failing).toBe('1');
  renameSync(`${spool}-aside`, spool);
  await endFile();
  await expect.poll(failing).toBe('0');
});
