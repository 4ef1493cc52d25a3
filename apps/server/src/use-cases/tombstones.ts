import type { Db } from '../db/db.ts';
import type { AppConfig } from '../deps.ts';
import { listGone } from '../domains/messages/index.ts';
import { listErased, readErasedFile } from '../domains/rights/index.ts';
import type { Tombstones } from './finish-restore.ts';
import { readIds } from './take-back-again.ts';

type Files = Record<keyof Pick<AppConfig, 'erasedFile' | 'takenBackFile'>, string>;

/** The lists in files. */
export const readTombstoneFiles = async (files: Files): Promise<Tombstones> => ({
  erased: await readErasedFile(files.erasedFile),
  takenBack: await readIds(files.takenBackFile),
});

/** What another, newer copy of the database knows. */
export const readTombstones = async (db: Db): Promise<Tombstones> => ({
  erased: await listErased(db),
  takenBack: await listGone(db),
});
