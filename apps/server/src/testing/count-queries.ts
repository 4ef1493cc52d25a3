import type { Pool } from 'pg';

/**
 * Counts queries of a pool that contain `words`; `see` receives their text.
 * @returns a function that reads the count
 */
export function countQueries(
  pool: Pool,
  words = '',
  see: (text: string) => void = () => undefined,
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
        see(args[0]);
      }
      return query(...args);
    }) as typeof client.query;
  });
  return () => count;
}
