import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { type Embedded, startEmbedded } from '../embedded/start-embedded.ts';
import { listBases, startArchiving, stopArchiving, walFolder } from './archive.ts';
import { keepArchive } from './keep-archive.ts';
import { listRanges, restoreArchive } from './restore-archive.ts';
import { listWal, nextWal } from './wal-files.ts';

const PASSPHRASE = 'three red kites';
const DAY_MS = 86_400_000;

let home: string;
let dataDir: string;
let folder: string;
let started: Embedded[];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'digipals-archive-'));
  dataDir = path.join(home, 'data');
  folder = path.join(home, 'archive');
  mkdirSync(dataDir, { mode: 0o711 });
  started = [];
});

afterEach(async () => {
  for (const embedded of started) await embedded.stop();
  rmSync(home, { recursive: true, force: true });
});

async function start(place = dataDir): Promise<Embedded> {
  // Only PostgreSQL that is killed needs its data on disk.
  const embedded = await startEmbedded({ dataDir: place, log: silentLog, durable: false });
  started.push(embedded);
  return embedded;
}

async function query({ connection }: Embedded, ...statements: string[]): Promise<unknown> {
  // As with a real server, a commit is in the log when it is answered.
  const client = new pg.Client({ ...connection, options: '-c synchronous_commit=on' });
  await client.connect();
  try {
    let first: unknown;
    for (const text of statements) {
      first = (await client.query({ text, rowMode: 'array' })).rows.flat()[0];
    }
    return first;
  } finally {
    await client.end();
  }
}

const noLists = async (): Promise<void> => undefined;
const keep = ({ connection }: Embedded, now = Date.now()) =>
  keepArchive({ dataDir, connection, keepLists: noLists, now });

/** The ledger sum of the archive at a moment, in a new data folder. */
async function sumAt(to: Date | undefined, passphrase?: string): Promise<unknown> {
  const place = path.join(home, `restored-${started.length}`);
  await restoreArchive({ folder, passphrase, to, dataDir: place, log: silentLog, durable: false });
  const restored = await start(place);
  const sum = await query(restored, 'SELECT sum(amount)::int FROM ledger');
  // It can be written to, and does not archive.
  await query(restored, 'INSERT INTO ledger VALUES (1000)');
  expect(await query(restored, 'SHOW archive_mode')).toBe('off');
  return sum;
}

/** A moment after everything that was committed: a Date has no microseconds. */
const NOW = "SELECT clock_timestamp() + interval '1 millisecond'";
/** What is committed behind this is later than the moment. */
const LATER = 'SELECT pg_sleep(0.003)';

test('an encrypted archive restores the ledger sum of a chosen moment, and of its end (SCALE-80)', async () => {
  await startArchiving(dataDir, { folder, keepDays: 14 }, PASSPHRASE);
  const server = await start();
  await query(server, 'CREATE TABLE ledger (amount int)', 'INSERT INTO ledger VALUES (1)');
  await keep(server);
  const chosen = await query(server, 'INSERT INTO ledger VALUES (2)', NOW);
  // The log goes on in another file, so that the restore needs whole ones and a part.
  await query(server, LATER, 'INSERT INTO ledger VALUES (4)', 'SELECT pg_switch_wal()');
  await query(server, 'INSERT INTO ledger VALUES (8)');
  // A second base backup, from which the end is restored.
  const covered = await keep(server, Date.now() + 2 * DAY_MS);
  await query(server, 'INSERT INTO ledger VALUES (16)');
  expect(await sumAt(chosen as Date, PASSPHRASE)).toBe(3);
  // Nothing was committed after this moment, so PostgreSQL never reaches it.
  expect(await sumAt(covered, PASSPHRASE)).toBe(15);
  const text = readdirSync(walFolder(folder)).map(name =>
    readFileSync(path.join(walFolder(folder), name), 'latin1').slice(0, 21),
  );
  expect(new Set(text)).toEqual(new Set(['age-encryption.org/v1']));
  const order = {
    folder,
    to: undefined,
    dataDir: path.join(home, 'new'),
    log: silentLog,
    durable: false,
  };
  await expect(restoreArchive({ ...order, passphrase: undefined })).rejects.toThrow(
    /is encrypted. Set BACKUP_PASSPHRASE/,
  );
  await expect(restoreArchive({ ...order, passphrase: 'blue' })).rejects.toThrow(
    /BACKUP_PASSPHRASE does not open/,
  );
});

