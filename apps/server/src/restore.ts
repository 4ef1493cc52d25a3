import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { namedFile, requireDatabase, runCommand } from './command.ts';
import { listFolder } from './db/archive/archive.ts';
import { restoreArchive } from './db/archive/restore-archive.ts';
import { errorLog } from './db/log.ts';
import { migrate } from './db/migrate.ts';
import { connect, type Database, openDatabase } from './db/open-db.ts';
import { readMadeAt } from './db/read-backup.ts';
import { restore } from './db/restore.ts';
import { createMailer } from './domains/mail/index.ts';
import { type Env, readEnv } from './env.ts';
import { momentOf } from './read-moment.ts';
import { finishRestore, type Tombstones } from './use-cases/finish-restore.ts';
import { listFiles } from './use-cases/keep-backups.ts';
import { proveDatabase } from './use-cases/prove-restore.ts';
import { readTombstoneFiles, readTombstones } from './use-cases/tombstones.ts';

/** Prepares a restored database for its server and describes it. */
async function finish(
  env: Env,
  database: Database,
  order: { to: Date; tombstones: readonly Tombstones[] },
): Promise<string> {
  await migrate(database.pool);
  const mailer = createMailer(env);
  try {
    const tools = { database, random: randomBytes, config: env.config, clock: Date.now, mailer };
    const { erased, takenBack } = await finishRestore(tools, order);
    const { text, isWhole } = await proveDatabase(database);
    if (!isWhole) throw new Error(`The restored database is damaged. ${text}`);
    const again = `Erased ${erased} children and took back ${takenBack} texts again.`;
    return `${text} ${again} Everybody must sign in again.`;
  } finally {
    await mailer.close();
  }
}

async function fromFile(env: Env, name: string): Promise<string> {
  const { backupPassphrase: passphrase } = env;
  const file = namedFile(name);
  const database = await openDatabase({ ...env, log: errorLog });
  try {
    const rows = await restore(database.pool, file, { passphrase });
    const to = await readMadeAt({ file, passphrase });
    return `Restored ${rows} rows from ${file}. ${await finish(env, database, { to, tombstones: [] })}`;
  } finally {
    await database.close();
  }
}

async function fromArchive(env: Env, name: string, moment: string | undefined): Promise<string> {
  if (env.databaseUrl) {
    throw new Error('An archive is restored into a DATA_DIR: run this without DATABASE_URL.');
  }
  const folder = namedFile(name);
  const { dataDir, backupPassphrase: passphrase } = env;
  const order = { folder, passphrase, to: momentOf(moment), dataDir, log: errorLog };
  const to = await restoreArchive(order);
  const database = await openDatabase({ dataDir, log: errorLog });
  try {
    const tombstones = [await readTombstoneFiles(listFiles(listFolder(folder)))];
    const finished = await finish(env, database, { to, tombstones });
    return (
      `Restored ${dataDir} to ${to.toISOString()}. ${finished}\n` +
      'It is not archived yet: npm run backup -- --continuous FOLDER, with an empty folder.'
    );
  } finally {
    await database.close();
  }
}

/** For a database that another program has restored, such as pgBackRest. */
async function done(env: Env, moment: string, newer: string | undefined): Promise<string> {
  requireDatabase(env);
  const to = momentOf(moment);
  if (!to) throw new Error('Name the moment to which the database was restored.');
  const tombstones: Tombstones[] = [];
  if (newer) {
    const later = connect({ connectionString: newer }, errorLog);
    try {
      tombstones.push(await readTombstones(later.db));
    } finally {
      await later.close();
    }
  }
  const database = await openDatabase({ ...env, log: errorLog });
  try {
    return await finish(env, database, { to, tombstones });
  } finally {
    await database.close();
  }
}

/** `npm run restore` restores a backup while no server uses the database (docs/guides/run-a-server.md). */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      done: { type: 'string' },
      newer: { type: 'string' },
    },
  });
  const env = readEnv(process.env);
  const [file] = positionals;
  if (values.from) return await fromArchive(env, values.from, values.to);
  if (values.done) return await done(env, values.done, values.newer);
  if (!file)
    throw new Error('Name the backup: npm run restore -- FILE, or --from FOLDER --to MOMENT');
  return await fromFile(env, file);
});
