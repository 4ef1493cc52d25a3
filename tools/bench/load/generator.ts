import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { attempt } from '@digipals/client/call-error';
import type { HistoryEntry } from '@digipals/contract';
import { percentile } from '../figures.ts';
import type { Figures, Outcome, Plan } from './plan.ts';
import { type Calls, type Failures, type Kind, type Tally, together } from './tally.ts';
import { createDevice, type SchoolChild } from './virtual-child.ts';
import { type Given, ownReads, readAll, visit } from './visit.ts';

/**
 * Makes load in a process of its own, so that it does not share an event loop with a server or with the bench. Gets a
 * plan from its parent, and answers with what it saw.
 */
const tally: Tally = {};
const failures: Failures = new Map();
const seen = { tally, failures };
const given: Given = { answers: 0, arrived: 0, left: 0, failedReads: 0 };
let broken = 0;
let reason: string | null = null;

const figuresOf = ({ times, ...calls }: Calls): Figures => ({
  ...calls,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});

const secondsSince = (begin: number): number => (performance.now() - begin) / 1_000;

/** Children and servers in turn. */
function createTurns({ urls, children }: Plan) {
  let turn = 0;
  return (): { url: string; child: SchoolChild } => {
    const at = turn;
    turn += 1;
    const child = children[at % children.length];
    const url = urls[at % urls.length];
    if (!child || url === undefined) throw new Error('A plan needs servers and children');
    return { url, child };
  };
}

type Of<Name extends Plan['kind']> = Extract<Plan, { kind: Name }>;

const come = (plan: Of<'open'> | Of<'closed'>, next: ReturnType<typeof createTurns>) => {
  const { url, child } = next();
  return visit(url, child, { pace: plan.pace, seen, given }).catch((error: unknown) => {
    broken += 1;
    reason ??= String(error);
  });
};

/** @returns when the last child came in */
async function runOpen(plan: Of<'open'>): Promise<number> {
  const next = createTurns(plan);
  const begin = performance.now();
  const visits: Promise<void>[] = [];
  const urgent = callUrgently(plan, begin);
  for (let number = 1; number <= plan.perSecond * plan.seconds; number += 1) {
    // Paced by the clock, so that late timers do not lower the load.
    const due = (number / plan.perSecond) * 1_000 - (performance.now() - begin);
    if (due > 0) await sleep(due);
    visits.push(come(plan, next));
  }
  const arrivedAt = performance.now();
  await Promise.all([...visits, urgent]);
  return arrivedAt;
}

/** Signed-in children ask for help, report and log out while others come in. */
async function callUrgently(plan: Of<'open'>, begin: number): Promise<void> {
  const { urls, children, seconds, urgentPerSecond } = plan;
  const calls: Promise<unknown>[] = [];
  for (let number = 1; number <= urgentPerSecond * seconds; number += 1) {
    const due = (number / urgentPerSecond) * 1_000 - (performance.now() - begin);
    if (due > 0) await sleep(due);
    // From the end of the list: visits take children from its start.
    const child = children.at(-number);
    if (!child) return;
    const { call, use } = createDevice(urls[number % urls.length] ?? '', child, seen);
    use(child.token);
    const params = { id: child.userId };
    const line = { lineId: randomUUID(), picture: 'sad' } as const;
    const one = [
      () => call('POST users/{id}/helpRequest', { params, body: line }),
      () => call('POST reportButton', { body: { reason: 'scared', page: '/profile' } }),
      () => call('GET logout', { retry: false }),
    ][number % 3];
    if (one) calls.push(attempt<unknown>(one()));
  }
  await Promise.all(calls);
}

async function runClosed(plan: Of<'closed'>): Promise<void> {
  const next = createTurns(plan);
  const begin = performance.now();
  const row = async (place: number): Promise<void> => {
    // Staggered, or all would be at the same point of their visit.
    await sleep((place / plan.atOnce) * plan.pace.answers * plan.pace.answerMs);
    while (secondsSince(begin) < plan.seconds) await come(plan, next);
  };
  // Visits still going on at the end are cut off: the figures cover the time until then.
  const rows = Promise.all(Array.from({ length: plan.atOnce }, (_, place) => row(place)));
  await Promise.race([rows, sleep(plan.seconds * 1_000)]);
}

async function runRows(plan: Of<'reads' | 'writes'>): Promise<void> {
  const next = createTurns(plan);
  const begin = performance.now();
  const row = async (): Promise<void> => {
    const { url, child } = next();
    const device = createDevice(url, child, seen);
    device.use(child.token);
    for (let turn = 0; secondsSince(begin) < plan.seconds; turn += 1) {
      const key = ownReads[turn % ownReads.length] ?? '';
      if (plan.kind === 'reads') await readAll(device, child, [key]);
      else await writeOne(device, child);
    }
  };
  await Promise.all(Array.from({ length: plan.atOnce }, row));
}

const question = 'starter-01-friends-domino';
const DAY_MS = 86_400_000;

async function writeOne({ call }: ReturnType<typeof createDevice>, { userId }: SchoolChild) {
  given.answers += 1;
  // The log has equal answers once.
  const time = given.answers % DAY_MS;
  const entry: HistoryEntry = { questionId: question, valid: 0, picks: [], time };
  await attempt(call('POST users/{id}/solution', { params: { id: userId }, body: [entry] }));
}

async function run(plan: Plan): Promise<Outcome> {
  const begin = performance.now();
  const cpu = process.cpuUsage();
  let arrivedAt = begin;
  if (plan.kind === 'open') arrivedAt = await runOpen(plan);
  else if (plan.kind === 'closed') await runClosed(plan);
  else await runRows(plan);
  const { user, system } = process.cpuUsage(cpu);
  const kinds = Object.entries(tally).map(([kind, calls]) => [kind, figuresOf(calls)]);
  return {
    kinds: Object.fromEntries(kinds) as Partial<Record<Kind, Figures>>,
    all: figuresOf(together(tally)),
    failures: [...failures].map(([call, count]) => `${count} ${call}`),
    given,
    seconds: secondsSince(begin),
    secondsAfter: secondsSince(arrivedAt),
    cpuSeconds: (user + system) / 1e6,
    ...{ broken, reason },
  };
}

process.once('message', (plan: Plan) => {
  void run(plan).then(outcome => process.send?.(outcome, () => process.exit(0)));
});
