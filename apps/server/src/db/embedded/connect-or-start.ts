import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { type Cluster, DATABASE_USER, readPassword } from './cluster.ts';
import { findPostmaster, type Postmaster, spawnPostmaster } from './postmaster.ts';

export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** The connection that holds the lock on the database for this process. */
export interface Owner {
  readonly client: pg.Client;
  readonly connection: Connection;
}

const POLL_MS = 25;
const PROGRESS_MS = 5_000;
const ORPHAN_PATIENCE_MS = 30_000;

/** Connects to the PostgreSQL of `cluster`; starts it if it is not running. */
export async function connectOrStart(cluster: Cluster, log: Log): Promise<Owner> {
  const began = Date.now();
  const logStart = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const port = cluster.socketDir ? 5432 : await freePort();
  const progress = setInterval(() => log.info('Waiting for PostgreSQL'), PROGRESS_MS);
  let child: ChildProcess | undefined;
  try {
    for (;;) {
      const running = findPostmaster(cluster);
      if (!running && (!child || hasEnded(child))) {
        if (child) throwUnlessLeaving(cluster, logStart, began);
        child = spawnPostmaster(cluster, port);
      }
      const owner = await tryConnect(endpointOf(cluster, running, port));
      if (owner) return owner;
      await sleep(POLL_MS);
    }
  } finally {
    clearInterval(progress);
  }
}

function endpointOf(cluster: Cluster, running: Postmaster | undefined, port: number): Connection {
  const host = running?.host || cluster.socketDir || '127.0.0.1';
  return connectionTo(cluster, host, running?.port || port);
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** Retries a failed start for a while if the old PostgreSQL is still shutting down. */
function throwUnlessLeaving(cluster: Cluster, logStart: number, began: number): void {
  const output = readFileSync(cluster.logFile).subarray(logStart).toString().trim();
  const leaving = /lock file .* already exists|shared memory block/.test(output);
  if (leaving && Date.now() - began < ORPHAN_PATIENCE_MS) return;
  throw new Error(`PostgreSQL did not start: ${output.split('\n').slice(-5).join('\n')}`);
}

/** How to reach the maintenance database of a running PostgreSQL. */
export function connectionTo(cluster: Cluster, host: string, port: number): Connection {
  const password = readPassword(cluster);
  return { host, port, user: DATABASE_USER, password, database: 'postgres' };
}

// Not running yet, starting, stopping, or disconnected meanwhile.
const NOT_READY = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03']);

async function tryConnect(connection: Connection): Promise<Owner | undefined> {
  const client = new pg.Client({ ...connection, application_name: 'digipals owner' });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return { client, connection };
  } catch (error) {
    await client.end().catch(() => undefined);
    const { code, message } = error as NodeJS.ErrnoException;
    if (NOT_READY.has(code ?? '') || message.includes('terminated unexpectedly')) return undefined;
    throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
