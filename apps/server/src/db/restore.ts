import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { type BackupLine, quote } from './backup-format.ts';
import { type AppliedMigration, migrate, readMigrations } from './migrate.ts';
import { listForeignKeys, listTables, setTextFormats, type TableShape } from './table-shapes.ts';

/**
 * Restores a backup into an empty database, with the schema of that time; the server migrates it at its
 * next start.
 * @param options.folder folder of the migrations; the server's own by default
 * @returns the number of rows restored
 * @throws if the database is not empty or the file is damaged; nothing is changed then
 */
export async function restore(
  pool: Pool,
  file: string,
  options: { folder?: string } = {},
): Promise<number> {
  const migrations = await verify(file);
  await requireEmpty(pool);
  requireKnown(migrations, options.folder);
  await migrate(pool, { ...options, upTo: migrations.length });
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await setTextFormats(client);
    const rows = await load(client, file);
    await client.query('COMMIT');
    return rows;
  } finally {
    client.release(true);
  }
}

async function* read(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.once('error', error => plain.destroy(error));
  for await (const line of createInterface({ input: source.pipe(plain) })) yield JSON.parse(line);
}

/** Reads the whole file, so that a damaged one is rejected before anything is written. */
async function verify(file: string): Promise<readonly AppliedMigration[]> {
  let migrations: readonly AppliedMigration[] | undefined;
  let rows = 0;
  let last: BackupLine | undefined;
  try {
    for await (const line of read(file)) {
      if (line.kind === 'head' && line.format === 1) migrations = line.migrations;
      if (line.kind === 'rows') rows += line.rows.length;
      last = line;
    }
  } catch (cause) {
    throw new Error(`${file} cannot be read as a backup.`, { cause });
  }
  if (migrations && last?.kind === 'end' && last.rows === rows) return migrations;
  throw new Error(`${file} is an incomplete backup.`);
}

async function requireEmpty(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  if (rowCount)
    throw new Error('The database is not empty; a backup can only be restored into a new one.');
}

function requireKnown(migrations: readonly AppliedMigration[], folder: string | undefined): void {
  const known = readMigrations(folder);
  for (const [index, { name, checksum }] of migrations.entries()) {
    if (known[index]?.checksum === checksum) continue;
    throw new Error(`The backup needs migration "${name}", which this server does not have.`);
  }
}

async function load(client: PoolClient, file: string): Promise<number> {
  const tables = new Map((await listTables(client)).map(table => [table.name, table]));
  const names = [...tables.keys()].map(quote);
  const foreignKeys = await listForeignKeys(client);
  // Rows come table by table, so foreign keys are dropped first, and added and checked at the end.
  for (const { table, name } of foreignKeys) {
    await client.query(`ALTER TABLE ${quote(table)} DROP CONSTRAINT ${quote(name)}`);
  }
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  // Rows that migrations inserted are in the backup too.
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`);
  const rows = await insertAll(client, file, tables);
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`);
  }
  return rows;
}

async function insertAll(
  client: PoolClient,
  file: string,
  tables: ReadonlyMap<string, TableShape>,
): Promise<number> {
  let insert = '';
  let rows = 0;
  for await (const line of read(file)) {
    if (line.kind === 'table') {
      insert = insertStatement(tables.get(line.table), line.columns);
    } else if (line.kind === 'rows') {
      await client.query(insert, [JSON.stringify(line.rows)]);
      rows += line.rows.length;
    } else if (line.kind === 'sequence') {
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
        quote(line.sequence),
        line.value,
        line.called,
      ]);
    }
  }
  return rows;
}

function insertStatement(table: TableShape | undefined, columns: readonly string[]): string {
  if (!table) throw new Error('The backup has a table that its migrations do not create.');
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map((column, index) => `(r ->> ${index})::${types.get(column)}`);
  return (
    `INSERT INTO ${quote(table.name)} (${columns.map(quote).join(', ')}) OVERRIDING SYSTEM VALUE ` +
    `SELECT ${values.join(', ')} FROM json_array_elements($1::json) AS r`
  );
}
