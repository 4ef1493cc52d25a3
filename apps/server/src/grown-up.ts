import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { actForGrownUp, GrownUpError } from './use-cases/act-for-grown-up.ts';

/** `npm run grown-up -- COMMAND CLASS NAME` acts for a grown-up, whether or not a server is running. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data' } = process.env;
const options = { databaseUrl, dataDir, log: errorLog };
const database = connectToRunning(options) ?? (await openDatabase(options));
try {
  const result = await database.db
    .transaction()
    .execute(db => actForGrownUp(db, process.argv.slice(2), new Date()));
  process.stdout.write(`${result}\n`);
} catch (error) {
  if (!(error instanceof GrownUpError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
