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

/** What succeeded since a connection was last terminated. */
type Progress = { calls: number; settled: number };

const callOf =
  (app: FastifyInstance, progress: Progress): DeskCall =>
  async (method, path, { token, body }) => {
    const answer = await app.inject({
      ...{ method, url: `/api/${path}` },
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { payload: body }),
    });
    if (answer.statusCode === 200) progress.calls += 1;
    return { status: answer.statusCode, json: <T>() => answer.json() as T };
  };

/**
 * Terminates busy connections of the servers, as if a server were killed. Each time it waits until something
 * succeeded: on a slow machine nothing else would ever end.
 */
async function cutConnections(
  pool: pg.Pool,
  { everyMs, isOn, progress }: { everyMs: number; isOn(): boolean; progress: Progress },
): Promise<void> {
  for (let count = 0; isOn(); ) {
    await sleep(everyMs);
    if (progress.calls === 0 || progress.settled === 0) continue;
    Object.assign(progress, { calls: 0, settled: 0 });
    count += 1;
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
  const progress = { calls: 0, settled: 0 };
  const settle = async (server: AppDeps): Promise<void> => {
    while (isOn) {
      await settleDecisions(server).then(
        () => {
          progress.settled += 1;
        },
        () => undefined,
      );
      await escalateOverdueReviews(server).catch(() => undefined);
      await sleep(50);
    }
  };
  const others = [
    ...servers.map(settle),
    cutConnections(watcher, { everyMs: storm.cutEveryMs, isOn: () => isOn, progress }),
  ];
  const chance = seededRandom(adults.length);
  const shift = { servers: apps.map(app => callOf(app, progress)), advance, chance, isOver };
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
