import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { type Account, canReach, databaseAccount } from './account.ts';
import { type BinaryPackage, findBinaryPackage } from './binaries.ts';
import { DataDirInUseError, type Embedded, findEmbedded, startEmbedded } from './start-embedded.ts';

const isRoot = process.getuid?.() === 0;
const HOLDER = path.resolve(import.meta.dirname, '../../testing/hold-embedded.ts');

let home: string;
let dataDir: string;
let started: Embedded[];
let holders: ChildProcess[];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'digipals-db-'));
  chmodSync(home, 0o755);
  dataDir = path.join(home, 'data');
  started = [];
  holders = [];
});

afterEach(async () => {
  for (const holder of holders) await kill(holder);
  // Takes over and stops what a killed holder left running.
  if (existsSync(path.join(dataDir, 'postgres/postmaster.pid'))) {
    if (started.length === 0) await start();
  }
  for (const embedded of started) await embedded.stop();
  rmSync(home, { recursive: true, force: true });
});

type Options = { package?: BinaryPackage; durable?: boolean };

// Only tests of durability sync to disk.
async function start(options: Options = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: silentLog, durable: false, ...options });
  started.push(embedded);
  return embedded;
}

async function hold(account?: Account): Promise<ChildProcess> {
  const holder = spawn(process.execPath, [HOLDER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...account,
  });
  holders.push(holder);
  const [output] = await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')]);
  expect(String(output)).toBe('holding\n');
  return holder;
}

async function kill(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null) return;
  holder.kill('SIGKILL');
  await once(holder, 'exit');
}

async function query(connection: pg.ClientConfig | undefined, sql: string): Promise<unknown[]> {
  if (!connection) throw new Error('no database is running');
  const client = new pg.Client(connection);
  // Some tests kill the server of the connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const postmasterPid = (): number =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

async function until(condition: () => unknown): Promise<void> {
  while (!(await condition())) await new Promise(resolve => setTimeout(resolve, 10));
}

describe('starting and stopping', () => {
  test('the first start creates a database, the second start keeps its data', async () => {
    const first = await start({ durable: true });
    await query(first.connection, 'CREATE TABLE saved AS SELECT 7 AS value');
    await first.stop();
    expect(findEmbedded(dataDir)).toBeUndefined();

    const second = await start({ durable: true });
    expect(await query(second.connection, 'SELECT value FROM saved')).toEqual([7]);
  });

  test('only the owner can connect: no TCP, a private folder, a password', async () => {
    const { connection } = await start({ durable: true });
    expect(await query(connection, 'SHOW listen_addresses')).toEqual(['']);
    expect(await query(connection, 'SHOW fsync')).toEqual(['on']);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    await expect(query({ ...connection, password: 'guess' }, 'SELECT 1')).rejects.toMatchObject({
      code: '28P01',
    });
  });

  test('a second server on the same data is rejected, and the first keeps running', async () => {
    const { connection } = await start();
    await expect(startEmbedded({ dataDir, log: silentLog })).rejects.toThrow(DataDirInUseError);
    expect(await query(connection, 'SELECT 1')).toEqual([1]);
  });

  test('two concurrent first starts create one database with one holder', async () => {
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readdirSync(dataDir).filter(name => name.startsWith('postgres.new'))).toEqual([]);
    expect(await query(started[0]?.connection, 'SELECT 1')).toEqual([1]);
  });

  test('the socket is created elsewhere if the path of the folder is too long', async () => {
    dataDir = path.join(home, 'a-folder-with-a-rather-long-name'.repeat(3), 'data');
    const { connection } = await start();
    expect(connection.host.startsWith(home)).toBe(false);
    expect(await query(connection, 'SELECT 1')).toEqual([1]);
    rmSync(connection.host, { recursive: true, force: true });
  });
});

