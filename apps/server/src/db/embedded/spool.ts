import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';

/** Where PostgreSQL hands over its write-ahead log. A server takes it from there to the archive. */
export const spoolOf = (dataDir: string): string => path.join(dataDir, 'wal-spool');

/** Settings with which PostgreSQL hands over its log, if the data folder is archived (see db/archive). */
export function archiveSettings(
  dataDir: string,
  account: Account | undefined,
): Record<string, string> {
  if (!existsSync(path.join(dataDir, 'archive.json'))) return {};
  const spool = spoolOf(dataDir);
  mkdirSync(spool, { recursive: true });
  if (account) chownSync(spool, account.uid, account.gid);
  chmodSync(spool, 0o700);
  return {
    archive_mode: 'on',
    // Syncs each file, and never replaces another one.
    archive_library: 'basic_archive',
    // PostgreSQL works in its own folder, and may not be able to enter the ones above by their names.
    'basic_archive.archive_directory': '../wal-spool',
  };
}
