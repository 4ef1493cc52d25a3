import { createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Anchor, newAnchorKey, parseAnchor } from './anchors.policy.ts';

/** The text of a file; null if there is none. */
const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Reads the key that signs anchors, and makes it if there is none. */
export async function readAnchorKey(file: string): Promise<KeyObject> {
  const known = await textOf(file);
  if (known !== null) return createPrivateKey(known);
  const text = newAnchorKey().export({ format: 'pem', type: 'pkcs8' });
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    // Another server that shares the folder was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return createPrivateKey(await readFile(file, 'utf8'));
}

/** The anchors of a file, oldest first; undefined for a line that cannot be read. */
export async function readAnchorFile(file: string): Promise<(Anchor | undefined)[]> {
  const lines = (await textOf(file))?.split('\n') ?? [];
  return lines.filter(line => line !== '').map(parseAnchor);
}

/** Adds an anchor to the file, so that it is there after a power failure too. */
export async function appendAnchor(file: string, anchor: Anchor): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.write(`${JSON.stringify(anchor)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
