import { sql } from 'kysely';
import { Gauge, Histogram } from 'prom-client';
import type { AppDeps } from '../deps.ts';

/** Adds the connections to the database, how long a call waits for one, and whether the database answers. */
export function watchDatabase({
  database: { db, pool },
  registry,
}: Pick<AppDeps, 'database' | 'registry'>): void {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this server to the database: in use, and idle',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'database_connections_max',
    help: 'The most connections that this server opens',
    registers,
  }).set(pool.options.max);
  new Gauge({
    name: 'database_connections_waiting',
    help: 'Calls and tasks that wait for a connection',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  const waits = new Histogram({
    name: 'database_connection_wait_seconds',
    help: 'Seconds until a connection was there, or could not be had',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  pool.on('waited', ms => waits.observe(ms / 1_000));
  new Gauge({
    name: 'database_up',
    help: '1 if the database answers this server, else 0',
    registers,
    async collect() {
      const answers = await sql`SELECT 1`.execute(db).then(
        () => 1,
        () => 0,
      );
      this.set(answers);
    },
  });
}
