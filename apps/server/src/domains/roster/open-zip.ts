import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { RosterRefused } from './rows.ts';

/** Limits of an archive: files in it, and bytes of what is read of it. */
const MOST_ENTRIES = 100;
const MOST_BYTES = 40_000_000;
/** What each workbook of Excel has; it is a ZIP archive, too. */
const EXCEL = 'xl/workbook.xml';

/**
 * Reads files of a ZIP archive by name, in whatever folder they are. Nothing is written to the disk.
 * @throws RosterRefused for what is no archive, is a workbook of Excel, is encrypted, names a file twice or unpacks
 * to too much
 */
export async function openZip(
  bytes: Buffer,
  wanted: ReadonlySet<string>,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let left = MOST_BYTES;
  try {
    // yauzl refuses absolute paths and `..`, and files that are longer than their entry says.
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > MOST_ENTRIES) throw new RosterRefused('zip_too_big');
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName === EXCEL) throw new RosterRefused('excel');
      const name = entry.fileName.split('/').at(-1) ?? '';
      // Archives made on a Mac have a second entry for each file.
      if (!wanted.has(name) || entry.fileName.startsWith('__MACOSX/')) continue;
      if (files.has(name)) throw new RosterRefused('file_twice', { file: name });
      left -= entry.uncompressedSize;
      if (left < 0) throw new RosterRefused('zip_too_big');
      files.set(name, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    throw error instanceof RosterRefused ? error : new RosterRefused('zip_broken');
  }
  return files;
}
