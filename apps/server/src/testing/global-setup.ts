import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import { silentLog } from './silent-log.ts';

/** The PostgreSQL server on which tests create their databases. */
export interface TestServer {
  /** Connection of a user that may create databases. */
  readonly admin: pg.ClientConfig;
  /** Name of a migrated, empty database to copy. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** Starts one PostgreSQL for the test run, or uses the one at TEST_DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `template_${randomBytes(6).toString('hex')}`;
  await asAdmin(server.admin, admin => admin.query(`CREATE DATABASE ${template}`));
  const pool = new pg.Pool({ ...server.admin, database: template });
  await migrate(pool);
  await pool.end();
  project.provide('testServer', { admin: server.admin, template });
  return async () => {
    await asAdmin(server.admin, admin => admin.query(`DROP DATABASE ${template} WITH (FORCE)`));
    await server.stop();
  };
}

interface RunningServer {
  readonly admin: pg.ClientConfig;
  stop(): Promise<void>;
}

/** How to connect to the PostgreSQL at an address. */
export function connectionTo(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  return {
    host: searchParams.get('host') ?? decodeURIComponent(hostname),
    port: Number(port || searchParams.get('port') || 5432),
    user: decodeURIComponent(username) || searchParams.get('user') || 'postgres',
    password: decodeURIComponent(password),
    database: pathname.slice(1) || 'postgres',
  };
}

async function startServer(): Promise<RunningServer> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url) {
    return { admin: connectionTo(url), stop: async () => undefined };
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'digipals-test-'));
  const embedded = await startEmbedded({ dataDir, log: silentLog, durable: false });
  return {
    admin: { ...embedded.connection },
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function asAdmin(
  config: pg.ClientConfig,
  act: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await act(client);
  await client.end();
}
