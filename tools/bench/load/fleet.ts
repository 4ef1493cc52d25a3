import { startEmbedded } from '../../../apps/server/src/db/embedded/start-embedded.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { connect, type Database } from '../../../apps/server/src/db/open-db.ts';
import { silentLog } from '../../../apps/server/src/testing/silent-log.ts';
import { startOperated } from '../../../e2e/support/server.ts';
import { temporaryData } from '../session.ts';
import { fillSchool } from './fill-school.ts';
import { cpuSeconds, familyCpuSeconds, machineSeconds, parentOf } from './processes.ts';
import type { SchoolChild } from './virtual-child.ts';

/** Servers as operators run them, on one PostgreSQL with a school. */
export type Fleet = {
  readonly servers: readonly { readonly url: string; readonly pid: number }[];
  readonly children: readonly SchoolChild[];
  readonly pool: Database['pool'];
  /** Processor seconds so far of each server, of PostgreSQL and of the whole machine. */
  readonly cpu: () => Cpu;
  /** Bytes of write-ahead log that PostgreSQL has written so far. */
  readonly written: () => Promise<number>;
  close(): Promise<void>;
};

export type Cpu = {
  readonly servers: number;
  readonly database: number;
  readonly machine: { readonly busy: number; readonly all: number };
};

const PEPPER = 'the pepper of the bench';

/** @param count how many server processes */
export async function startFleet(count: number, children: number): Promise<Fleet> {
  const data = await temporaryData();
  const embedded = await startEmbedded({ dataDir: data.dataDir, log: silentLog });
  const { connection } = embedded;
  const { pool, close } = connect(connection, silentLog);
  await migrate(pool);
  const client = await pool.connect();
  const filled = await fillSchool(client, { children, pepper: PEPPER });
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  // Its settings differ from those of the server.
  client.release(true);
  const { user, password, host, port, database } = connection;
  const server = `${encodeURIComponent(host)}:${port}`;
  const env = {
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@${server}/${database}`,
    DEMO: 'off',
    PICTURE_PEPPER: PEPPER,
    // Each school has an address of its own, so that its limits are those of production.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  };
  const servers: Awaited<ReturnType<typeof startOperated>>[] = [];
  for (let number = 0; number < count; number += 1) servers.push(await startOperated(env));
  return {
    servers,
    children: filled,
    pool,
    cpu: () => ({
      servers: servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0),
      database: familyCpuSeconds(postmaster),
      machine: machineSeconds(),
    }),
    async written() {
      const { rows: at } = await pool.query<{ bytes: string }>(
        "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes",
      );
      return Number(at[0]?.bytes);
    },
    async close() {
      for (const { stop } of servers) await stop();
      await close();
      await embedded.stop();
      await data.remove();
    },
  };
}

/** What was used between two readings. */
export const used = (from: Cpu, to: Cpu): Cpu => ({
  servers: to.servers - from.servers,
  database: to.database - from.database,
  machine: {
    busy: to.machine.busy - from.machine.busy,
    all: to.machine.all - from.machine.all,
  },
});
