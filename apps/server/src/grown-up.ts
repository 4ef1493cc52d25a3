import { randomBytes } from 'node:crypto';
import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { readEnv } from './env.ts';
import { actForGrownUp, GrownUpError } from './use-cases/act-for-grown-up.ts';

/** `npm run grown-up -- COMMAND CLASS NAME` acts for a grown-up, whether or not a server is running. */
const { databaseUrl, dataDir, config } = readEnv(process.env);
const options = { databaseUrl, dataDir, log: errorLog };
const database = connectToRunning(options) ?? (await openDatabase(options));
const tools = { database, random: randomBytes, config };
try {
  const result = await database.db
    .transaction()
    .execute(db => actForGrownUp(db, tools, { words: process.argv.slice(2), at: new Date() }));
  process.stdout.write(`${result}\n`);
} catch (error) {
  if (!(error instanceof GrownUpError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
