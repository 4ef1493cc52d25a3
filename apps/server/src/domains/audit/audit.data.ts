import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type AuditHead, type ReadEntry, versionOf } from './audit.policy.ts';

/** Locks the newest row, so that no other transaction can append. */
export async function lockHead(db: Db): Promise<AuditHead> {
  const head = db.selectFrom('audit_head').select(['row', 'fingerprint']).forUpdate();
  return head.executeTakeFirstOrThrow();
}

/** The expected newest row; undefined if the head was deleted. */
export async function findHead(db: Db): Promise<AuditHead | undefined> {
  // As text: a tampered number may exceed the safe integers.
  const { rows } = await sql<{ row: string; fingerprint: Buffer }>`
    SELECT row::text AS row, fingerprint FROM audit_head
  `.execute(db);
  const [head] = rows;
  return head && { row: Number(head.row), fingerprint: head.fingerprint };
}

/** Appends a row and moves the head, in one statement. */
export async function insertRow(db: Db, entry: ReadEntry): Promise<void> {
  const { row, at, actor, action, object, detailHash, before, fingerprint, coversHash } = entry;
  await sql`
    WITH added AS (
      INSERT INTO audit (row, at, actor, action, object, detail_hash, before, fingerprint, version, covers_hash)
      VALUES (${row}, ${fromMicroseconds(at)}, ${actor}, ${action}, ${object}, ${detailHash},
        ${before}, ${fingerprint}, ${versionOf(entry)}, ${coversHash})
    )
    UPDATE audit_head SET row = ${row}, fingerprint = ${fingerprint}
  `.execute(db);
}

const fromMicroseconds = (at: bigint): RawBuilder<Date> =>
  sql`timestamptz 'epoch' + ${String(at)}::bigint * interval '1 microsecond'`;

/** An unvalidated row. Number and time are the texts of the database. */
export type RawEntry = Record<'row' | 'at', string> &
  Omit<ReadEntry, 'row' | 'at'> & { readonly version: number };

/** Up to `limit` rows in order, after a given row or from the first. */
export async function readRows(db: Db, after: string | null, limit: number): Promise<RawEntry[]> {
  const { rows } = await sql<RawEntry>`
    SELECT row::text AS row, trunc(extract(epoch FROM at) * 1000000)::text AS at, actor, action,
      object, detail_hash AS "detailHash", before, fingerprint, version, covers_hash AS "coversHash"
    FROM audit WHERE ${after}::bigint IS NULL OR audit.row > ${after}::bigint
    ORDER BY audit.row LIMIT ${limit}
  `.execute(db);
  return rows;
}

/** A row to show. */
export type ShownRow = {
  readonly row: number;
  /** Infinite or not a date if it was tampered with. */
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
  { q, before, limit }: { q: string; before: number | undefined; limit: number },
): Promise<ShownRow[]> {
  const below = before ?? Number.MAX_SAFE_INTEGER + 1;
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return (
    db
      .selectFrom('audit')
      .select(['row', 'at', 'actor', 'action', 'object', 'fingerprint', 'before'])
      // Rows with other numbers were inserted by tampering. The check reports them.
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
      .limit(limit)
      .execute()
  );
}

/** Lets the statements of this transaction take longer than those of a call. */
export async function allowTime(db: Db, ms: number): Promise<void> {
  await sql`SELECT set_config('statement_timeout', ${String(ms)}, true)`.execute(db);
}

/** The head of the log before the newest row with an action and object; undefined without such a row. */
export async function findHeadBefore(
  db: Db,
  { action, object }: { action: string; object: string },
): Promise<AuditHead | undefined> {
  const found = await db
    .selectFrom('audit')
    .select(['row', 'before'])
    .where('action', '=', action)
    .where('object', '=', object)
    .orderBy('row', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && { row: Number(found.row) - 1, fingerprint: found.before };
}
