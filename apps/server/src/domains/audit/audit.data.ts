import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { AuditHead, ReadEntry } from './audit.policy.ts';

/** The newest row; no other is added until this transaction ends. */
export async function lockHead(db: Db): Promise<AuditHead> {
  const head = db.selectFrom('audit_head').select(['row', 'fingerprint']).forUpdate();
  return head.executeTakeFirstOrThrow();
}

/** The newest row as it should be; undefined when somebody has removed that. */
export async function findHead(db: Db): Promise<AuditHead | undefined> {
  // As text: a number that was tampered with may be too great to be read as one.
  const { rows } = await sql<{ row: string; fingerprint: Buffer }>`
    SELECT row::text AS row, fingerprint FROM audit_head
  `.execute(db);
  const [head] = rows;
  return head && { row: Number(head.row), fingerprint: head.fingerprint };
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

/** A row as it is read; its number and its moment as the database writes them. */
export type RawEntry = Record<'row' | 'at', string> & Omit<ReadEntry, 'row' | 'at'>;

/** Up to `most` rows in order, after a given row or from the first one, unvalidated. */
export async function readRows(db: Db, after: string | null, most: number): Promise<RawEntry[]> {
  const { rows } = await sql<RawEntry>`
    SELECT row::text AS row, trunc(extract(epoch FROM at) * 1000000)::text AS at, actor, action,
      object, detail_hash AS "detailHash", before, fingerprint
    FROM audit WHERE ${after}::bigint IS NULL OR audit.row > ${after}::bigint
    ORDER BY audit.row LIMIT ${most}
  `.execute(db);
  return rows;
}

/** A row as it is shown. */
export type ShownRow = {
  readonly row: number;
  /** Infinite or no date at all where somebody has changed it. */
  readonly at: Date | number;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly fingerprint: Buffer;
  readonly before: Buffer;
};

/** The newest rows that contain `q`, below a given row. */
export function findRows(
  db: Db,
  { q, before, most }: { q: string; before: number | undefined; most: number },
): Promise<ShownRow[]> {
  const below = before ?? Number.MAX_SAFE_INTEGER + 1;
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return (
    db
      .selectFrom('audit')
      .select(['row', 'at', 'actor', 'action', 'object', 'fingerprint', 'before'])
      // Others are none of the log: its check names them.
      .where('row', '>', 0)
      .where('row', '<', below)
      .$if(q !== '', query =>
        query.where(({ or, eb }) =>
          or([
            eb('actor', 'ilike', like),
            eb('action', 'ilike', like),
            eb('object', 'ilike', like),
          ]),
        ),
      )
      .orderBy('row', 'desc')
      .limit(most)
      .execute()
  );
}
