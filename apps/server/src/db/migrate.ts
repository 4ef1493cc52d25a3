import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/** One step of the schema: a file `migrations/NNNN-name.sql`. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of `sql`, hexadecimal. */
  readonly checksum: string;
  /** How many migrations a server must know to work after this one: 0 if older servers go on working. */
  readonly oldest: number;
}

export interface MigrateOptions {
  /** Where the files are; the server's own by default. */
  readonly folder?: string;
  /** The last number to apply; all by default. */
  readonly upTo?: number;
  /** Waits before another try to lock a table that is in use. */
  readonly wait?: () => Promise<unknown>;
}

/** A migration as recorded in the database. */
export type AppliedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>;

const MIGRATION_LOCK = 7_041_772;
const FOLDER = path.join(import.meta.dirname, 'migrations');
/** The kind of a migration, on its first line. Those before `FIRST_WITH_KIND` have none. */
const KIND = /^-- (?:(expand)|contract (\d{4})): \S/;
const FIRST_WITH_KIND = 50;
/** Calls of running servers wait behind a migration that waits for a table, so it gives up soon and tries again. */
const LOCK_TIMEOUT = '2s';
const LOCK_TRIES = 30;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** The migrations in order. @throws if a number is missing or used twice, or a name or first line is invalid */
export function readMigrations(folder = FOLDER): Migration[] {
  const files = readdirSync(folder)
    .filter(file => !file.startsWith('.'))
    .sort();
  return files.map((file, index) => {
    const match = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file);
    const number = index + 1;
    if (Number(match?.[1]) !== number) {
      throw new Error(`${file} is not migration number ${number} (NNNN-name.sql, no gaps).`);
    }
    const sql = readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    const checksum = createHash('sha256').update(sql).digest('hex');
    return {
      number,
      name: match?.[2] ?? '',
      sql,
      checksum,
      oldest: oldestAfter(number, file, sql),
    };
  });
}

function oldestAfter(number: number, file: string, sql: string): number {
  const [, expand, contract] = KIND.exec(sql) ?? [];
  if (expand) return 0;
  if (contract && Number(contract) < number) return Number(contract);
  if (number < FIRST_WITH_KIND) return number;
  throw new Error(
    `${file} must begin with "-- expand: ..." if servers of the previous release keep working after it, ` +
      'or "-- contract NNNN: ..." with the migration that the oldest server must know.',
  );
}

/**
 * Applies every pending migration in its own transaction. Servers that start at the same time wait for
 * each other; those that run go on.
 * @returns the names of the migrations applied
 * @throws if an applied migration has changed, or is unknown and no longer works with this version
 */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<string[]> {
  const migrations = readMigrations(options.folder);
  const names: string[] = [];
  for (;;) {
    const name = await applyNext(pool, migrations, options);
    if (name === undefined) return names;
    names.push(name);
  }
}

/** Applies the first pending migration and returns its name. */
async function applyNext(
  pool: Pool,
  migrations: readonly Migration[],
  { upTo, wait = () => sleep(1_000) }: MigrateOptions,
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(pool, async client => {
        const applied = await lockRecord(client);
        requireKnown(migrations, applied);
        const next = migrations.slice(0, upTo)[applied.length];
        if (next) await apply(client, next);
        return next?.name;
      });
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      const { code } = (cause ?? {}) as NodeJS.ErrnoException;
      const isTaken = code === LOCK_NOT_AVAILABLE || code === DEADLOCK;
      if (!isTaken || attempt === LOCK_TRIES) throw error;
      await wait();
    }
  }
}

async function inTransaction<T>(pool: Pool, act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await act(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true);
    throw error;
  }
}

/** Waits for other servers that migrate, and reads what is applied. The lock ends with the transaction. */
async function lockRecord(client: PoolClient): Promise<RecordedMigration[]> {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
  await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migration (
       number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now());
     ALTER TABLE schema_migration ADD COLUMN IF NOT EXISTS oldest int`,
  );
  return readRecord(client);
}

type RecordedMigration = AppliedMigration & Pick<Migration, 'oldest'>;

/** The applied migrations, in order. The first releases wrote no "oldest". */
async function readRecord(client: Pool | PoolClient): Promise<RecordedMigration[]> {
  const { rows } = await client.query<RecordedMigration>(
    `SELECT number, name, checksum, coalesce((to_jsonb(m) ->> 'oldest')::int, number) AS oldest
     FROM schema_migration m ORDER BY number`,
  );
  return rows;
}

/** How many migrations of this version the database does not have yet. */
export async function countPending(pool: Pool): Promise<number> {
  const { rows } = await pool.query("SELECT to_regclass('schema_migration') IS NOT NULL AS begun");
  const applied = rows[0]?.begun ? await readRecord(pool) : [];
  const migrations = readMigrations();
  requireKnown(migrations, applied);
  return Math.max(0, migrations.length - applied.length);
}

/** The applied migrations, in order. */
export async function readApplied(client: Pool | PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'SELECT number, name, checksum FROM schema_migration ORDER BY number',
  );
  return rows;
}

function requireKnown(known: readonly Migration[], applied: readonly RecordedMigration[]): void {
  for (const [index, { name, checksum, oldest }] of applied.entries()) {
    const migration = known[index];
    if (!migration && oldest <= known.length) continue;
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
  const { number, name, checksum, oldest } = migration;
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(migration.sql);
    await client.query(
      'INSERT INTO schema_migration (number, name, checksum, oldest) VALUES ($1, $2, $3, $4)',
      [number, name, checksum, oldest],
    );
  } catch (error) {
    throw new Error(`Migration ${number} "${name}" failed.`, { cause: error });
  }
}