test('a damaged, changed or incomplete archive is refused, and nothing is restored (SCALE-81 partly)', async () => {
  await startArchiving(dataDir, { folder, keepDays: 14 }, undefined);
  const server = await start();
  await query(server, 'CREATE TABLE ledger (amount int)', 'INSERT INTO ledger VALUES (1)');
  await keep(server);
  await query(server, 'SELECT pg_switch_wal()', 'INSERT INTO ledger VALUES (2)');
  await keep(server);
  const target = path.join(home, 'new');
  const restore = (to?: Date) =>
    restoreArchive({
      folder,
      passphrase: undefined,
      to,
      dataDir: target,
      log: silentLog,
      durable: false,
    });
  const [range] = await listRanges(folder);
  const before = new Date((range?.from.getTime() ?? 0) - 1);
  await expect(restore(before)).rejects.toThrow(/can restore from .* to /);
  await expect(restore(new Date(Date.now() + DAY_MS))).rejects.toThrow(/can restore from/);

  const [first = ''] = (await listWal(folder)).whole;
  const wal = path.join(walFolder(folder), `${first}.gz`);
  const kept = readFileSync(wal);
  rmSync(wal);
  await expect(restore()).rejects.toThrow(`lacks ${first}`);
  writeFileSync(wal, kept.subarray(0, kept.length / 2));
  await expect(restore()).rejects.toThrow('is damaged');
  writeFileSync(wal, kept);

  const base = path.join(folder, 'base', `${range?.base.name}.tar.gz`);
  const whole = readFileSync(base);
  const changed = Buffer.from(whole);
  // The operating system that a gzip file names does not change its content.
  changed[9] = 77;
  writeFileSync(base, changed);
  await expect(restore()).rejects.toThrow('was changed');
  writeFileSync(base, whole);
  expect(readdirSync(target).filter(name => name.startsWith('postgres'))).toEqual([]);
  await restore();
  await expect(restore()).rejects.toThrow('already has a database');
});

test('a base backup is taken each day, and what no kept second needs is deleted (SCALE-82)', async () => {
  await startArchiving(dataDir, { folder, keepDays: 2 }, undefined);
  const server = await start();
  await query(server, 'CREATE TABLE ledger (amount int)');
  const began = Date.now();
  const count = async () => (await listBases(folder)).length;
  const counts: number[] = [];
  // They end now, whatever day it is said to be: two are less than two days old, then all are older.
  for (const days of [0, 0.9, 1.1, 3]) {
    await keep(server, began + days * DAY_MS);
    counts.push(await count());
  }
  expect(counts).toEqual([1, 1, 2, 1]);
  const bases = await listBases(folder);
  const { whole } = await listWal(folder);
  expect(whole[0]).toBe(bases[0]?.firstWal);
  expect(readdirSync(path.join(folder, 'base')).sort()).toEqual([
    `${bases[0]?.name}.json`,
    `${bases[0]?.name}.tar.gz`,
  ]);
});

test('an archive belongs to one data folder, and nothing is written to another one (SCALE-82)', async () => {
  await startArchiving(dataDir, { folder, keepDays: 2 }, undefined);
  const other = path.join(home, 'other');
  mkdirSync(other);
  await expect(startArchiving(other, { folder, keepDays: 2 }, undefined)).rejects.toThrow(
    'the archive of another database',
  );
  await startArchiving(dataDir, { folder, keepDays: 9 }, undefined);
  const server = await start();
  rmSync(folder, { recursive: true });
  await expect(keep(server)).rejects.toThrow('There is no archive');
  expect(readdirSync(home).sort()).toEqual(['data', 'other']);
  await startArchiving(other, { folder, keepDays: 2 }, undefined);
  await expect(keep(server)).rejects.toThrow('the archive of another database');
  await stopArchiving(dataDir);
  expect(await keep(server)).toBeUndefined();
});

test.each([
  ['000000010000000000000003', '000000010000000000000004'],
  ['0000000100000000000000FF', '000000010000000100000000'],
  ['00000002FFFFFFFE000000FF', '00000002FFFFFFFF00000000'],
])('the file after %s is %s', (name, next) => {
  expect(nextWal(name, 16 * 1024 * 1024)).toBe(next);
});
