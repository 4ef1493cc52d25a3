import { open } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';

/** First bytes of a file of the age format, version 1 (https://age-encryption.org/v1). */
const MARK = 'age-encryption.org/v1';

/** A passphrase is missing or does not fit. The message says what to do. */
export class PassphraseError extends Error {}

/** Whether a backup is encrypted. @throws if the file cannot be read */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MARK.length), 0, MARK.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === MARK;
  } finally {
    await handle.close();
  }
}

/** What encrypts: a passphrase (scrypt, two seconds for each file), or the public key of an archive. */
export type Lock = { readonly passphrase: string } | { readonly recipient: string };
/** What decrypts. */
export type Key = { readonly passphrase: string } | { readonly identity: string };

/** Encrypts a stream. */
export async function* encrypt(
  source: AsyncIterable<Uint8Array>,
  lock: Lock,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase);
  else encrypter.addRecipient(lock.recipient);
  yield* bytesOf(await encrypter.encrypt(webStream(source)));
}

/** Decrypts what `encrypt` made; each piece is authenticated before it is passed on. @throws PassphraseError */
export async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  key: Key,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
  else decrypter.addIdentity(key.identity);
  const plain = await decrypter.decrypt(webStream(source)).catch(() => {
    throw new PassphraseError(
      'BACKUP_PASSPHRASE does not open this backup. Set the passphrase with which it was made.',
    );
  });
  yield* bytesOf(plain);
}

// The global type of web streams, which the library names, and that of Node differ in details only.
const webStream = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>;
const bytesOf = (stream: globalThis.ReadableStream<Uint8Array>) =>
  stream as unknown as AsyncIterable<Uint8Array>;
