import type { Pool } from 'pg';

/**
 * Holds each query of a pool that contains `words` until `release` is called, without a lock or a statement that
 * could time out. `seen` has the values of each, in the order in which they were asked.
 */
export function holdQueries(pool: Pool, words: string) {
  const seen: (readonly unknown[])[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const wrapped = new WeakSet<object>();
  pool.on('acquire', client => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text !== 'string' || !text.includes(words)) return query(...args);
      seen.push(Array.isArray(values) ? values : []);
      return released.then(() => query(...args));
    }) as typeof client.query;
  });
  return { seen, release };
}
