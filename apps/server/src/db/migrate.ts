import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';

/** One step of the schema: a file `migrations/NNNN-name.sql`. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of `sql`, hexadecimal. */
  readonly checksum: string;
}

export interface MigrateOptions {
  /** Where the files are; the server's own by default. */
  readonly folder?: string;
  /** The last number to apply; all by default. */
  readonly upTo?: number;
}

/** A migration as recorded in the database. */
export type AppliedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>;

const MIGRATION_LOCK = 7_041_772;
const FOLDER = path.join(import.meta.dirname, 'migrations');

/** The migrations in order. @throws if a number is missing or used twice, or a file name is invalid */
export function readMigrations(folder = FOLDER): Migration[] {
  const files = readdirSync(folder)
    .filter(file => !file.startsWith('.'))
    .sort();
  return files.map((file, index) => {
    const match = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file);
    if (Number(match?.[1]) !== index + 1) {
      throw new Error(`${file} is not migration number ${index + 1} (NNNN-name.sql, no gaps).`);
    }
    const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    const checksum = createHash('sha256').update(sql).digest('hex');
    return { number: index + 1, name: match?.[2] ?? '', sql, checksum };
  });
}

/**
 * Applies every pending migration in its own transaction. Servers that start at the same time wait for
 * each other.
 * @returns the names of the migrations applied
 * @throws if an applied migration has changed or is unknown to this version
 */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = readMigrations(options.folder);
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await client.query(`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await client.query(
      `CREATE TABLE IF NOT EXISTS schema_migration (
         number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,
         applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const applied = await readApplied(client);
    requireKnown(migrations, applied);
    const pending = migrations.slice(applied.length, options.upTo);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection releases the lock and the settings.
    client.release(true);
  }
}

/** The applied migrations, in order. */
export async function readApplied(client: Pool | PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT number, name, checksum FROM schema_migration ORDER BY number',
  );
  return rows;
}

function requireKnown(known: readonly Migration[], applied: readonly AppliedMigration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = known[index];
    if (!migration) {
      throw new Error(`The database is newer than this server: it has migration "${name}".`);
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `Migration ${migration.number} "${migration.name}" has changed since it was applied. ` +
          'Migrations are never edited: undo the change and add a new one.',
      );
    }
  }
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(
      'INSERT INTO schema_migration (number, name, checksum) VALUES ($1, $2, $3)',
      [migration.number, migration.name, migration.checksum],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${migration.number} "${migration.name}" failed.`, { cause: error });
  }
}
