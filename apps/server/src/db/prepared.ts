import type { PoolClient, QueryConfig } from 'pg';

// Each prepared statement costs memory on its connection, so their number is limited.
const MOST_STATEMENTS = 500;

/**
 * Gives each query with parameters a name, so that PostgreSQL parses and plans it once per connection
 * instead of at every call. Call it once for a pool.
 * @returns a function for each new connection of the pool
 */
export function createPreparing(): (client: PoolClient) => void {
  const names = new Map<string, string>();

  const named = (text: string, values: unknown[]): QueryConfig => {
    const known = names.get(text);
    if (known) return { name: known, text, values };
    if (names.size >= MOST_STATEMENTS) return { text, values };
    const name = `s${names.size}`;
    names.set(text, name);
    return { name, text, values };
  };

  return client => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? query(named(text, values), ...rest)
        : query(text, values, ...rest)) as typeof client.query;
  };
}
