import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/**
 * `before`: the statement is not executed; `after`: it is executed, but its answer and connection are lost.
 * Inside a transaction that undoes the same work as a fault before the next statement, so `after` only counts
 * commits and statements without a transaction.
 */
export type FaultMode = 'before' | 'after';

/** Makes statements fail. */
export type Faults = {
  /** Makes the n-th next statement fail once; 1 is the next one. */
  arm(n: number, mode: FaultMode): void;
  /** Stops failing. @returns whether a statement has failed since `arm` */
  disarm(): boolean;
};

type Query = (...args: unknown[]) => Promise<unknown>;

/** Injects faults into the connections of a pool. */
export function createFaults(pool: Pool): Faults {
  let armed: { left: number; mode: FaultMode } | undefined;
  let hasFailed = false;
  const seen = new WeakSet<object>();

  const isDue = (inTransaction: boolean): FaultMode | undefined => {
    if (!armed || (armed.mode === 'after' && inTransaction)) return undefined;
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
    let inTransaction = false;
    client.query = (async (...args: unknown[]) => {
      const [text] = args;
      if (typeof text === 'string' && /^(begin|start transaction)\b/i.test(text))
        inTransaction = true;
      if (typeof text === 'string' && /^(commit|rollback)\s*$/i.test(text)) inTransaction = false;
      const mode = isDue(inTransaction);
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

/** Breaks a connection, so that the answer is lost. */
function cut(client: PoolClient): never {
  const { connection } = client as PoolClient & {
    connection: { stream: { destroy(): void } };
  };
  connection.stream.destroy();
  throw new Error('the connection was lost');
}

/**
 * Repeats an action with a fault at each of its statements in turn, until no statement is left to fail.
 * @returns how many failed
 */
export async function withEveryFault(
  faults: Faults,
  mode: FaultMode,
  act: () => Promise<unknown>,
  afterEach: () => Promise<void>,
): Promise<number> {
  for (let n = 1; ; n += 1) {
    faults.arm(n, mode);
    await act();
    if (!faults.disarm()) return n - 1;
    // The pool needs a moment to drop a lost connection.
    await sleep(5);
    await afterEach();
  }
}
