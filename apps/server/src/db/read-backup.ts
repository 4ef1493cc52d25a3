import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { decrypt, isEncrypted, PassphraseError } from './backup-encryption.ts';
import type { BackupLine } from './backup-format.ts';
import type { AppliedMigration } from './migrate.ts';

/** A backup, and what opens it if it is encrypted. */
export type BackupFile = { readonly file: string; readonly passphrase: string | undefined };

/** The lines of a backup. @throws PassphraseError */
export async function* readBackup({ file, passphrase }: BackupFile): AsyncGenerator<BackupLine> {
  const source = createReadStream(file);
  const plain = createGunzip();
  // Both report errors through `plain`, which the lines are read from.
  const ignore = (): void => undefined;
  if (await isEncrypted(file)) {
    if (!passphrase) {
      throw new PassphraseError(`${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`);
    }
    pipeline(source, bytes => decrypt(bytes, { passphrase }), plain, ignore);
  } else {
    pipeline(source, plain, ignore);
  }
  for await (const line of createInterface({ input: plain })) yield JSON.parse(line);
}

/**
 * Reads the whole file, so that a damaged one is rejected before anything is written.
 * @returns the migrations of its schema
 * @throws PassphraseError, or an error that says that the file is damaged
 */
export async function verifyBackup(source: BackupFile): Promise<readonly AppliedMigration[]> {
  const { file } = source;
  let migrations: readonly AppliedMigration[] | undefined;
  let rows = 0;
  let last: BackupLine | undefined;
  try {
    for await (const line of readBackup(source)) {
      if (line.kind === 'head' && line.format === 1) migrations = line.migrations;
      if (line.kind === 'rows') rows += line.rows.length;
      last = line;
    }
  } catch (cause) {
    if (cause instanceof PassphraseError) throw cause;
    throw new Error(`${file} cannot be read as a backup.`, { cause });
  }
  if (migrations && last?.kind === 'end' && last.rows === rows) return migrations;
  throw new Error(`${file} is an incomplete backup.`);
}

/** When a backup was made. @throws if the file is none */
export async function readMadeAt(source: BackupFile): Promise<Date> {
  for await (const line of readBackup(source)) {
    if (line.kind === 'head') return new Date(line.madeAt);
  }
  throw new Error(`${source.file} cannot be read as a backup.`);
}
