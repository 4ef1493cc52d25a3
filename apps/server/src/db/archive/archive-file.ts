import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { decrypt, encrypt } from '../backup-encryption.ts';

/** Renames a finished draft, so that file and name are there after a power failure too. */
async function publish(draft: string, file: string): Promise<void> {
  await syncPath(draft);
  await rename(draft, file);
  // Windows cannot open a folder.
  if (process.platform !== 'win32') await syncPath(path.dirname(file));
}

async function syncPath(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a small file as a whole: a reader sees the old content or the new one. */
export async function writeDurably(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, content, { mode: 0o600 });
  await publish(draft, file);
}

async function* hashed(source: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    hash.update(piece);
    yield piece;
  }
}

/** Compresses a stream into a file of an archive, encrypts it for a recipient, and returns the SHA-256 of the file. */
export async function storeFile(
  source: Readable,
  file: string,
  recipient: string | null,
): Promise<string> {
  const hash = createHash('sha256');
  const draft = `${file}.part`;
  // Most of the write-ahead log is already as small as it gets.
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(
    source,
    gzip,
    bytes => hashed(recipient === null ? bytes : encrypt(bytes, { recipient }), hash),
    createWriteStream(draft, { mode: 0o600 }),
  );
  await publish(draft, file);
  return hash.digest('hex');
}

/**
 * The content of a file of an archive.
 * @param sha256 of the file as it was stored
 * @throws if the file is damaged, was changed, or the identity does not open it
 */
export async function* readStored(
  file: string,
  identity: string | null,
  sha256?: string,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  const plain = createGunzip();
  const read = pipeline(
    Readable.from(hashed(createReadStream(file), hash)),
    bytes => (identity === null ? bytes : decrypt(bytes, { identity })),
    plain,
  );
  // `plain` is destroyed with the same error, which is thrown below.
  read.catch(() => undefined);
  try {
    yield* plain;
    await read;
  } catch (cause) {
    throw new Error(`${file} is damaged.`, { cause });
  }
  if (sha256 && hash.digest('hex') !== sha256) throw new Error(`${file} was changed.`);
}
