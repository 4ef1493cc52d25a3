import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@digipals/engine';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { connect } from '../db/open-db.ts';
import type { AppDeps } from '../deps.ts';
import { createApp } from '../http/create-app.ts';
import { escalateOverdueReviews, settleDecisions } from '../use-cases/settle-decisions.ts';
import { type LoadAdult, mistakesAfterReview } from './review-load.ts';
import { type DeskCall, type ShiftTally, workShift } from './review-shift.ts';
import { silentLog } from './silent-log.ts';
import { createWatcher } from './watcher.ts';

/** A database filled by `fillForReview`, and dependencies with a clock that all servers share. */
export type Storm = {
  readonly connection: pg.ClientConfig;
  readonly deps: Omit<AppDeps, 'database' | 'random' | 'registry'>;
  readonly advance: (ms: number) => void;
  readonly adults: readonly LoadAdult[];
  /** Milliseconds between two terminated connections. */
  readonly cutEveryMs: number;
};

const SERVERS = 2;

const callOf =
  (app: FastifyInstance): DeskCall =>
  async (method, path, { token, body }) => {
    const answer = await app.inject({
      ...{ method, url: `/api/${path}` },
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { payload: body }),
    });
    return { status: answer.statusCode, json: <T>() => answer.json() as T };
  };

/** Terminates busy connections of the servers, as if a server were killed. */
async function cutConnections(pool: pg.Pool, everyMs: number, isOn: () => boolean): Promise<void> {
  for (let count = 0; isOn(); count += 1) {
    await sleep(everyMs);
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'digipals' AND state <> 'idle'
       ORDER BY pid % ${3 + (count % 5)} LIMIT 1`,
    );
  }
}

/**
 * Lets adults review everything on two servers that settle decisions while their connections are
 * repeatedly terminated.
 * @returns the tally, and the inconsistencies found, of which there must be none
 */
export async function reviewInStorm(
  storm: Storm,
): Promise<{ tally: ShiftTally; mistakes: string[] }> {
  const { connection, deps, advance, adults } = storm;
  const watcher = createWatcher(connection);
  const databases = Array.from({ length: SERVERS }, () => connect(connection, silentLog));
  const servers = databases.map(database => ({
    ...deps,
    database,
    random: randomBytes,
    registry: new Registry(),
  }));
  const apps = await Promise.all(servers.map(createApp));
  const isOver = async (): Promise<boolean> => {
    const { rows } = await watcher.query(
      `SELECT FROM submissions WHERE state NOT IN ('delivered', 'returned', 'withheld') LIMIT 1`,
    );
    return rows.length === 0;
  };
  let isOn = true;
  const settle = async (server: AppDeps): Promise<void> => {
    while (isOn) {
      await settleDecisions(server).catch(() => undefined);
      await escalateOverdueReviews(server).catch(() => undefined);
      await sleep(50);
    }
  };
  const others = [...servers.map(settle), cutConnections(watcher, storm.cutEveryMs, () => isOn)];
  const chance = seededRandom(adults.length);
  const shift = { servers: apps.map(callOf), advance, chance, isOver };
  const tally = await workShift(shift, adults);
  isOn = false;
  await Promise.all(others);
  const { rows } = await watcher.query<Record<string, string>>(mistakesAfterReview);
  const mistakes = Object.entries(rows[0] ?? {}).filter(([, count]) => Number(count) !== 0);
  for (const app of apps) await app.close();
  for (const database of databases) await database.close();
  await watcher.end();
  return { tally, mistakes: mistakes.map(([what, count]) => `${what}: ${count}`) };
}
