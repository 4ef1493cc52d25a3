import { randomBytes } from 'node:crypto';
import { requireDatabase, runCommand } from './command.ts';
import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { readEnv } from './env.ts';
import { manageDuty } from './use-cases/manage-duty.ts';

/** `npm run duty -- COMMAND ...` shows and changes the rota and the service hours, whether or not a server is running. */
await runCommand(async () => {
  const env = readEnv(process.env);
  requireDatabase(env);
  const { databaseUrl, dataDir } = env;
  const options = { databaseUrl, dataDir, log: errorLog };
  const database = connectToRunning(options) ?? (await openDatabase(options));
  try {
    const order = { words: process.argv.slice(2), at: new Date() };
    const tools = { random: randomBytes };
    return await database.db.transaction().execute(db => manageDuty(db, tools, order));
  } finally {
    await database.close();
  }
});
