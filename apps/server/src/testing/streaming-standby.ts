import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Embedded, startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { connect, type Database } from '../db/open-db.ts';
import { silentLog } from './silent-log.ts';
import type { TestDatabase } from './test-database.ts';

/** A migrated database on a PostgreSQL of its own, and a standby that streams from it. */
export type Streaming = {
  readonly database: TestDatabase;
  readonly standby: Database;
  /** Stops the PostgreSQL of the standby. */
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  close(): Promise<void>;
};

const start = (dataDir: string): Promise<Embedded> =>
  startEmbedded({ dataDir, log: silentLog, durable: false });

/** Copies the files of a stopped primary, and makes a standby of the copy. */
function copyAsStandby(from: string, to: string, { connection }: Embedded): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  // Keeps the owner, who is not the one of this process if that is root.
  execFileSync('cp', ['-a', path.join(from, 'postgres'), to]);
  const { host, port, user, password } = connection;
  const primary = `host=${host} port=${port} user=${user} password=${password}`;
  const files = path.join(to, 'postgres');
  const settings = `primary_conninfo = '${primary}'\nwal_retrieve_retry_interval = 10\n`;
  appendFileSync(path.join(files, 'postgresql.auto.conf'), settings);
  writeFileSync(path.join(files, 'standby.signal'), '');
}

/** Starts a primary and its standby in a temporary folder; `close` stops and removes them. */
export async function startStreaming(): Promise<Streaming> {
  const home = mkdtempSync(path.join(tmpdir(), 'digipals-standby-'));
  chmodSync(home, 0o755);
  const [dataDir, copy] = [path.join(home, 'primary'), path.join(home, 'standby')];
  const first = await start(dataDir);
  await first.stop();
  copyAsStandby(dataDir, copy, first);
  const primary = await start(dataDir);
  let second = await start(copy);
  const config = { ...primary.connection };
  const database = connect(config, silentLog);
  await migrate(database.pool);
  const standby = connect({ ...second.connection }, silentLog);
  return {
    database: { ...database, config },
    standby,
    stopStandby: () => second.stop(),
    async startStandby() {
      second = await start(copy);
    },
    async close() {
      await database.close();
      await standby.close();
      await second.stop();
      await primary.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
