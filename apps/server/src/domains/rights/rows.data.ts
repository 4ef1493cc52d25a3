import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { appendIfCovered } from '../audit/index.ts';
import type { ChildRows, Exported, Moment, OwnRows, PartOf, TableName } from './table-record.ts';
import { listRecords, tableRecords } from './table-records.ts';

/** Rows per statement of retention: a statement may take ten seconds. */
const BATCH = 10_000;

type Condition = RawBuilder<SqlBool>;

/** SQL: at least one condition holds. */
const any = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` OR `)})`;

const isChild = (table: TableName, column: string, userId: string): Condition =>
  sql`${sql.ref(`${table}.${column}`)} = ${userId}`;

/** SQL: the row belongs with a row of another table that meets a condition. */
const isPartOf = (table: TableName, [column, other]: PartOf, condition: Condition): Condition =>
  sql`${sql.ref(`${table}.${column}`)} IN (
    SELECT ${sql.ref(`${other}.${column}`)} FROM ${sql.table(other)} WHERE ${condition}
  )`;

/** SQL: the row is the child's own. */
function isOwn(table: TableName, rows: OwnRows, userId: string): Condition {
  if ('own' in rows) {
    const conditions = rows.own.map(name => isChild(table, name, userId));
    return any(conditions) ?? sql`false`;
  }
  const [, other] = rows.ownIn;
  const { exported } = tableRecords[other];
  if (typeof exported === 'string') throw new Error(`${other} is not exported`);
  return isPartOf(table, rows.ownIn, isOwn(other, exported, userId));
}

/** SQL: the rows that an erasure of the child deletes; undefined if a table has none. */
export function rowsOf(table: TableName, child: ChildRows): Condition | undefined {
  const { children = [], partOf = [], traces } = tableRecords[table];
  return any([
    ...children.map(name => isChild(table, name, child.userId)),
    ...partOf.flatMap(part => {
      const others = rowsOf(part[1], child);
      return others ? [isPartOf(table, part, others)] : [];
    }),
    ...(traces ? [traces(child)] : []),
  ]);
}

/** SQL: the rows that are too old, with those that are part of them; undefined if a table has none. */
function expiredRows(table: TableName, now: Moment): Condition | undefined {
  const { expired, partOf = [] } = tableRecords[table];
  return any([
    ...(expired ? [sql<SqlBool>`(${expired(now)})`] : []),
    ...partOf.flatMap(part => {
      const others = expiredRows(part[1], now);
      return others ? [isPartOf(table, part, others)] : [];
    }),
  ]);
}

/** Deletes the rows of a child. Needs a transaction. @returns how many, by table */
export async function deleteRowsOf(db: Db, child: ChildRows): Promise<Record<string, number>> {
  // Not every column with an id of a child has an index.
  await sql`SELECT set_config('digipals.erased_child', ${child.userId}, true),
    set_config('statement_timeout', '60s', true)`.execute(db);
  const counts: Record<string, number> = {};
  for (const [table] of listRecords) {
    const rows = rowsOf(table, child);
    if (!rows) continue;
    const deleted = await sql`DELETE FROM ${sql.table(table)} WHERE ${rows}`.execute(db);
    const count = Number(deleted.numAffectedRows ?? 0);
    if (count > 0) counts[table] = count;
  }
  return counts;
}

/**
 * Deletes the rows of a table that are too old, in batches. The audit log, which keeps hashes of decisions and texts,
 * says of each batch that its rows are gone.
 * @returns how many
 */
export async function deleteExpired(
  db: Db,
  table: TableName,
  now: Moment,
  stopping?: AbortSignal,
): Promise<number> {
  const rows = expiredRows(table, now);
  let total = 0;
  while (rows && !stopping?.aborted) {
    const count = await db.transaction().execute(async batch => {
      const deleted = await sql`
        DELETE FROM ${sql.table(table)}
        WHERE ctid IN (SELECT ctid FROM ${sql.table(table)} WHERE ${rows} LIMIT ${BATCH})
      `.execute(batch);
      const entry = { actor: 'System', action: 'Deleted after its time', object: table };
      await appendIfCovered(batch, { ...entry, at: now.at });
      return Number(deleted.numAffectedRows ?? 0);
    });
    total += count;
    if (count < BATCH) break;
  }
  return total;
}

/** The rows of a table that are the child's own, as JSON. */
export async function readRows(
  db: Db,
  table: TableName,
  rows: Exported,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const { without = () => sql`false`, instead = sql`'{}'` } = rows;
  const found = await sql<{ row: Record<string, unknown> }>`
    SELECT to_jsonb(${sql.table(table)}) || (${instead})::jsonb AS row FROM ${sql.table(table)}
    WHERE ${isOwn(table, rows, userId)} AND NOT (${without(userId)})
  `.execute(db);
  return found.rows.map(({ row }) => row);
}
