import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Database, type OnQuery } from '../db/open-db.ts';
import { silentLog } from './silent-log.ts';

/** A busy machine may keep a hundred simultaneous calls waiting for longer than a server would. */
const patience = {
  connectionTimeoutMillis: 240_000,
  statement_timeout: 240_000,
  lock_timeout: 240_000,
};

/** A database for a test; `close` drops it. */
export interface TestDatabase extends Database {
  readonly config: pg.ClientConfig;
}

/**
 * Creates a database for a test.
 * @param kind `migrated` is a copy of the prepared template, `empty` has no tables
 */
export async function createTestDatabase(
  kind: 'migrated' | 'empty' = 'migrated',
  onQuery?: OnQuery,
): Promise<TestDatabase> {
  const { admin, template } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const source = kind === 'migrated' ? template : 'template0';
  // Copying files is several times faster than logging every page.
  await execute(admin, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const config = { ...admin, database: name };
  const { db, pool, close } = connect({ ...config, ...patience }, silentLog, onQuery);
  return {
    db,
    pool,
    config,
    async close() {
      await close();
      await execute(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function execute(admin: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
