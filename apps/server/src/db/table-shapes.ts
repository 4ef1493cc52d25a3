import type { PoolClient } from 'pg';

/** A table with its columns, except generated ones. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** Fixes the settings that affect the text form of values, and disables timeouts. */
export async function setTextFormats(client: PoolClient): Promise<void> {
  await client.query(
    `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
     SET LOCAL idle_in_transaction_session_timeout = 0;
     SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL bytea_output = 'hex';
     SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 1`,
  );
}

/** All tables except that of the migration runner. */
export async function listTables(client: PoolClient): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT t.relname AS name,
            json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
                     ORDER BY a.attnum) AS columns
     FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r'
       AND t.relname <> 'schema_migration'
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY t.relname ORDER BY t.relname`,
  );
  return rows;
}

export async function listSequences(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  return rows.map(({ name }) => name);
}

/** A foreign key with its SQL definition. */
export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function listForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT t.relname AS table, c.conname AS name, pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
     WHERE c.contype = 'f' AND c.conparentid = 0 AND t.relnamespace = 'public'::regnamespace`,
  );
  return rows;
}
