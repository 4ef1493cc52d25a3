import { pino } from 'pino';
import { loadContent } from '../../apps/server/src/content/load-content.ts';
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { connect, type Database } from '../../apps/server/src/db/open-db.ts';
import { defaultConfig, noLimits } from '../../apps/server/src/deps.ts';
import { claim, takeDueDecision } from '../../apps/server/src/domains/review/index.ts';
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
import { budgetEnd, median } from './figures.ts';
import { temporaryData } from './session.ts';

const few: ReviewSize = { submissions: 1_000, reviewers: 50 };
const many: ReviewSize = { submissions: 100_000, reviewers: 50 };
const storm: ReviewSize = { submissions: 20_000, reviewers: 50 };
const budget = 3;
const rounds = 9;
const claimsARound = 40;
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
  await pool.query(
    `INSERT INTO decisions (decision_id, submission_id, author_id, rev, kind, reviewer_id, outcome,
       seen_body, fence, seconds, at, goes_out_at)
     SELECT submission_id, submission_id, author_id, rev, 'review', $1, 'deliver', body,
       -row_number() OVER (), 1, submitted_at, submitted_at
     FROM submissions`,
    [adults[0]?.token],
  );
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

/** A round of claims by adults in turn, each with its card, all released at the end. */
async function timeClaims({ database: { db, pool }, adults }: Filled): Promise<number> {
  const times: number[] = [];
  for (const { token, role } of adults.slice(1, 1 + claimsARound)) {
    const adult = { staffId: token, name: token, role };
    const begin = performance.now();
    const card = await db
      .transaction()
      .execute(transaction => claim(transaction, adult, { kind: 'review' }, START));
    times.push(performance.now() - begin);
    if (!card) throw new Error('No text is waiting');
  }
  // Only claims should show up in the statistics of sequential scans.
  await pool.query(
    `BEGIN; SET LOCAL enable_seqscan = off;
     UPDATE submissions SET reviewer_id = NULL, fence = NULL, lease_until = NULL
     WHERE reviewer_id IS NOT NULL; COMMIT`,
  );
  return median(times);
}

const countScans = async ({ database: { pool } }: Filled): Promise<number> => {
  // Each connection caches counts for a moment before it shares them.
  await new Promise(resolve => setTimeout(resolve, 2_000));
  const { rows } = await pool.query<{ count: string }>(
    "SELECT seq_scan AS count FROM pg_stat_user_tables WHERE relname = 'submissions'",
  );
  return Number(rows[0]?.count);
};

async function compareClaims(admin: Connection): Promise<string[]> {
  const worlds = [
    await fill(admin, 'review_few', few),
    await fill(admin, 'review_many', many),
  ] as const;
  const ratios: number[] = [];
  const times: [number[], number[]] = [[], []];
  for (const world of worlds) await timeClaims(world);
  const before = await countScans(worlds[1]);
  for (let round = 0; round < rounds; round += 1) {
    const one = await timeClaims(worlds[0]);
    const other = await timeClaims(worlds[1]);
    times[0].push(one);
    times[1].push(other);
    ratios.push(other / one);
  }
  const scans = (await countScans(worlds[1])) - before;
  const due = [await timeDue(worlds[0]), await timeDue(worlds[1])] as const;
  for (const { database } of worlds) await database.close();
  const [one, other] = times.map(list => median(list).toFixed(2));
  const ratio = median(ratios);
  const dueRatio = due[1] / due[0];
  return [
    `the next to settle          ${due[0].toFixed(2)} ms at 1,000, ${due[1].toFixed(2)} ms at 100,000 decided, ratio ${dueRatio.toFixed(2)}${budgetEnd(`${budget} or less`, dueRatio <= budget)}`,
    `claim with its card        ${one} ms at 1,000, ${other} ms at 100,000 waiting, ratio ${ratio.toFixed(2)}${budgetEnd(`${budget} or less`, ratio <= budget)}`,
    `sequential scans of the queue ${scans} in ${rounds * claimsARound} claims at 100,000${budgetEnd('0', scans === 0)}`,
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
    `mistakes left               ${listed}${budgetEnd('none', mistakes.length === 0)}`,
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
