import { errorLog } from './db/log.ts';
import { openDatabase } from './db/open-db.ts';
import { restore } from './db/restore.ts';

/** `node apps/server/src/restore.ts FILE` restores a backup into an empty database while no server uses it. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data' } = process.env;
const [file = ''] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir, log: errorLog });
try {
  const rows = await restore(database.pool, file);
  process.stdout.write(`Restored ${rows} rows from ${file}\n`);
} finally {
  await database.close();
}
