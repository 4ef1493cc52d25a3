import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { appendIfCovered } from '../audit/index.ts';
import { mostListed } from './ages.ts';
import type { ChildRows, Exported, Moment, OwnRows, PartOf, TableName } from './table-record.ts';
import { listRecords, tableRecords } from './table-records.ts';

/** Rows that a transaction of retention deletes, besides their parts. */
const BATCH = 1_000;

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

/** SQL: one condition for each way in which rows belong to the child. Separate ones can use an index each. */
const conditionsOf = (table: TableName, child: ChildRows): Condition[] => {
  const { children = [], partOf = [], traces } = tableRecords[table];
  return [
    ...children.map(name => isChild(table, name, child.userId)),
    ...partOf.flatMap(part =>
      conditionsOf(part[1], child).map(others => isPartOf(table, part, others)),
    ),
    ...(traces ? [traces(child)] : []),
  ];
};

/** SQL: the rows that an erasure of the child deletes; undefined if a table has none. */
export const rowsOf = (table: TableName, child: ChildRows): Condition | undefined =>
  any(conditionsOf(table, child));

/** Deletes the rows of a child. Needs a transaction. @returns how many, by table */
export async function deleteRowsOf(db: Db, child: ChildRows): Promise<Record<string, number>> {
  await sql`SELECT set_config('digipals.erased_child', ${child.userId}, true),
    set_config('statement_timeout', '60s', true)`.execute(db);
  const counts: Record<string, number> = {};
  for (const [table] of listRecords) {
    let count = 0;
    for (const rows of conditionsOf(table, child)) count += await deleteWhere(db, table, rows);
    if (count > 0) counts[table] = count;
  }
  return counts;
}

/** @returns how many */
async function deleteWhere(db: Db, table: TableName, rows: Condition): Promise<number> {
  const deleted = await sql`DELETE FROM ${sql.table(table)} WHERE ${rows}`.execute(db);
  return Number(deleted.numAffectedRows ?? 0);
}

/** SQL: the rows of a table that are part of rows of another, directly or by others; undefined if none can be. */
function partsOf(table: TableName, whole: TableName, condition: Condition): Condition | undefined {
  if (table === whole) return condition;
  const { partOf = [] } = tableRecords[table];
  return any(
    partOf.flatMap(part => {
      const others = partsOf(part[1], whole, condition);
      return others ? [isPartOf(table, part, others)] : [];
    }),
  );
}

/** The column by which rows are part of those of a table; `ctid` if there are none. */
const keyOf = (table: TableName): string => {
  const parts = listRecords.flatMap(([, { partOf = [] }]) => partOf);
  return parts.find(([, whole]) => whole === table)?.[0] ?? 'ctid';
};

/** Keys of rows that are too old, at most `mostListed`. Finding them may take long in a large table. */
async function listExpired(db: Db, table: TableName, expired: Condition): Promise<unknown[]> {
  const { rows } = await db.transaction().execute(async search => {
    await sql`SELECT set_config('statement_timeout', '300s', true)`.execute(search);
    return sql<{ key: unknown }>`
      SELECT ${sql.ref(`${table}.${keyOf(table)}`)}::text AS key FROM ${sql.table(table)}
      WHERE ${expired} LIMIT ${mostListed}
    `.execute(search);
  });
  return rows.map(({ key }) => key);
}

/**
 * Deletes the rows of a table that are too old, and what is part of them, in batches. The audit log, which keeps hashes
 * of decisions and texts, says of each batch that its rows are gone.
 * @returns how many, by table
 */
export async function deleteExpired(
  db: Db,
  table: TableName,
  now: Moment,
  stopping?: AbortSignal,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const expired = tableRecords[table].expired?.(now);
  if (!expired) return counts;
  const key = sql.ref(`${table}.${keyOf(table)}`);
  const deleteBatch = (keys: readonly unknown[]) =>
    db.transaction().execute(async batch => {
      // Since they were listed, rows may have been held or used.
      const { rows } = await sql<{ key: unknown }>`
        SELECT ${key}::text AS key FROM ${sql.table(table)}
        WHERE ${key} = ANY(${[...keys]}) AND (${expired}) FOR UPDATE
      `.execute(batch);
      const still = sql<SqlBool>`${key} = ANY(${rows.map(row => row.key)})`;
      const deleted: string[] = [];
      for (const [part] of listRecords) {
        const which = partsOf(part, table, still);
        const count = which ? await deleteWhere(batch, part, which) : 0;
        if (count === 0) continue;
        counts[part] = (counts[part] ?? 0) + count;
        deleted.push(part);
      }
      const entry = { actor: 'System', action: 'Deleted after its time', at: now.at };
      await appendIfCovered(batch, { ...entry, object: deleted.join(', ') });
    });
  while (!stopping?.aborted) {
    const listed = await listExpired(db, table, expired);
    for (let from = 0; from < listed.length && !stopping?.aborted; from += BATCH) {
      await deleteBatch(listed.slice(from, from + BATCH));
    }
    if (listed.length < mostListed) break;
  }
  return counts;
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
