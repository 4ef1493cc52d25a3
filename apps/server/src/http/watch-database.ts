import { sql } from 'kysely';
import { Gauge, Histogram } from 'prom-client';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';

/**
 * Adds the connections to the database, how long a call waits for one, whether the database answers, and whether
 * its log is archived.
 */
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
    help: 'Maximum number of connections that this server opens',
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
    help: 'Seconds until a connection was available, or the wait for one failed',
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
  new Gauge({
    name: 'database_archive_failing',
    help: '1 if PostgreSQL could not archive its log at its last try, else 0, also where it does not archive',
    registers,
    async collect() {
      const archiver = await readArchiver(db).catch(() => undefined);
      this.remove();
      if (archiver) this.set(Number(archiver.isFailing));
    },
  });
}

async function readArchiver(db: Db): Promise<{ isFailing: boolean } | undefined> {
  const { rows } = await sql<{ isFailing: boolean }>`
    SELECT coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) AS "isFailing"
    FROM pg_stat_archiver
  `.execute(db);
  return rows[0];
}
