import { requireDatabase, runCommand } from './command.ts';
import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { readEnv } from './env.ts';
import { reportIncident } from './use-cases/report-incident.ts';

/** `npm run incident -- FROM` prints who read which child's data, whether or not a server is running. */
await runCommand(async () => {
  const env = readEnv(process.env);
  requireDatabase(env);
  const options = { ...env, log: errorLog };
  const database = connectToRunning(options) ?? (await openDatabase(options));
  try {
    return await reportIncident(database.db, process.argv.slice(2));
  } finally {
    await database.close();
  }
});