describe('after a crash', () => {
  test('the next server takes over the PostgreSQL of a killed server', async () => {
    const holder = await hold();
    await query(findEmbedded(dataDir), 'CREATE TABLE saved AS SELECT 1 AS value');
    const pid = postmasterPid();
    await kill(holder);

    const next = await start();
    expect(postmasterPid()).toBe(pid);
    expect(await query(next.connection, 'SELECT value FROM saved')).toEqual([1]);
    await next.stop();
    expect(findEmbedded(dataDir)).toBeUndefined();
  });

  test('committed data survives when the server and PostgreSQL are killed while writing', async () => {
    const holder = await hold();
    const connection = findEmbedded(dataDir);
    await query(connection, 'CREATE TABLE ledger (value int)');
    let committed = 0;
    const writing = (async () => {
      const client = new pg.Client(connection);
      client.on('error', () => undefined);
      await client.connect();
      for (;;) {
        await client.query('INSERT INTO ledger VALUES ($1)', [committed + 1]);
        committed += 1;
      }
    })().catch(() => undefined);
    await until(() => committed >= 200);
    process.kill(postmasterPid(), 'SIGKILL');
    await kill(holder);
    await writing;

    const next = await start();
    const [count] = await query(next.connection, 'SELECT count(*)::int FROM ledger');
    // The last insert may have been committed although its answer was lost.
    expect([committed, committed + 1]).toContain(count);
  });

  test('a running server restarts a killed PostgreSQL', async () => {
    const { connection } = await start();
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await until(() => query(connection, 'SELECT 1').catch(() => false));
    expect(postmasterPid()).not.toBe(pid);
    // The server takes its lock again.
    const locks = () => query(connection, `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'`);
    await until(async () => (await locks()).length > 0);
    await expect(startEmbedded({ dataDir, log: silentLog })).rejects.toThrow(DataDirInUseError);
  });

  test('a stale pid file that names an unrelated process does not prevent the start', async () => {
    const first = await start();
    await first.stop();
    const stranger = spawn('sleep', ['60'], { ...databaseAccount(path.join(dataDir, 'postgres')) });
    const file = path.join(dataDir, 'postgres/postmaster.pid');
    writeFileSync(
      file,
      `${stranger.pid}\n${dataDir}\n1700000000\n5432\n\n\n  1234 5678\nready   \n`,
    );
    try {
      const second = await start();
      expect(await query(second.connection, 'SELECT 1')).toEqual([1]);
    } finally {
      stranger.kill();
    }
  });

  test('an interrupted initialisation is repeated', async () => {
    const draft = path.join(dataDir, 'postgres.new-2147483000');
    mkdirSync(draft, { recursive: true });
    writeFileSync(path.join(draft, 'PG_VERSION'), '18\n');
    await start();
    expect(existsSync(draft)).toBe(false);
  });
});

describe('the programs', () => {
  const shared = () => path.join(home, 'package/native/lib');

  function copyPackage(): BinaryPackage {
    const folder = path.join(home, 'package');
    const { folder: original, version } = findBinaryPackage();
    cpSync(original, folder, { recursive: true, verbatimSymlinks: true });
    return { folder, version };
  }

  test('the first start creates links that a skipped install script did not create', async () => {
    const copy = copyPackage();
    const list = path.join(copy.folder, 'native/pg-symlinks.json');
    const links: { target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
    for (const { target } of links) rmSync(path.join(copy.folder, target), { force: true });
    const { connection } = await start({ package: copy });
    expect(await query(connection, 'SELECT 1')).toEqual([1]);
    expect(existsSync(path.join(shared(), 'libpq.so.5'))).toBe(true);
  });

  test('the error for a broken program contains its output', async () => {
    const copy = copyPackage();
    for (const name of readdirSync(shared()).filter(file => file.startsWith('libicuuc'))) {
      unlinkSync(path.join(shared(), name));
    }
    await expect(start({ package: copy })).rejects.toThrow(/libicuuc/);
  });
});

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as an account that is not root', async () => {
    await start();
    expect(statSync(`/proc/${postmasterPid()}`).uid).not.toBe(0);
  });

  test('works with data and programs in a folder that only root can enter', async () => {
    const { folder, version } = findBinaryPackage();
    cpSync(folder, path.join(home, 'package'), { recursive: true, verbatimSymlinks: true });
    chmodSync(home, 0o700);
    const test = { folder: path.join(home, 'package'), version: `${version}-test` };
    const first = await start({ package: test });
    await query(first.connection, 'CREATE TABLE saved AS SELECT 3 AS value');
    await first.stop();
    const second = await start({ package: test });
    expect(await query(second.connection, 'SELECT value FROM saved')).toEqual([3]);
    await second.stop();
    rmSync(second.connection.host, { recursive: true, force: true });
    rmSync(`/var/cache/digipals/postgresql-${version}-test-${process.arch}`, { recursive: true });
  });

  const other = databaseAccount(path.join(tmpdir(), 'nowhere/postgres'));
  test.runIf(canReach(import.meta.dirname, other))(
    'PostgreSQL runs as the user who owns the data',
    async () => {
      mkdirSync(dataDir);
      if (other) chownSync(dataDir, other.uid, other.gid);
      const holder = await hold(other);
      holder.kill('SIGTERM');
      await once(holder, 'exit');
      expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(other?.uid);
      const { connection } = await start();
      expect(await query(connection, 'SELECT 1')).toEqual([1]);
      expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(other?.uid);
    },
  );
});
