import { readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { findEmbedded, startEmbedded } from './embedded/start-embedded.ts';
import type { Log } from './log.ts';
import { createPreparing } from './prepared.ts';
import type { Tables } from './tables.ts';
import { TimedPool } from './timed-pool.ts';

/** Hears of each query of the query builder: its SQL without values, and its milliseconds. */
export type OnQuery = (sql: string, ms: number, isFailed: boolean) => void;

export interface OpenOptions {
  /** Address of a PostgreSQL 15 or newer; by default the embedded one in `dataDir` is started. */
  readonly databaseUrl?: string | undefined;
  /**
   * Address of the same PostgreSQL without the pooler at `databaseUrl`, which may give each transaction another
   * connection.
   */
  readonly directUrl?: string | undefined;
  /** File with that address. Each new connection reads the password in it again, which may have changed. */
  readonly databaseUrlFile?: string | undefined;
  readonly dataDir: string;
  readonly log: Log;
  readonly onQuery?: OnQuery | undefined;
}

type Watching = Pick<OpenOptions, 'log' | 'onQuery'>;

export interface Database {
  readonly db: Kysely<Tables>;
  /** The same connections, for work without the query builder: migrations, backups. */
  readonly pool: pg.Pool;
  /** Connections past the pooler, for what needs one of its own; where there is no pooler, those of `pool` are. */
  readonly direct?: pg.Pool;
  /** Ends the connections and stops PostgreSQL if it is the embedded one. */
  close(): Promise<void>;
}

/** A database opened as its owner: for migrations, backups and commands. */
export interface OwnerDatabase extends Database {
  /** Other connections, which take `role`. Closing them closes the database. */
  takeRole(role: string): Database;
  /** Other connections, through the pooler, if there is one. Closing them closes the database. */
  readonly openPooled?: () => Database;
}

const OLDEST_VERSION = 150_000;
// Far fewer keep PostgreSQL busy on two cores; the rest is for calls that wait for locks.
const MAX_CONNECTIONS = 20;

/** Opens the database of the server: the one at `databaseUrl`, or the embedded one. */
export async function openDatabase(options: OpenOptions): Promise<OwnerDatabase> {
  const { databaseUrl, databaseUrlFile, directUrl, dataDir, log } = options;
  if (databaseUrl) {
    const config = configOf(databaseUrl, databaseUrlFile);
    const direct = directUrl === undefined ? config : configOf(directUrl);
    const owner = own(direct, options, async () => undefined);
    const openPooled = () =>
      alongside(owner, { ...connectPooled(config, options), direct: owner.pool });
    const database = directUrl === undefined ? owner : { ...owner, openPooled };
    try {
      await requireVersion(database.pool);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }
  const embedded = await startEmbedded({ dataDir, log });
  return own(embedded.connection, options, () => embedded.stop());
}

/** Connections to the address `url`. */
const configOf = (url: string, file?: string): pg.PoolConfig => ({
  ...parseIntoClientConfig(url),
  ...(file && { password: () => passwordIn(file) }),
});

const passwordIn = async (file: string): Promise<string> =>
  String(parseIntoClientConfig((await readFile(file, 'utf8')).trim()).password ?? '');

function own(
  config: pg.PoolConfig,
  { log, onQuery }: Watching,
  stop: () => Promise<void>,
): OwnerDatabase {
  const owner = connect(config, log, onQuery);
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
      return alongside({ close }, connect({ ...config, onConnect }, log, onQuery));
    },
  };
}

/** Other connections to the database of an owner, which closes with them. */
const alongside = (owner: Pick<Database, 'close'>, other: Database): Database => ({
  ...other,
  async close() {
    await other.close();
    await owner.close();
  },
});

/**
 * Connections through a pooler. Nothing may last longer than a transaction: neither names of statements nor settings,
 * which the user of the address has.
 */
const connectPooled = (config: pg.PoolConfig, { log, onQuery }: Watching): Database =>
  ofPool(openPool(config, log), onQuery);

/** Opens a standby of the database at `readUrl`, behind the same kind of pooler as the database. */
export function openStandby(
  readUrl: string,
  { directUrl, ...watching }: Pick<OpenOptions, 'directUrl' | 'log' | 'onQuery'>,
): Database {
  const config = configOf(readUrl);
  if (directUrl !== undefined) return connectPooled(config, watching);
  return connect(config, watching.log, watching.onQuery);
}

/** The embedded database of a running server, for commands; undefined if none is running. */
export function connectToRunning({ databaseUrl, dataDir, log }: OpenOptions): Database | undefined {
  const running = databaseUrl ? undefined : findEmbedded(dataDir);
  return running && connect(running, log);
}

/** Creates a pool with a query builder, without starting a database. */
export function connect(config: pg.PoolConfig, log: Log, onQuery?: OnQuery): Database {
  const settings = {
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
  };
  const pool = openPool({ ...settings, ...config }, log);
  pool.on('connect', createPreparing());
  return ofPool(pool, onQuery);
}

const ofPool = (pool: pg.Pool, onQuery?: OnQuery): Database => ({
  db: new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: ({ level, query: { sql }, queryDurationMillis }) =>
        onQuery(sql, queryDurationMillis, level === 'error'),
    }),
  }),
  pool,
  close: () => pool.end(),
});

function openPool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new TimedPool({
    max: MAX_CONNECTIONS,
    types: columnTypes(),
    application_name: 'digipals',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...config,
  });
  // A connection that is lost between two queries of a transaction must not end the process: the
  // next query on it fails.
  pool.on('connect', client => client.on('error', () => undefined));
  // A lost idle connection is replaced at the next query.
  pool.on('error', error => {
    // Only the message: the error contains the connection. On shutdown, losing connections is normal.
    if (!pool.ending) log.warn({ reason: error.message }, 'a database connection was lost');
  });
  return pool;
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
