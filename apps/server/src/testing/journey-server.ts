import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { readServerEnv } from '../env.ts';
import { runServer } from '../run-server.ts';

/** Long enough to undo with the U key on a busy machine. */
const undoMs = 4_000;

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

const { WORLD_URL: world } = process.env;
const copied = world ? { DATABASE_URL: await copyDatabase(world) } : {};

const clock = Date.now;
let ahead = 0;
Date.now = () => clock() + ahead;
/** A journey moves the clock on by a number of milliseconds, one on each line. */
createInterface(process.stdin).on('line', line => {
  ahead += Number(line);
  process.stdout.write(`The clock is ${ahead} ms ahead\n`);
});
// It stops although somebody could still write to it.
process.stdin.unref?.();

/** Jobs that run every few minutes would keep a journey waiting. */
const jobs = process.env['QUICK_JOBS'] === 'on' ? { longestJobMs: 2_000 } : {};

/**
 * The server as operators run it, but decisions settle sooner, so that tests need not wait. With
 * WORLD_URL it runs on a copy of that database.
 */
await runServer(() => {
  const env = readServerEnv({ ...process.env, ...copied });
  return { ...env, clock: Date.now, config: { ...env.config, undoMs, ...jobs } };
});
