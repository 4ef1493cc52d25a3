import { setTimeout as sleep } from 'node:timers/promises';
import { findPrimary, query, waitFor, waitForWhole } from './database.ts';
import { type FaultName, faults } from './faults.ts';
import { isKept, measure, type Round, roundLine } from './figures.ts';
import { waitForServers } from './front.ts';
import { countLoggedOut, type Session, signAllIn } from './sessions.ts';
import { startWriters, type Writers } from './writers.ts';

const WRITERS = 200;
const QUIET_MS = 3_000;
const SHORTEST_MS = 6_000;

/** What to break, how often, and where the cluster answers. */
export type Plan = {
  readonly port: number;
  readonly rounds: number;
  readonly faults: readonly FaultName[];
};

/** Breaks the cluster on purpose. @returns whether every round passed */
export async function testCluster(plan: Plan, log: (line: string) => void): Promise<boolean> {
  const url = `http://127.0.0.1:${plan.port}`;
  log(`Signing ${WRITERS} children in ...`);
  const sessions = await signAllIn(url, WRITERS);
  const missed: string[] = [];
  for (const name of plan.faults) {
    for (let round = 1; round <= plan.rounds; round += 1) {
      await waitForAll();
      const line = await playRound(name, round, { ...plan, url, sessions });
      log(line.text);
      if (!line.isKept) missed.push(line.text);
    }
  }
  log(missed.length === 0 ? 'Every round passed.' : `Rounds missed: ${missed.length}`);
  return missed.length === 0;
}

async function waitForAll(): Promise<void> {
  await waitForWhole();
  await waitForServers();
}

type Stage = Plan & { readonly url: string; readonly sessions: readonly Session[] };

async function playRound(
  name: FaultName,
  number: number,
  { port, url, sessions }: Stage,
): Promise<{ text: string; isKept: boolean }> {
  const run = `${name}-${number}-${Date.now()}`;
  const writers = startWriters(url, sessions, run);
  await sleep(QUIET_MS);
  const brokenAt = performance.now();
  const broken = await faults[name](number, port);
  await sleep(SHORTEST_MS);
  await waitForWriters(writers, brokenAt);
  await broken.repair();
  await waitForAll();
  const stuck = await writers.stop();
  const round: Round = {
    ...measure(writers.written, await readStored(run), brokenAt),
    loggedOut: await countLoggedOut(url, sessions),
    failed: writers.failed(),
    stuck,
  };
  return {
    text: `${roundLine(`${name} ${number}`, round)} (${broken.what})`,
    isKept: isKept(round),
  };
}

/** Waits until as many writes as there are writers were sent and acknowledged after the fault. */
const waitForWriters = (writers: Writers, brokenAt: number): Promise<void> =>
  waitFor(
    'writes after the fault',
    async () => writers.written.filter(({ sentAt }) => sentAt > brokenAt).length >= WRITERS,
    60,
  );

/** How often each write of a run is stored. */
export async function readStored(run: string): Promise<Map<string, number>> {
  const primary = await findPrimary();
  if (!primary) throw new Error('PostgreSQL has no primary.');
  const rows = await query(
    primary,
    `SELECT path, count(*) FROM events WHERE path LIKE '/${run}-%' GROUP BY path`,
  );
  return new Map(rows.map(([path = '', count]) => [path, Number(count)]));
}
