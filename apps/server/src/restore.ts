import { namedFile, runCommand } from './command.ts';
import { errorLog } from './db/log.ts';
import { openDatabase } from './db/open-db.ts';
import { restore } from './db/restore.ts';
import { readEnv } from './env.ts';

/** `npm run restore -- FILE` restores a backup into an empty database while no server uses it. */
await runCommand(async () => {
  const env = readEnv(process.env);
  const passphrase = process.env['BACKUP_PASSPHRASE'];
  const [, , name] = process.argv;
  if (!name) throw new Error('Name the backup: npm run restore -- FILE');
  const file = namedFile(name);
  const database = await openDatabase({ ...env, log: errorLog });
  try {
    const rows = await restore(database.pool, file, { passphrase });
    return `Restored ${rows} rows from ${file}. Everybody signs in again.`;
  } finally {
    await database.close();
  }
});
