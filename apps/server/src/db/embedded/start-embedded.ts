import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { BinaryPackage } from './binaries.ts';
import { type Cluster, createClusterOnce, prepareCluster } from './cluster.ts';
import { type Connection, connectionTo, connectOrStart, type Owner } from './connect-or-start.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** False for throwaway test data: nothing is synced to disk. */
  readonly durable?: boolean;
  /** Location of the PostgreSQL programs, if not installed by npm. */
  readonly package?: BinaryPackage;
}

export interface Embedded {
  readonly connection: Connection;
  /** Stops PostgreSQL and closes all connections. */
  stop(): Promise<void>;
}

/** Another DigiPals server is using the same data folder. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another DigiPals server is using the data folder ${dataDir}. ` +
        'Stop it first, or start this one with another DATA_DIR.',
    );
    this.name = 'DataDirInUseError';
  }
}

const DATABASE = 'digipals';
const OWNER_LOCK = 7_041_771;
const POLL_MS = 25;
// A killed server's connections end with it, but PostgreSQL may take a moment to notice.
const LOCK_PATIENCE_MS = 2_000;

/**
 * Starts the embedded PostgreSQL of `dataDir` for the exclusive use of this process. Creates the
 * database if needed, takes over a PostgreSQL that outlived a killed server, and restarts it if it dies.
 * @throws DataDirInUseError if another running server uses the folder
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const cluster = prepareCluster(options.dataDir, options);
  createClusterOnce(cluster);
  let stopping = false;
  let owner = await takeOver(cluster, options);
  await createDatabaseOnce(owner.client);

  const watch = (): void => {
    owner.client.once('end', () => {
      if (!stopping) void restart();
    });
  };
  const restart = async (): Promise<void> => {
    options.log.error('connection to PostgreSQL lost, restarting it');
    try {
      owner = await takeOver(cluster, options);
      watch();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      options.log.error({ reason }, 'PostgreSQL could not be restarted');
    }
  };
  watch();

  return {
    connection: { ...owner.connection, database: DATABASE },
    async stop() {
      stopping = true;
      await stopPostmaster(cluster);
      await owner.client.end().catch(() => undefined);
    },
  };
}

/** The connection to the database of `dataDir` if a server is running it. */
export function findEmbedded(dataDir: string): Connection | undefined {
  if (!statSync(dataDir, { throwIfNoEntry: false })) return undefined;
  const cluster = prepareCluster(dataDir);
  const running = findPostmaster(cluster);
  return running && { ...connectionTo(cluster, running.host, running.port), database: DATABASE };
}

async function takeOver(cluster: Cluster, options: EmbeddedOptions): Promise<Owner> {
  const owner = await connectOrStart(cluster, options.log);
  for (let waited = 0; ; waited += POLL_MS) {
    const { rows } = await owner.client.query('SELECT pg_try_advisory_lock($1) AS held', [
      OWNER_LOCK,
    ]);
    if (rows[0].held) return owner;
    if (waited >= LOCK_PATIENCE_MS) {
      await owner.client.end();
      throw new DataDirInUseError(options.dataDir);
    }
    await sleep(POLL_MS);
  }
}

async function createDatabaseOnce(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
}
