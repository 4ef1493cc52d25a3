import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Anchor } from './anchors.policy.ts';

/** An anchor that this database knows. */
type KnownAnchor = Anchor & { readonly anchorId: number };

const columns = ['anchor_id as anchorId', 'seq', 'hash', 'at', 'signature'] as const;

const toKnown = ({ at, ...row }: Omit<KnownAnchor, 'at'> & { at: Date }): KnownAnchor => ({
  ...row,
  at: at.toISOString(),
});

export async function insertAnchor(db: Db, { at, ...anchor }: Anchor): Promise<void> {
  const unsent = { mailed_at: null, stored_at: null };
  await db
    .insertInto('anchors')
    .values({ ...anchor, ...unsent, at: new Date(at) })
    .execute();
}

/** The newest anchor, or the newest that was mailed or stored. */
export async function findNewestAnchor(
  db: Db,
  sent?: 'mailed_at' | 'stored_at',
): Promise<KnownAnchor | undefined> {
  const found = await db
    .selectFrom('anchors')
    .select(columns)
    .$if(sent !== undefined, query => query.where(sent ?? 'at', 'is not', null))
    .orderBy('at', 'desc')
    .orderBy('anchor_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && toKnown(found);
}

/** Anchors since a moment that the anchor store has not taken, oldest first. */
export async function listUnstored(db: Db, since: Date): Promise<KnownAnchor[]> {
  const found = await db
    .selectFrom('anchors')
    .select(columns)
    .where('at', '>', since)
    .where('stored_at', 'is', null)
    .orderBy('anchor_id')
    .execute();
  return found.map(toKnown);
}

export async function markSent(
  db: Db,
  anchorId: number,
  sent: { readonly mailed_at: Date } | { readonly stored_at: Date },
): Promise<void> {
  await db.updateTable('anchors').set(sent).where('anchor_id', '=', anchorId).execute();
}

/** The fingerprints of rows of the log, in hexadecimal. */
export async function findFingerprints(
  db: Db,
  rows: readonly number[],
): Promise<Map<number, string>> {
  const found = await sql<{ row: number; hash: string }>`
    SELECT row, encode(fingerprint, 'hex') AS hash FROM audit WHERE row = ANY(${[...rows]}::bigint[])
  `.execute(db);
  return new Map(found.rows.map(({ row, hash }) => [Number(row), hash]));
}
