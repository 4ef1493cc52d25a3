import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { namedFile } from './command.ts';
import { errorLog } from './db/log.ts';
import { connectToRunning, openDatabase } from './db/open-db.ts';
import { createMailer } from './domains/mail/index.ts';
import { readEnv } from './env.ts';
import { actForGrownUp, GrownUpError } from './use-cases/act-for-grown-up.ts';

/** `npm run grown-up -- COMMAND CLASS NAME` acts for a grown-up, whether or not a server is running. */
const env = readEnv(process.env);
const { databaseUrl, dataDir, config } = env;
const options = { databaseUrl, dataDir, log: errorLog };
const database = connectToRunning(options) ?? (await openDatabase(options));
const mailer = createMailer(env);
const save = (name: string, bytes: Uint8Array): string => {
  const file = namedFile(name);
  writeFileSync(file, bytes, { mode: 0o600 });
  return file;
};
const tools = { database, random: randomBytes, config, clock: Date.now, mailer, save };
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
  await mailer.close();
  await database.close();
}
