import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { loadContent } from '../../apps/server/src/content/load-content.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openDatabase } from '../../apps/server/src/db/open-db.ts';
import { seedDemoWorld } from '../../apps/server/src/demo/demo-world.ts';
import { defaultConfig, noLimits } from '../../apps/server/src/deps.ts';
import { createApp } from '../../apps/server/src/http/create-app.ts';
import { openLog } from '../../apps/server/src/open-log.ts';
import {
  createFakeMailer,
  createFakeScreener,
  createFakeWriter,
} from '../../apps/server/src/testing/fake-helpers.ts';
import { budgetEnd, median } from './figures.ts';
import { signIn, temporaryData } from './session.ts';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');
const rounds = 5;
const seconds = '3';
const callers = '16';
/** Least speed of a read call, as a share of the barest handler's. */
const leastRatio = 0.6;

/** Requests per second of one address under 16 connections; a separate process makes the load. */
const load = async (url: string, token: string): Promise<number> => {
  const args = ['-j', '-d', seconds, '-c', callers, '-H', `Authorization=Bearer ${token}`, url];
  const { stdout } = await run(process.execPath, [autocannon, ...args], { maxBuffer: 2 ** 24 });
  const result = JSON.parse(stdout) as { requests: { average: number }; non2xx: number };
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were not successful`);
  return result.requests.average;
};

/**
 * Both servers run in one process on one database and alternate, so that noise affects both
 * equally; the result is the ratio within a round.
 */
export const readCalls = async (): Promise<string[]> => {
  const data = await temporaryData();
  // Log lines are written as usual, but discarded.
  const log = openLog('info', '/dev/null');
  const database = await openDatabase({ dataDir: data.dataDir, log });
  await migrate(database.pool);
  const config = { ...defaultConfig, limits: noLimits };
  const deps = {
    database,
    clock: Date.now,
    random: randomBytes,
    content: loadContent('.build/content'),
    screener: createFakeScreener(),
    writer: createFakeWriter(),
    mailer: createFakeMailer(),
    translator: null,
    config,
    log,
    registry: new Registry(),
    tracing: null,
  };
  await seedDemoWorld(deps);
  const app = await createApp({
    ...deps,
    webDir: '.build/web',
    deskDir: '.build/desk',
    grownUpsDir: '.build/grown-ups',
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const bare = Fastify();
  bare.get('/:id', async request => {
    const { id } = request.params as { id: string };
    const { rows } = await database.pool.query({
      name: 'barest',
      text: 'select user_id, username from users where user_id = $1',
      values: [id],
    });
    return rows[0];
  });
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  const { userId, userAccessToken: token } = await signIn(url, 'Mia');
  const calls = [
    `users/${userId}/lingos`,
    `users/${userId}`,
    `users/${userId}/profile`,
    `users/${userId}/currentLesson`,
  ];
  const rows: string[] = [];
  for (const call of calls) {
    const ratios: number[] = [];
    let speed = 0;
    for (let round = 0; round < rounds; round += 1) {
      const barest = await load(`${bareUrl}/${userId}`, token);
      speed = await load(`${url}/api/${call}`, token);
      ratios.push(speed / barest);
    }
    const name = `GET ${call.replace(userId, '{id}')}`;
    const ratio = median(ratios);
    rows.push(
      `${name.padEnd(34)} ${ratio.toFixed(2)} (${speed.toFixed(0)} a second)${budgetEnd(`${leastRatio.toFixed(2)} or more`, ratio >= leastRatio)}`,
    );
  }
  await app.close();
  await bare.close();
  await database.close();
  await data.remove();
  return rows;
};
