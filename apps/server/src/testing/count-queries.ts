import type { Pool } from 'pg';
import type { TestApp } from './create-test-app.ts';

/**
 * Counts queries of a pool that contain `words`; `see` receives their text and values.
 * @returns a function that reads the count
 */
export function countQueries(
  pool: Pool,
  words = '',
  see: (text: string, values: readonly unknown[]) => void = () => undefined,
): () => number {
  let count = 0;
  const seen = new WeakSet<object>();
  pool.on('acquire', client => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      if (typeof args[0] === 'string' && args[0].includes(words)) {
        count += 1;
        see(args[0], Array.isArray(args[1]) ? args[1] : []);
      }
      return query(...args);
    }) as typeof client.query;
  });
  return () => count;
}

/** How many statements wait for a lock now. */
export async function countLockWaits({ deps }: TestApp): Promise<number> {
  const { rows } = await deps.database.pool.query(
    `SELECT count(*)::int AS waits FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0].waits;
}
