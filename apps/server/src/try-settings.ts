import { constants } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from './content/load-content.ts';
import { errorLog } from './db/log.ts';
import { countPending } from './db/migrate.ts';
import { openDatabase } from './db/open-db.ts';
import { tryMailServer } from './domains/mail/index.ts';
import type { Env } from './env.ts';

/** What was tried, and how it went in a few words. */
export type Trial = { readonly name: string; readonly isWell: boolean; readonly found: string };

type Try = readonly [name: string, run: () => Promise<string>];

async function tryDatabase(env: Env): Promise<string> {
  const database = await openDatabase({ ...env, log: errorLog });
  try {
    const pending = await countPending(database.pool);
    return `answers; ${pending} migrations wait`;
  } finally {
    await database.close();
  }
}

async function tryToWrite(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `.tried-${process.pid}`);
  await writeFile(file, '');
  await rm(file);
  return `${folder} can be written to`;
}

async function tryToRead(folder: string): Promise<string> {
  await access(path.join(folder, 'index.html'), constants.R_OK);
  return `${folder} has the app`;
}

/** What a server with these settings would use. The embedded database is only a folder here: a server may run on it. */
const triesOf = (env: Env): Try[] => [
  ...(env.databaseUrl ? [['DATABASE_URL', () => tryDatabase(env)] as const] : []),
  ...(env.smtpUrl ? [['SMTP_URL', () => tryMailServer(String(env.smtpUrl))] as const] : []),
  ['DATA_DIR', () => tryToWrite(env.dataDir)],
  ['REPLY_FOLDER', () => tryToWrite(String(env.config.repliesFolder))],
  ['CONTENT_DIR', async () => `${loadContent(env.contentDir).lessons.length} lessons`],
  ['WEB_DIR', () => tryToRead(env.webDir)],
  ['DESK_DIR', () => tryToRead(env.deskDir)],
  ['GROWN_UPS_DIR', () => tryToRead(env.grownUpsDir)],
];

async function tryOne([name, run]: Try): Promise<Trial> {
  try {
    return { name, isWell: true, found: await run() };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return { name, isWell: false, found: message || code || 'failed' };
  }
}

/** Tries everything that the settings name, and changes nothing but missing folders of data. */
export const trySettings = (env: Env): Promise<Trial[]> => Promise.all(triesOf(env).map(tryOne));
