import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A SHA-256 of a child's id, in hex, on each line. */
const digestLine = /^[0-9a-f]{64}$/;

/** The digests of erased children in a file; none if there is no file. */
export async function readErasedFile(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return new Set(text.split('\n').filter(line => digestLine.test(line)));
}

async function addToErasedFile(file: string, digests: readonly string[]): Promise<void> {
  if (digests.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, digests.map(digest => `${digest}\n`).join(''), { mode: 0o600 });
}

/** Adds digests that the file does not have. */
export async function mergeErasedFile(file: string, digests: Iterable<string>): Promise<void> {
  const listed = await readErasedFile(file);
  await addToErasedFile(
    file,
    [...digests].filter(digest => !listed.has(digest)),
  );
}

/** The digests of all children that this database knows to be erased. */
export async function listErased(db: Db): Promise<string[]> {
  const erased = await db
    .selectFrom('erasures')
    .select('child_digest')
    .where('child_digest', 'is not', null)
    .execute();
  return erased.flatMap(({ child_digest }) => child_digest?.toString('hex') ?? []);
}

/** The children with these digests. */
export async function listByDigest(db: Db, digests: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('users')
    .select('user_id as userId')
    .where(
      sql<boolean>`encode(sha256(convert_to(user_id, 'UTF8')), 'hex') = ANY(${[...digests]}::text[])`,
    )
    .execute();
  return found.map(({ userId }) => userId);
}
