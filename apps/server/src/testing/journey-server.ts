import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createScreener } from '@digipals/screening';
import pg from 'pg';
import { readServerEnv } from '../env.ts';
import { start } from '../run-server.ts';
import type { StartedServer } from '../start-server.ts';

/** Long enough to undo with the U key on a busy machine. */
const undoMs = 4_000;

/** What a journey asks of this process, one call at a time. */
export type JourneyCall =
  /** Starts a server with these settings; with WORLD_URL on a copy of that database. */
  | { start: NodeJS.ProcessEnv }
  /** Moves the clock of the server on. */
  | { moveMs: number }
  | { stop: true };

/** The answer to a call; after `start` it says where the server and its database are. */
export type JourneyAnswer =
  | { server?: { url: string; databaseUrl: string | undefined } }
  | { failed: string };

/** Copies the database at `template`, which must have no connections. @returns the address of the copy */
async function copyDatabase(template: string): Promise<string> {
  const [source, copy, admin] = [new URL(template), new URL(template), new URL(template)];
  copy.pathname = `copy_${randomBytes(6).toString('hex')}`;
  admin.pathname = 'postgres';
  const client = new pg.Client(admin.href);
  await client.connect();
  const [from, to] = [source, copy].map(({ pathname }) => pathname.slice(1));
  await client.query(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);
  await client.end();
  return copy.href;
}

const clock = Date.now;
let ahead = 0;
Date.now = () => clock() + ahead;

/** One screener for all servers of this process: it takes seconds to load its words. */
const screener = { ...createScreener(), close: async () => undefined };
let started: Promise<StartedServer> | undefined;

/** The server as operators run it, but decisions settle sooner, so that tests need not wait. */
async function startServer(settings: NodeJS.ProcessEnv): Promise<JourneyAnswer> {
  const env = { ...process.env, ...settings };
  const { WORLD_URL: world, QUICK_JOBS: quick } = env;
  if (world) env['DATABASE_URL'] = await copyDatabase(world);
  const read = readServerEnv(env);
  // Jobs that run every few minutes would keep a journey waiting.
  const jobs = quick === 'on' ? { longestJobMs: 2_000 } : {};
  const config = { ...read.config, undoMs, ...jobs };
  started = start({ ...read, clock: Date.now, config }, { screener });
  const { url } = await started;
  return { server: { url, databaseUrl: read.databaseUrl } };
}

/** Lines of the log are written in batches. */
const flushMs = 150;

async function stopServer(): Promise<void> {
  const stopping = started;
  started = undefined;
  await (await stopping)?.stop();
  await sleep(flushMs);
  ahead = 0;
}

async function handle(call: JourneyCall): Promise<JourneyAnswer> {
  if ('start' in call) return startServer(call.start);
  if ('moveMs' in call) {
    ahead += call.moveMs;
    return {};
  }
  await stopServer();
  return {};
}

process.on('message', (call: JourneyCall) => {
  handle(call)
    .catch((error: Error): JourneyAnswer => ({ failed: error.stack ?? error.message }))
    .then(answer => process.send?.(answer));
});

/** The tests have ended, or are stopped, which ends the channel to them as well. */
const end = (): void => void stopServer().finally(() => process.exit());
process.once('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
