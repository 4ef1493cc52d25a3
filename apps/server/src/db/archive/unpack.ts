import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Cluster, programEnvironment } from '../embedded/cluster.ts';
import { type Base, baseFile } from './archive.ts';
import { readStored } from './archive-file.ts';
import { listWal, nextWal, storedWal } from './wal-files.ts';

/** Size of a file of the write-ahead log; the embedded PostgreSQL has the usual one. */
const WAL_BYTES = 16 * 1024 * 1024;

/** Where to unpack: a draft of the data folder of a cluster. */
export type Target = { readonly cluster: Cluster; readonly draft: string };

/** Unpacks as the account that PostgreSQL runs as, so that it owns the files. */
export async function unpackBase(
  folder: string,
  identity: string | null,
  base: Base,
  { cluster, draft }: Target,
): Promise<void> {
  mkdirSync(draft, { mode: 0o700 });
  giveTo(cluster, draft);
  const tar = spawn('tar', ['-xf', '-'], {
    cwd: draft,
    env: programEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...cluster.account,
  });
  let output = '';
  tar.stderr.on('data', chunk => {
    output += chunk;
  });
  // tar says more about why it ended.
  tar.stdin.on('error', () => undefined);
  const ended = new Promise<number | null>((resolve, reject) => {
    tar.once('error', reject).once('close', resolve);
  });
  ended.catch(() => undefined);
  try {
    // The file is read to its end, so that its checksum is compared, although tar may end before.
    for await (const piece of readStored(baseFile(folder, base), identity, base.sha256)) {
      if (tar.stdin.destroyed || tar.stdin.write(piece)) continue;
      const drained = once(tar.stdin, 'drain').catch(() => undefined);
      await Promise.race([drained, ended]);
    }
  } catch (error) {
    tar.kill();
    await ended;
    throw error;
  }
  tar.stdin.end();
  if ((await ended) !== 0) throw new Error(`The base backup cannot be unpacked: ${output}`);
}

export function giveTo({ account }: Cluster, file: string): void {
  if (account) chownSync(file, account.uid, account.gid);
}

/** Puts the write-ahead log where PostgreSQL finds it, up to a file or its end. @throws if a file is missing in between */
export async function unpackWal(
  folder: string,
  identity: string | null,
  { firstWal, lastWal }: { firstWal: string; lastWal: string | undefined },
  { cluster, draft }: Target,
): Promise<void> {
  const { whole, partial } = await listWal(folder);
  const [haveWhole, havePart] = [new Set(whole), new Set(partial)];
  const last = lastWal ?? [whole.at(-1) ?? firstWal, partial.at(-1) ?? ''].sort().at(-1) ?? '';
  for (let name = firstWal; name === firstWal || name <= last; name = nextWal(name, WAL_BYTES)) {
    const part = haveWhole.has(name) ? 'whole' : 'partial';
    if (part === 'partial' && !havePart.has(name)) {
      throw new Error(`${folder} lacks ${name} of the write-ahead log.`);
    }
    const file = path.join(draft, 'pg_wal', name);
    const stored = readStored(storedWal(folder, name, part), identity);
    await pipeline(stored, async (source: AsyncIterable<Uint8Array>) => {
      const handle = await open(file, 'wx', 0o600);
      try {
        for await (const piece of source) await handle.write(piece);
        await handle.truncate(WAL_BYTES);
      } finally {
        await handle.close();
      }
    });
    giveTo(cluster, file);
  }
}
