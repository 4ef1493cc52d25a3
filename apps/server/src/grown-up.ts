import { errorLog } from './db/log.ts';
import { connectBeside, openDatabase } from './db/open-db.ts';
import { actForGrownUp, GrownUpError } from './use-cases/act-for-grown-up.ts';

/** `npm run grown-up -- DEED CLASS NAME` does a grown-up's will, beside a running server or without one. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data' } = process.env;
const options = { databaseUrl, dataDir, log: errorLog };
const database = connectBeside(options) ?? (await openDatabase(options));
try {
  const said = await database.db
    .transaction()
    .execute(db => actForGrownUp(db, process.argv.slice(2), new Date()));
  process.stdout.write(`${said}\n`);
} catch (error) {
  if (!(error instanceof GrownUpError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
