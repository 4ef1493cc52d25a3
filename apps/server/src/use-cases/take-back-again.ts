import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { findTexts, listGone } from '../domains/messages/index.ts';
import { takeBackAll } from './recall-texts.ts';

const RESTORE = 'Restore';

/** Ids of texts in a file, one on each line; none if there is no file. */
export async function readIds(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter(line => line !== '');
}

/** Lists the texts that are taken back in the file outside of the database. Ids that the database does not know stay. */
export async function keepTakenBackFile({
  database: { db },
  config: { takenBackFile: file },
}: Pick<AppDeps, 'database' | 'config'>): Promise<void> {
  if (file === null) return;
  const listed = await readIds(file);
  const known = new Set((await findTexts(db, listed)).map(({ submissionId }) => submissionId));
  const unknown = listed.filter(id => !known.has(id));
  const ids = [...unknown, ...(await listGone(db))].sort();
  if (ids.join() === listed.join()) return;
  await writeIds(file, ids);
}

async function writeIds(file: string, ids: readonly string[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Servers that share the folder write their drafts side by side.
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, ids.map(id => `${id}\n`).join(''), { mode: 0o600 });
  await rename(draft, file);
}

/** Adds texts to the file, such as those of another copy of it. */
export async function mergeTakenBackFile(file: string, ids: Iterable<string>): Promise<void> {
  const listed = await readIds(file);
  const all = [...new Set([...listed, ...ids])].sort();
  if (all.length > listed.length) await writeIds(file, all);
}

/**
 * Takes back the texts that can be read again because an older backup was restored: the file knows them, the database
 * does not (SAFE2-42). @returns how many
 */
export async function takeBackAgain({
  database,
  clock,
  config: { takenBackFile: file },
}: Pick<AppDeps, 'database' | 'clock' | 'config'>): Promise<number> {
  if (file === null) return 0;
  const gone = new Set(await listGone(database.db));
  const texts = await findTexts(database.db, await readIds(file));
  const readable = texts.filter(({ submissionId, isDelivered }) => {
    return isDelivered && !gone.has(submissionId);
  });
  const at = new Date(clock());
  for (const text of readable) {
    await database.db.transaction().execute(async db => {
      await takeBackAll(db, [text], at);
      const object = `text ${text.submissionId}`;
      await appendAudit(db, { actor: RESTORE, action: 'Took back again', object, detail: {}, at });
    });
  }
  return readable.length;
}
