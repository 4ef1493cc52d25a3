import { pino } from 'pino';
import { loadContent } from '../../apps/server/src/content/load-content.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { connect, type Database } from '../../apps/server/src/db/open-db.ts';
import { defaultConfig, noLimits } from '../../apps/server/src/deps.ts';
import { takeDueDecision } from '../../apps/server/src/domains/review/index.ts';
import {
  createFakeMailer,
  createFakeScreener,
  createFakeWriter,
} from '../../apps/server/src/testing/fake-helpers.ts';
import {
  fillForReview,
  type LoadAdult,
  type ReviewSize,
} from '../../apps/server/src/testing/review-load.ts';
import { reviewInStorm } from '../../apps/server/src/testing/review-storm.ts';
import { silentLog } from '../../apps/server/src/testing/silent-log.ts';
import { claimsARound, timeClaims } from './claims.ts';
import { compare, comparedRow } from './compare-worlds.ts';
import { scansOfLargeTables } from './database-figures.ts';
import { median, textRow } from './figures.ts';
import { temporaryData } from './session.ts';

const few: ReviewSize = { submissions: 1_000, reviewers: 50 };
const many: ReviewSize = { submissions: 100_000, reviewers: 50 };
const storm: ReviewSize = { submissions: 20_000, reviewers: 50 };
const budget = 3;
const rounds = 9;
const START = Date.parse('2026-03-02T09:00:00Z');

type Connection = Awaited<ReturnType<typeof startEmbedded>>['connection'];
type Filled = {
  readonly connection: Connection;
  readonly database: Database;
  readonly adults: readonly LoadAdult[];
};

/** A new database with waiting texts. */
async function fill(admin: Connection, name: string, size: ReviewSize): Promise<Filled> {
  const outer = connect(admin, silentLog);
  await outer.pool.query(`CREATE DATABASE ${name}`);
  await outer.close();
  const connection = { ...admin, database: name };
  const database = connect(connection, silentLog);
  await migrate(database.pool);
  const client = await database.pool.connect();
  const adults = await fillForReview(client, size, START);
  // Its settings differ from those of the server.
  client.release(true);
  return { connection, database, adults };
}

/** The cost in ms of finding the next decision to settle when everything is decided. */
async function timeDue({ database: { db, pool }, adults }: Filled): Promise<number> {
  const client = await pool.connect();
  await client.query('SET statement_timeout = 0');
  await client.query(
    `INSERT INTO decisions (decision_id, submission_id, author_id, rev, kind, reviewer_id, outcome,
       seen_body, fence, seconds, at, goes_out_at)
     SELECT submission_id, submission_id, author_id, rev, 'review', $1, 'deliver', body,
       -row_number() OVER (), 1, submitted_at, submitted_at
     FROM submissions`,
    [adults[0]?.token],
  );
  // Its settings differ from those of the server.
  client.release(true);
  const times: number[] = [];
  for (let round = 0; round < claimsARound; round += 1) {
    const begin = performance.now();
    await db
      .transaction()
      .execute(transaction => takeDueDecision(transaction, new Date(START), []));
    times.push(performance.now() - begin);
  }
  return median(times);
}

async function compareClaims(admin: Connection): Promise<string[]> {
  const worlds = [
    await fill(admin, 'review_few', few),
    await fill(admin, 'review_many', many),
  ] as const;
  const scanned = await scansOfLargeTables(worlds[1].database);
  const claims = await compare(worlds, world => timeClaims(world, START), rounds);
  const scans = await scanned();
  const due = { few: await timeDue(worlds[0]), many: await timeDue(worlds[1]) };
  for (const { database } of worlds) await database.close();
  return [
    comparedRow('the next to settle', { ...due, ratio: due.many / due.few }, budget),
    comparedRow('claim with its card', claims, budget),
    textRow('scans of large tables', scans.join(', ') || 'none', {
      isMet: scans.length === 0,
      says: 'none',
    }),
  ];
}

async function measureStorm(admin: Connection): Promise<string[]> {
  const { connection, database, adults } = await fill(admin, 'review_storm', storm);
  await database.close();
  let now = START;
  const begin = performance.now();
  const { tally, mistakes } = await reviewInStorm({
    connection,
    adults,
    deps: {
      clock: () => now,
      content: loadContent('.build/content'),
      screener: createFakeScreener(),
      writer: createFakeWriter(),
      mailer: createFakeMailer(),
      translator: null,
      config: { ...defaultConfig, limits: noLimits },
      log: pino({ level: 'silent' }),
      tracing: null,
      webDir: '.build/web',
      deskDir: '.build/desk',
      grownUpsDir: '.build/grown-ups',
    },
    advance: ms => {
      now += ms;
    },
    cutEveryMs: 500,
  });
  const seconds = ((performance.now() - begin) / 1_000).toFixed(0);
  const happened = Object.entries(tally).map(([what, count]) => `${what} ${count}`);
  const listed = mistakes.length === 0 ? 'none' : mistakes.join(', ');
  return [
    `${storm.reviewers} adults, ${storm.submissions.toLocaleString('en')} texts, 2 servers in ${seconds} s: ${happened.join(', ')}`,
    textRow('mistakes left', listed, { isMet: mistakes.length === 0, says: 'none' }),
  ];
}

/**
 * Reviewing texts: the cost of a claim and of the next decision to settle with a hundred times as many, and
 * fifty adults who review at once while connections die, leases expire and decisions are undone.
 */
export const reviewWork = async (): Promise<string[]> => {
  const data = await temporaryData();
  const embedded = await startEmbedded({ dataDir: data.dataDir, log: silentLog, durable: false });
  try {
    return [
      ...(await compareClaims(embedded.connection)),
      ...(await measureStorm(embedded.connection)),
    ];
  } finally {
    await embedded.stop();
    await data.remove();
  }
};
