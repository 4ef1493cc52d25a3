import pg from 'pg';

/**
 * Connections that look into the tables past the server's. One whose database goes before its
 * good-bye has arrived is cut by PostgreSQL, which must not end the test.
 */
export function createWatcher(config: pg.ClientConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, max: 2, application_name: 'watcher' });
  pool.on('error', () => undefined);
  return pool;
}
