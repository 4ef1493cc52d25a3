import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../embedded/connect-or-start.ts';
import { spoolOf } from '../embedded/spool.ts';
import {
  type Archive,
  type ArchiveSetting,
  type Base,
  baseFolder,
  listBases,
  readArchive,
  readSetting,
  writeCovered,
} from './archive.ts';
import { storeFile } from './archive-file.ts';
import { takeBase } from './base-backup.ts';
import { deleteWal, isWal, listHandedOver, listWal, readWritten, storedWal } from './wal-files.ts';

const DAY_MS = 86_400_000;
const POLL_MS = 20;
const PATIENCE_MS = 60_000;

/** What brings an archive up to date. */
export type ArchiveTools = {
  readonly dataDir: string;
  /** Of an owner of the running database. */
  readonly connection: Connection;
  /** Copies the tombstones to the archive. */
  readonly keepLists: (folder: string) => Promise<unknown>;
  readonly now: number;
};

/** Where PostgreSQL writes at a moment: a file of its log, and how much of it. */
type Position = { readonly at: Date; readonly name: string; readonly bytes: number };

/**
 * Brings the archive of a data folder up to date: a base backup each day, everything that was committed until now,
 * and nothing that is older than it may be.
 * @returns until when everything is in the archive; undefined if the database is not archived
 * @throws if PostgreSQL does not hand over its log, or the archive is not there or another one
 */
export async function keepArchive(tools: ArchiveTools): Promise<Date | undefined> {
  const setting = readSetting(tools.dataDir);
  if (!setting) return undefined;
  const archive = await readArchive(setting.folder);
  if (archive.id !== setting.id) {
    throw new Error(`${setting.folder} has the archive of another database.`);
  }
  const client = new pg.Client({ ...tools.connection, statement_timeout: PATIENCE_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('SHOW archive_mode');
    if (rows[0].archive_mode !== 'on') {
      throw new Error('PostgreSQL archives only after a restart of the server.');
    }
    const newest = (await listBases(setting.folder)).at(-1);
    if (!newest || tools.now - Date.parse(newest.endedAt) >= DAY_MS) {
      await takeBase(setting.folder, archive.recipient, tools.connection);
      await deleteOld(setting, tools.now);
    }
    return await storeWritten(client, { ...tools, setting, archive });
  } finally {
    await client.end();
  }
}

/** Stores what was written until now. Copies the tombstones first, so that they are never older. */
async function storeWritten(
  client: pg.Client,
  tools: ArchiveTools & { setting: ArchiveSetting; archive: Archive },
): Promise<Date> {
  const { setting, archive, dataDir } = tools;
  const { folder } = setting;
  const position = await handOver(client);
  await tools.keepLists(folder);
  await storeHandedOver(dataDir, folder, archive);
  const pgWal = path.join(dataDir, 'postgres/pg_wal');
  const written = await readWritten(pgWal, position.name, position.bytes);
  // PostgreSQL may write a file anew under another name as soon as it has handed it over.
  if ((await readPosition(client)).name !== position.name) return storeWritten(client, tools);
  const part = storedWal(folder, position.name, 'partial');
  await storeFile(Readable.from([written]), part, archive.recipient);
  const [oldest] = await listBases(folder);
  await deleteWal(folder, { before: oldest?.firstWal ?? '' });
  await writeCovered(folder, position.at);
  return position.at;
}

/** Moves the files that PostgreSQL has handed over to the archive. */
async function storeHandedOver(
  dataDir: string,
  folder: string,
  { recipient }: Archive,
): Promise<void> {
  const spool = spoolOf(dataDir);
  const stored = new Set((await listWal(folder)).whole);
  for (const name of await listHandedOver(spool)) {
    const file = path.join(spool, name);
    // A stored one is still here if the server ended between the two lines below.
    if (isWal(name) && !stored.has(name)) {
      await storeFile(createReadStream(file), storedWal(folder, name, 'whole'), recipient);
    }
    await rm(file);
  }
}

/** Waits until PostgreSQL has handed over all files before the one that it writes. */
async function handOver(client: pg.Client): Promise<Position> {
  const position = await readPosition(client);
  for (let waited = 0; ; waited += POLL_MS) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS waiting FROM pg_ls_archive_statusdir() WHERE name < $1 AND name LIKE '%.ready'`,
      [position.name],
    );
    if (rows[0].waiting === 0) return position;
    if (waited >= PATIENCE_MS)
      throw new Error('PostgreSQL does not hand over its log: see postgres.log.');
    await sleep(POLL_MS);
  }
}

/** The moment is read first: what was committed until then is written to disk before the position. */
async function readPosition(client: pg.Client): Promise<Position> {
  const { rows: times } = await client.query('SELECT clock_timestamp() AS at');
  const { rows } = await client.query(
    `SELECT file_name AS name, file_offset AS bytes
     FROM pg_walfile_name_offset(pg_current_wal_flush_lsn() - 1)`,
  );
  return { at: times[0].at, name: rows[0].name, bytes: rows[0].bytes + 1 };
}

/** Deletes base backups that no kept second needs, and what was left behind unfinished. */
async function deleteOld({ folder, keepDays }: ArchiveSetting, now: number): Promise<void> {
  const bases = await listBases(folder);
  const isOld = ({ endedAt }: Base) => Date.parse(endedAt) <= now - keepDays * DAY_MS;
  // The last old one is needed for the seconds before the first one that is not old.
  const kept = bases.slice(Math.max(0, bases.filter(isOld).length - 1));
  const names = new Set(kept.map(({ name }) => name));
  const files = await readdir(baseFolder(folder));
  // The description goes first: a base backup without it is not complete.
  for (const file of files.sort(
    (a, b) => Number(b.endsWith('.json')) - Number(a.endsWith('.json')),
  )) {
    const [name = ''] = file.split('.');
    if (!names.has(name)) await rm(path.join(baseFolder(folder), file));
  }
}
