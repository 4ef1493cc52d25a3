import { namedFile, requireDatabase, runCommand } from './command.ts';
import { backUp } from './db/backup.ts';
import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { readEnv } from './env.ts';

/** `npm run backup -- FILE` writes a backup, whether or not a server is running. */
await runCommand(async () => {
  const env = readEnv(process.env);
  requireDatabase(env);
  const passphrase = process.env['BACKUP_PASSPHRASE'];
  const today = new Date().toISOString().slice(0, 10);
  const usual = `digipals-${today}.backup.gz${passphrase ? '.age' : ''}`;
  const file = namedFile(process.argv[2] ?? usual);
  const options = { ...env, log: errorLog };
  const database = connectToRunning(options) ?? (await openDatabase(options));
  try {
    const rows = await backUp(database.pool, file, { passphrase });
    return `Backed up ${rows} rows to ${file}${passphrase ? ', encrypted' : ''}`;
  } finally {
    await database.close();
  }
});
