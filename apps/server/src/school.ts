import { randomBytes } from 'node:crypto';
import { errorLog } from './db/log.ts';
import { migrate } from './db/migrate.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { DEMO_STAFF_DOMAIN } from './demo/demo-staff.ts';
import { readEnv } from './env.ts';
import { manageSchools, SchoolError } from './use-cases/manage-schools.ts';

/** `npm run school -- COMMAND ...` manages schools and their adults, whether or not a server is running. */
const { databaseUrl, dataDir, config } = readEnv(process.env);
const options = { databaseUrl, dataDir, log: errorLog };
const database = connectToRunning(options) ?? (await openDatabase(options));
const isDemo = (email: string): boolean => email.toLowerCase().endsWith(DEMO_STAFF_DOMAIN);
const tools = { database, random: randomBytes, config, isDemo };
try {
  // A lead may be invited before the server has ever run.
  await migrate(database.pool);
  const order = { words: process.argv.slice(2), at: new Date() };
  const result = await database.db.transaction().execute(db => manageSchools(db, tools, order));
  process.stdout.write(`${result}\n`);
} catch (error) {
  if (!(error instanceof SchoolError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
