import type { Pool, PoolClient } from 'pg';

/** How a statement fails: it never gets there, or it is done and its answer is lost with the connection. */
export type FaultMode = 'before' | 'after';

/** Lets statements fail. */
export type Faults = {
  /** Lets the n-th statement from now on fail, once; 1 is the next one. */
  arm(n: number, mode: FaultMode): void;
  /** Lets all go well again. @returns whether a statement has failed since */
  disarm(): boolean;
};

type Query = (...args: unknown[]) => Promise<unknown>;

/** Puts faults under a pool, for all its connections from now on. */
export function createFaults(pool: Pool): Faults {
  let armed: { left: number; mode: FaultMode } | undefined;
  let hasFailed = false;
  const seen = new WeakSet<object>();

  const isDue = (): FaultMode | undefined => {
    if (!armed) return undefined;
    armed.left -= 1;
    if (armed.left > 0) return undefined;
    const { mode } = armed;
    armed = undefined;
    hasFailed = true;
    return mode;
  };

  pool.on('acquire', client => {
    if (seen.has(client)) return;
    seen.add(client);
    const query = client.query.bind(client) as Query;
    client.query = (async (...args: unknown[]) => {
      const mode = isDue();
      if (mode === 'before') throw new Error('a statement failed');
      const answer = await query(...args);
      if (mode === 'after') cut(client);
      return answer;
    }) as typeof client.query;
  });

  return {
    arm(n, mode) {
      armed = { left: n, mode };
      hasFailed = false;
    },
    disarm() {
      armed = undefined;
      return hasFailed;
    },
  };
}

/** Loses a connection, with the answer that was on its way. */
function cut(client: PoolClient): never {
  const { connection } = client as PoolClient & {
    connection: { stream: { destroy(): void } };
  };
  connection.stream.destroy();
  throw new Error('the connection was lost');
}
