import { requireDatabase, runCommand } from './command.ts';
import { APP_ROLE, prepareAppRole } from './db/app-role.ts';
import { errorLog } from './db/log.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-db.ts';
import { readEnv } from './env.ts';

/** `npm run migrate` migrates the database before its servers start, which would otherwise do it. */
await runCommand(async () => {
  const env = readEnv(process.env);
  requireDatabase(env);
  const database = await openDatabase({ ...env, log: errorLog });
  try {
    const applied = await migrate(database.pool);
    const hasRole = await prepareAppRole(database.pool);
    return [
      applied.length === 0 ? 'No migration was waiting.' : `Applied ${applied.join(', ')}.`,
      ...(hasRole ? [] : [`The user of DATABASE_URL cannot take the role ${APP_ROLE}.`]),
    ].join('\n');
  } finally {
    await database.close();
  }
});
