import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { findEmbedded, startEmbedded } from './embedded/start-embedded.ts';
import type { Log } from './log.ts';
import { createPreparing } from './prepared.ts';
import type { Tables } from './tables.ts';

export interface OpenOptions {
  /** Address of a PostgreSQL 15 or newer; by default the embedded one in `dataDir` is started. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
}

export interface Database {
  readonly db: Kysely<Tables>;
  /** The same connections, for work without the query builder: migrations, backups. */
  readonly pool: pg.Pool;
  /** Ends the connections and stops PostgreSQL if it is the embedded one. */
  close(): Promise<void>;
}

/** A database opened as its owner: for migrations, backups and commands. */
export interface OwnerDatabase extends Database {
  /** Other connections, which take `role`. Closing them closes the database. */
  takeRole(role: string): Database;
}

const OLDEST_VERSION = 150_000;
// Far fewer keep PostgreSQL busy on two cores; the rest is for calls that wait for locks.
const MAX_CONNECTIONS = 20;

/** Opens the database of the server: the one at `databaseUrl`, or the embedded one. */
export async function openDatabase(options: OpenOptions): Promise<OwnerDatabase> {
  const { databaseUrl, dataDir, log } = options;
  if (databaseUrl) {
    const database = own({ connectionString: databaseUrl }, log, async () => undefined);
    try {
      await requireVersion(database.pool);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }
  const embedded = await startEmbedded({ dataDir, log });
  return own(embedded.connection, log, () => embedded.stop());
}

function own(config: pg.PoolConfig, log: Log, stop: () => Promise<void>): OwnerDatabase {
  const owner = connect(config, log);
  const close = async (): Promise<void> => {
    await owner.close();
    await stop();
  };
  return {
    ...owner,
    close,
    takeRole(role) {
      // A connection that cannot take the role is not used.
      const onConnect = async (client: pg.ClientBase): Promise<void> => {
        await client.query(`SET ROLE ${role}`);
      };
      const { db, pool, close: closePool } = connect({ ...config, onConnect }, log);
      return {
        db,
        pool,
        async close() {
          await closePool();
          await close();
        },
      };
    },
  };
}

/** The embedded database of a running server, for commands; undefined if none is running. */
export function connectToRunning({ databaseUrl, dataDir, log }: OpenOptions): Database | undefined {
  const running = databaseUrl ? undefined : findEmbedded(dataDir);
  return running && connect(running, log);
}

/** Creates a pool with a query builder, without starting a database. */
export function connect(config: pg.PoolConfig, log: Log): Database {
  const pool = new pg.Pool({
    max: MAX_CONNECTIONS,
    types: columnTypes(),
    application_name: 'digipals',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    ...config,
  });
  const prepareStatements = createPreparing();
  pool.on('connect', client => {
    prepareStatements(client);
    // A connection that is lost between two queries of a transaction must not end the process: the
    // next query on it fails.
    client.on('error', () => undefined);
  });
  // A lost idle connection is replaced at the next query.
  pool.on('error', error => {
    // Only the message: the error contains the connection. On shutdown, losing connections is normal.
    if (!pool.ending) log.warn({ reason: error.message }, 'a database connection was lost');
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => pool.end() };
}

/** bigint (sums and counts) as number, date as the text YYYY-MM-DD; the rest as `pg` reads it. */
function columnTypes(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, text => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
    return value;
  });
  types.setTypeParser(pg.types.builtins.DATE, text => text);
  return types;
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    "SELECT current_setting('server_version_num') AS version",
  );
  const version = Number(rows[0]?.version);
  if (version >= OLDEST_VERSION) return;
  throw new Error(
    `DATABASE_URL points to PostgreSQL ${version / 10_000}; 15 or newer is required.`,
  );
}
