import { backUp } from './db/backup.ts';
import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';

/** `node apps/server/src/backup.ts FILE` writes a backup, whether or not a server is running. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data' } = process.env;
const [file = `digipals-${new Date().toISOString().slice(0, 10)}.backup.gz`] =
  process.argv.slice(2);
const options = { databaseUrl, dataDir, log: errorLog };
const database = connectToRunning(options) ?? (await openDatabase(options));
try {
  const rows = await backUp(database.pool, file);
  process.stdout.write(`Backed up ${rows} rows to ${file}\n`);
} finally {
  await database.close();
}
