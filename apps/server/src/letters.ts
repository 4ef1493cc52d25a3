import { requireDatabase, runCommand } from './command.ts';
import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { readEnv } from './env.ts';
import { describeLetters } from './use-cases/list-letters.ts';

/** `npm run letters` lists letters that were not delivered, and when replies that wait for a lead of the desk arrived. */
await runCommand(async () => {
  const env = readEnv(process.env);
  requireDatabase(env);
  const { databaseUrl, dataDir } = env;
  const options = { databaseUrl, dataDir, log: errorLog };
  const database = connectToRunning(options) ?? (await openDatabase(options));
  try {
    return await describeLetters(database.db);
  } finally {
    await database.close();
  }
});
