import pg from 'pg';

/**
 * Connections that inspect the tables independently of the server. If the database is dropped first,
 * PostgreSQL terminates them, which must not fail the test.
 */
export function createWatcher(config: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, max: 2, application_name: 'watcher' });
  pool.on('error', () => undefined);
  return pool;
}
