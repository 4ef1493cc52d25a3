import type { Pool, PoolClient } from 'pg';
import { quote } from './backup-format.ts';
import { type AppliedMigration, migrate, readMigrations } from './migrate.ts';
import { type BackupFile, readBackup, verifyBackup } from './read-backup.ts';
import { listForeignKeys, listTables, setTextFormats, type TableShape } from './table-shapes.ts';

/** What signs somebody in. A stolen backup, or one older than a sign-out, must not. */
const SIGNED_IN = [
  'sessions',
  'tickets',
  'staff_sessions',
  'staff_challenges',
  'adult_sessions',
  'adult_challenges',
];

/**
 * Restores a backup into an empty database, with the schema of that time; the server migrates it at its
 * next start. Nobody is signed in afterwards.
 * @param options.folder folder of the migrations; the server's own by default
 * @param options.passphrase opens an encrypted backup
 * @returns the number of rows in the backup
 * @throws if the database is not empty or the file is damaged; nothing is changed then
 */
export async function restore(
  pool: Pool,
  file: string,
  options: { folder?: string; passphrase?: string | undefined } = {},
): Promise<number> {
  const source = { file, passphrase: options.passphrase };
  const migrations = await verifyBackup(source);
  await requireEmpty(pool);
  requireKnown(migrations, options.folder);
  await migrate(pool, {
    ...(options.folder && { folder: options.folder }),
    upTo: migrations.length,
  });
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await setTextFormats(client);
    const rows = await load(client, source);
    await client.query('COMMIT');
    return rows;
  } finally {
    client.release(true);
  }
}

/** Signs everybody out, and ends sign-ins that are not finished. */
export async function endSignIns(client: Pick<PoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY($1)`,
    [SIGNED_IN],
  );
  for (const { name } of rows) await client.query(`DELETE FROM ${quote(name)}`);
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

async function load(client: PoolClient, source: BackupFile): Promise<number> {
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
  const rows = await insertAll(client, source, tables);
  await endSignIns(client);
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`ALTER TABLE ${quote(table)} ADD CONSTRAINT ${quote(name)} ${definition}`);
  }
  return rows;
}

async function insertAll(
  client: PoolClient,
  source: BackupFile,
  tables: ReadonlyMap<string, TableShape>,
): Promise<number> {
  let insert = '';
  let rows = 0;
  for await (const line of readBackup(source)) {
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
