import type { AppDeps } from '../deps.ts';
import {
  askErasure,
  listByDigest,
  listErased,
  mergeErasedFile,
  readErasedFile,
} from '../domains/rights/index.ts';
import { type ErasureTools, eraseChild } from './erase-child.ts';

const RESTORE = 'Restore';

/** Adds the children that were erased to the file outside of the database. */
export async function keepErasedFile({
  database,
  config: { erasedFile },
}: Pick<AppDeps, 'database' | 'config'>): Promise<void> {
  if (erasedFile === null) return;
  await mergeErasedFile(erasedFile, await listErased(database.db));
}

/**
 * Erases children that an older backup brought back: those in the file that the database does not know to be
 * erased (RIGHTS-16). A held child only has its account closed. @returns how many came back
 */
export async function eraseAgain(
  deps: ErasureTools & Pick<AppDeps, 'clock' | 'config'>,
): Promise<number> {
  const { database, clock, config } = deps;
  if (config.erasedFile === null) return 0;
  const listed = await readErasedFile(config.erasedFile);
  for (const digest of await listErased(database.db)) listed.delete(digest);
  if (listed.size === 0) return 0;
  const back = await listByDigest(database.db, [...listed]);
  const at = new Date(clock());
  for (const userId of back) {
    await database.db.transaction().execute(async db => {
      await askErasure(db, { userId, askedBy: RESTORE, now: true, at });
      await eraseChild(db, deps, { userId, by: RESTORE, at });
    });
  }
  return back.length;
}
