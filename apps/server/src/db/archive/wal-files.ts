import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { walFolder } from './archive.ts';

/** Ends the name of the part of a file of the write-ahead log that was written so far. */
const PARTIAL = '.partial';
/** A file of the write-ahead log, or a note of PostgreSQL about a base backup or a timeline, which nobody needs. */
const HANDED_OVER = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?$|^[0-9A-F]{8}\.history$/;
const STORED = /^([0-9A-F]{24})(\.partial)?\.gz$/;

/** The write-ahead log of an archive: whole files, and the newest one as far as it was written. */
export type StoredWal = { readonly whole: readonly string[]; readonly partial: readonly string[] };

/** The name of a file of the write-ahead log in an archive. */
export const storedWal = (folder: string, name: string, part: 'whole' | 'partial'): string =>
  path.join(walFolder(folder), `${name}${part === 'partial' ? PARTIAL : ''}.gz`);

/** The write-ahead log of an archive, in order. */
export async function listWal(folder: string): Promise<StoredWal> {
  const whole: string[] = [];
  const partial: string[] = [];
  for (const file of (await readdir(walFolder(folder))).sort()) {
    const [, name, part] = STORED.exec(file) ?? [];
    if (name) (part ? partial : whole).push(name);
  }
  return { whole, partial };
}

/** Deletes the write-ahead log before a file, and parts of files that are there as a whole. */
export async function deleteWal(folder: string, { before }: { before: string }): Promise<void> {
  const { whole, partial } = await listWal(folder);
  const newest = whole.at(-1) ?? '';
  for (const name of whole) if (name < before) await rm(storedWal(folder, name, 'whole'));
  for (const name of partial) if (name <= newest) await rm(storedWal(folder, name, 'partial'));
}

/** Whether a file that was handed over is one of the write-ahead log. */
export const isWal = (name: string): boolean => name.length === 24;

/** What PostgreSQL has handed over to be archived, in order. */
export async function listHandedOver(spool: string): Promise<string[]> {
  return (await readdir(spool)).filter(name => HANDED_OVER.test(name)).sort();
}

/** The file of the write-ahead log that follows: timeline, 4 GB and file in hexadecimal. */
export function nextWal(name: string, bytes: number): string {
  const perLog = 0x1_0000_0000 / bytes;
  const count =
    Number.parseInt(name.slice(8, 16), 16) * perLog + Number.parseInt(name.slice(16), 16) + 1;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${name.slice(0, 8)}${hex(Math.floor(count / perLog))}${hex(count % perLog)}`;
}

/** The beginning of the file that PostgreSQL writes. */
export async function readWritten(pgWal: string, name: string, bytes: number): Promise<Buffer> {
  return (await readFile(path.join(pgWal, name))).subarray(0, bytes);
}
