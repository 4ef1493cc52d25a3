import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { namedFile, requireDatabase, runCommand } from './command.ts';
import { startArchiving, stopArchiving } from './db/archive/archive.ts';
import { listRanges, restoreArchive } from './db/archive/restore-archive.ts';
import { backUp } from './db/backup.ts';
import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { type Env, readEnv } from './env.ts';
import { momentOf } from './read-moment.ts';
import { updateArchive } from './use-cases/keep-backups.ts';
import { proveDatabase } from './use-cases/prove-restore.ts';

const MOST_DAYS = 3_650;

/** Writes a snapshot to a file. */
async function toFile(env: Env, name: string | undefined): Promise<string> {
  requireDatabase(env);
  const { backupPassphrase: passphrase } = env;
  const today = new Date().toISOString().slice(0, 10);
  const file = namedFile(name ?? `digipals-${today}.backup.gz${passphrase ? '.age' : ''}`);
  const options = { ...env, log: errorLog };
  const database = connectToRunning(options) ?? (await openDatabase(options));
  try {
    const rows = await backUp(database.pool, file, { passphrase });
    return `Backed up ${rows} rows to ${file}${passphrase ? ', encrypted' : ''}`;
  } finally {
    await database.close();
  }
}

/** Starts an archive, or stops archiving. */
async function continuous(env: Env, name: string, keep: string): Promise<string> {
  const { databaseUrl, dataDir, config, backupPassphrase: passphrase } = env;
  if (databaseUrl) {
    throw new Error('Back up the PostgreSQL of DATABASE_URL with pgBackRest: see deploy/backup.');
  }
  requireDatabase(env);
  if (name === 'off') {
    await stopArchiving(dataDir);
    return 'The server stops archiving at its next start. The archive stays as it is.';
  }
  const keepDays = Number(keep);
  if (!Number.isInteger(keepDays) || keepDays < 1 || keepDays > MOST_DAYS) {
    throw new Error(`--keep must be a number of days from 1 to ${MOST_DAYS}, not ${keep}.`);
  }
  const folder = namedFile(name);
  const options = { databaseUrl, dataDir, log: errorLog };
  const running = connectToRunning(options);
  const { recipient } = await startArchiving(dataDir, { folder, keepDays }, passphrase);
  const kept = `${recipient === null ? 'NOT encrypted' : 'encrypted'}, kept for ${keepDays} days`;
  if (running) {
    await running.close();
    return `From its next start, the server archives to ${folder}: ${kept}.`;
  }
  const database = await openDatabase(options);
  try {
    await updateArchive({ database, clock: Date.now, config });
    return `Archived to ${folder}: ${kept}. Run the server, which adds to it every ten seconds.`;
  } finally {
    await database.close();
  }
}

/** Says which seconds an archive can restore. */
async function list(name: string): Promise<string> {
  const ranges = await listRanges(namedFile(name));
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) return 'Nothing can be restored yet: there is no complete base backup.';
  const bases = ranges.map(({ from }) => `  base backup of ${from.toISOString()}`).join('\n');
  return `Every second from ${first.from.toISOString()} to ${last.to.toISOString()}\n${bases}`;
}

/** Restores an archive into a temporary folder and adds up what is there. */
async function verify(
  { backupPassphrase: passphrase }: Env,
  name: string,
  moment: string | undefined,
): Promise<string> {
  const home = await mkdtemp(path.join(tmpdir(), 'digipals-verify-'));
  const dataDir = path.join(home, 'data');
  try {
    const order = { folder: namedFile(name), passphrase, to: momentOf(moment), dataDir };
    const to = await restoreArchive({ ...order, log: errorLog });
    const database = await openDatabase({ dataDir, log: errorLog });
    try {
      const { text, isWhole } = await proveDatabase(database);
      if (!isWhole) throw new Error(`The backup is damaged. ${text}`);
      return `Restored to ${to.toISOString()} in a temporary folder. ${text}`;
    } finally {
      await database.close();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** `npm run backup` writes a backup to a file, or keeps and checks an archive (docs/guides/run-a-server.md). */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      continuous: { type: 'string' },
      keep: { type: 'string', default: '14' },
      list: { type: 'string' },
      verify: { type: 'string' },
      to: { type: 'string' },
    },
  });
  if (values.list) return await list(values.list);
  const env = readEnv(process.env);
  if (values.verify) return await verify(env, values.verify, values.to);
  if (values.continuous) return await continuous(env, values.continuous, values.keep);
  return await toFile(env, positionals[0]);
});
