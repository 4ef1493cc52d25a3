import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { decrypt, encrypt, PassphraseError } from '../backup-encryption.ts';
import { writeDurably } from './archive-file.ts';

/**
 * A folder with base backups and the write-ahead log since the oldest of them, from which the embedded database
 * can be restored to any second. It belongs to one data folder.
 */
export type Archive = {
  readonly format: 1;
  readonly id: string;
  /** Public key that encrypts its files; null for an archive that is not encrypted. */
  readonly recipient: string | null;
};

/** Where the database of a data folder is archived. */
export type ArchiveSetting = {
  readonly folder: string;
  readonly id: string;
  /** Every second of so many days can be restored. */
  readonly keepDays: number;
};

/** A base backup. It can be restored from its end on. */
export type Base = {
  readonly name: string;
  readonly endedAt: string;
  /** The first file of the write-ahead log that a restore needs. */
  readonly firstWal: string;
  /** The file that PostgreSQL wrote at its end. */
  readonly lastWal: string;
  readonly sha256: string;
};

const settingFile = (dataDir: string) => path.join(dataDir, 'archive.json');
const archiveFile = (folder: string) => path.join(folder, 'archive.json');
const keyFile = (folder: string) => path.join(folder, 'key.age');
const coveredFile = (folder: string) => path.join(folder, 'covered.json');
export const baseFolder = (folder: string) => path.join(folder, 'base');
export const walFolder = (folder: string) => path.join(folder, 'wal');
/** The copies of the tombstones. */
export const listFolder = (folder: string) => path.join(folder, 'lists');

/** Where the database of a data folder is archived; undefined if it is not. */
export function readSetting(dataDir: string): ArchiveSetting | undefined {
  const file = settingFile(dataDir);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** From its next start on, PostgreSQL no longer archives. */
export const stopArchiving = (dataDir: string): Promise<void> =>
  rm(settingFile(dataDir), { force: true });

async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read.`, { cause: error });
  }
}

/** @throws if the folder has no archive */
export async function readArchive(folder: string): Promise<Archive> {
  const archive = await readJson<Archive>(archiveFile(folder));
  if (archive?.format === 1) return archive;
  throw new Error(`There is no archive in ${folder}.`);
}

/**
 * Makes an archive in an empty folder and lets the database of `dataDir` be archived there from the next start of
 * PostgreSQL on. Called again, it changes how long backups are kept.
 * @throws if the folder has other files, or the archive of another database or of this one before a restore
 */
export async function startArchiving(
  dataDir: string,
  { folder, keepDays }: Pick<ArchiveSetting, 'folder' | 'keepDays'>,
  passphrase: string | undefined,
): Promise<Archive> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isEmpty = (await readdir(folder)).length === 0;
  const archive = isEmpty ? await makeArchive(folder, passphrase) : await readArchive(folder);
  if (!isEmpty && readSetting(dataDir)?.id !== archive.id) {
    throw new Error(
      `${folder} has the archive of another database, or of this one before a restore. Choose an empty folder.`,
    );
  }
  const setting: ArchiveSetting = { folder, id: archive.id, keepDays };
  await writeDurably(settingFile(dataDir), `${JSON.stringify(setting)}\n`);
  return archive;
}

async function makeArchive(folder: string, passphrase: string | undefined): Promise<Archive> {
  for (const place of [baseFolder(folder), walFolder(folder), listFolder(folder)]) {
    await mkdir(place, { mode: 0o700 });
  }
  let recipient: string | null = null;
  if (passphrase) {
    const identity = await generateIdentity();
    recipient = await identityToRecipient(identity);
    const sealed = await buffer(encrypt(Readable.from([Buffer.from(identity)]), { passphrase }));
    await writeDurably(keyFile(folder), sealed);
  }
  const archive: Archive = { format: 1, id: randomUUID(), recipient };
  await writeDurably(archiveFile(folder), `${JSON.stringify(archive)}\n`);
  return archive;
}

/** What opens the files of an archive; null if it is not encrypted. @throws PassphraseError */
export async function openKey(
  folder: string,
  { recipient }: Archive,
  passphrase: string | undefined,
): Promise<string | null> {
  if (recipient === null) return null;
  if (!passphrase) {
    throw new PassphraseError(`${folder} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`);
  }
  const sealed = Readable.from([await readFile(keyFile(folder))]);
  return (await buffer(decrypt(sealed, { passphrase }))).toString();
}

/** Until when everything that was committed is in the archive; undefined before its first base backup. */
export const readCovered = async (folder: string): Promise<Date | undefined> => {
  const covered = await readJson<{ until: string }>(coveredFile(folder));
  return covered && new Date(covered.until);
};

export const writeCovered = (folder: string, until: Date): Promise<void> =>
  writeDurably(coveredFile(folder), `${JSON.stringify({ until })}\n`);

/** The complete base backups, oldest first. */
export async function listBases(folder: string): Promise<Base[]> {
  const bases: Base[] = [];
  for (const file of (await readdir(baseFolder(folder))).filter(name => name.endsWith('.json'))) {
    const base = await readJson<Base>(path.join(baseFolder(folder), file));
    if (base) bases.push(base);
  }
  return bases.sort((a, b) => a.endedAt.localeCompare(b.endedAt));
}

/** The file of a base backup. */
export const baseFile = (folder: string, { name }: Pick<Base, 'name'>): string =>
  path.join(baseFolder(folder), `${name}.tar.gz`);

/** Describes a base backup, which makes it complete. */
export const writeBase = (folder: string, base: Base): Promise<void> =>
  writeDurably(path.join(baseFolder(folder), `${base.name}.json`), `${JSON.stringify(base)}\n`);
