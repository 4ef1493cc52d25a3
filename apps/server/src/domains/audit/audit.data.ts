import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { AuditHead, ReadEntry } from './audit.policy.ts';

const numbered = ({ row, fingerprint }: { row: string; fingerprint: Buffer }): AuditHead => ({
  row: Number(row),
  fingerprint,
});

/** The newest row; no other is added until this transaction ends. */
export async function lockHead(db: Db): Promise<AuditHead> {
  const head = db.selectFrom('audit_head').select(['row', 'fingerprint']).forUpdate();
  return numbered(await head.executeTakeFirstOrThrow());
}

export async function findHead(db: Db): Promise<AuditHead> {
  const head = db.selectFrom('audit_head').select(['row', 'fingerprint']);
  return numbered(await head.executeTakeFirstOrThrow());
}

/** Adds a row and makes it the newest, in one statement. */
export async function insertRow(db: Db, entry: ReadEntry): Promise<void> {
  const { row, at, actor, action, object, detailHash, before, fingerprint } = entry;
  await sql`
    WITH added AS (
      INSERT INTO audit (row, at, actor, action, object, detail_hash, before, fingerprint)
      VALUES (${row}, ${fromMicroseconds(at)}, ${actor}, ${action}, ${object}, ${detailHash},
        ${before}, ${fingerprint})
    )
    UPDATE audit_head SET row = ${row}, fingerprint = ${fingerprint}
  `.execute(db);
}

const fromMicroseconds = (at: bigint): RawBuilder<Date> =>
  sql`timestamptz 'epoch' + ${String(at)}::bigint * interval '1 microsecond'`;

/** So many rows in order, from `first` on. */
export async function readRows(db: Db, first: number, most: number): Promise<ReadEntry[]> {
  const { rows } = await sql<Record<'row' | 'at', string> & Omit<ReadEntry, 'row' | 'at'>>`
    SELECT row, (extract(epoch FROM at) * 1000000)::bigint::text AS at, actor, action, object,
      detail_hash AS "detailHash", before, fingerprint
    FROM audit WHERE row >= ${first} ORDER BY row LIMIT ${most}
  `.execute(db);
  return rows.map(({ row, at, ...rest }) => ({ row: Number(row), at: BigInt(at), ...rest }));
}

/** A row as it is shown. */
export type ShownRow = {
  readonly row: string;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly fingerprint: Buffer;
  readonly before: Buffer;
};

/** The newest rows in which `q` stands, below a row. */
export function findRows(
  db: Db,
  { q, before, most }: { q: string; before: number | undefined; most: number },
): Promise<ShownRow[]> {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('audit')
    .select(['row', 'at', 'actor', 'action', 'object', 'fingerprint', 'before'])
    .$if(before !== undefined, query => query.where('row', '<', String(before)))
    .$if(q !== '', query =>
      query.where(({ or, eb }) =>
        or([eb('actor', 'ilike', like), eb('action', 'ilike', like), eb('object', 'ilike', like)]),
      ),
    )
    .orderBy('row', 'desc')
    .limit(most)
    .execute();
}
