import { randomBytes } from 'node:crypto';
import { errorLog } from './db/log.ts';
import { migrate } from './db/migrate.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { readEnv } from './env.ts';
import { LicenceError, manageLicences } from './use-cases/manage-licences.ts';

/** `npm run licences -- COMMAND ...` manages vouchers, whether or not a server is running. */
const { databaseUrl, dataDir } = readEnv(process.env);
const options = { databaseUrl, dataDir, log: errorLog };
const database = connectToRunning(options) ?? (await openDatabase(options));
try {
  await migrate(database.pool);
  const order = { words: process.argv.slice(2), at: new Date() };
  const tools = { random: randomBytes };
  const result = await database.db.transaction().execute(db => manageLicences(db, tools, order));
  process.stdout.write(`${result}\n`);
} catch (error) {
  if (!(error instanceof LicenceError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
