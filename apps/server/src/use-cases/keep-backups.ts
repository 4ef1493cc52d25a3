import { copyFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from '../db/archive/archive.ts';
import { keepArchive } from '../db/archive/keep-archive.ts';
import { findEmbedded } from '../db/embedded/start-embedded.ts';
import type { AppDeps } from '../deps.ts';
import { claimSign, endAlarm, findSign, raiseAlarm } from '../domains/alarms/index.ts';
import { keepErasedFile } from './erase-again.ts';
import { keepTakenBackFile } from './take-back-again.ts';

type BackupDeps = Pick<AppDeps, 'database' | 'clock' | 'config'>;

/** When the archive was last up to date. */
const ARCHIVED = 'archived';
const ALARM = 'backup_old';
const OLD_MS = 15 * 60_000;

/** The files of a folder of lists. */
export const listFiles = (folder: string) => ({
  erasedFile: path.join(folder, 'erased.txt'),
  takenBackFile: path.join(folder, 'taken-back.txt'),
});

/** Brings both lists up to date, and copies them. */
async function keepLists(deps: BackupDeps, folder: string): Promise<void> {
  await keepErasedFile(deps);
  await keepTakenBackFile(deps);
  const copies = listFiles(listFolder(folder));
  await copy(deps.config.erasedFile, copies.erasedFile);
  await copy(deps.config.takenBackFile, copies.takenBackFile);
}

async function copy(from: string | null, to: string): Promise<void> {
  if (from === null) return;
  try {
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
  } catch (error) {
    // No child was erased yet, or no text taken back.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Brings the archive of the embedded database up to date, with its tombstones
 * (SCALE-80). @returns whether there is an archive
 */
export async function updateArchive(deps: BackupDeps): Promise<boolean> {
  const { clock, config } = deps;
  const dataDir = config.archivedDir;
  const connection = dataDir === null ? undefined : findEmbedded(dataDir);
  if (dataDir === null || !connection) return false;
  const keep = (folder: string) => keepLists(deps, folder);
  const covered = await keepArchive({ dataDir, connection, keepLists: keep, now: clock() });
  return covered !== undefined;
}

/** Brings the archive up to date. If that fails for a quarter of an hour, an alarm says so. */
export async function keepBackups(
  deps: BackupDeps & { readonly log: Pick<AppDeps['log'], 'warn'> },
): Promise<void> {
  const { clock, log } = deps;
  const { db } = deps.database;
  const now = clock();
  const at = new Date(now);
  try {
    if (await updateArchive(deps)) await claimSign(db, { name: ARCHIVED, since: at, at });
    await endAlarm(db, deps, { name: ALARM, at });
  } catch (error) {
    const says = error instanceof Error ? error.message : 'The archive cannot be written.';
    log.warn({ reason: says }, 'the archive of backups is not up to date, will retry');
    // An archive that never worked counts from its first failure.
    const last = await findSign(db, ARCHIVED);
    if (!last) await claimSign(db, { name: ARCHIVED, since: at, at });
    if (!last || now - last.getTime() < OLD_MS) return;
    await raiseAlarm(db, deps, { name: ALARM, says, at });
  }
}
