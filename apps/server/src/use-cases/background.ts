import { randomUUID } from 'node:crypto';
import type { AppDeps } from '../deps.ts';
import { keepAgeBands } from '../domains/classes/index.ts';
import { runUnderLease } from '../domains/jobs/index.ts';
import { anchorLog, sendAnchors } from './anchor-log.ts';
import { endContactPauses } from './choose-for-child.ts';
import { keepErasedFile } from './erase-again.ts';
import { keepBackups } from './keep-backups.ts';
import { keepRetention } from './keep-retention.ts';
import { receiveReplies } from './receive-replies.ts';
import { sendAlarmHooks, sendHeartbeat } from './send-alarm-hooks.ts';
import { sendLetters, sendUrgentLetters } from './send-letters.ts';
import { escalateOverdueReviews, settleDecisions } from './settle-decisions.ts';
import { keepTakenBackFile } from './take-back-again.ts';
import { createTaskMetrics, type TaskMetrics } from './task-metrics.ts';
import { watchAlarms } from './watch-alarms.ts';
import { writeWeeklyLetters } from './write-weekly-letters.ts';

/** A periodic task of the server. */
export type Job = {
  readonly name: string;
  /** Milliseconds from the end of one run to the next. */
  readonly everyMs: number;
  /** Runs on one server at a time, under a lease. Other jobs run on every server. */
  readonly isLeased?: true;
  /** `stopping` is aborted when the server ends or loses the lease. */
  readonly run: (deps: AppDeps, stopping: AbortSignal) => Promise<unknown>;
};

const ageBands = ({ database, clock }: AppDeps) => keepAgeBands(database.db, new Date(clock()));

/** Their items are taken one by one, each by one server. */
const shared: readonly Job[] = [
  { name: 'decisions', everyMs: 1_000, run: deps => settleDecisions(deps) },
  { name: 'urgent letters', everyMs: 2_000, run: sendUrgentLetters },
  { name: 'letters', everyMs: 5_000, run: sendLetters },
  { name: 'webhook of alarms', everyMs: 5_000, run: sendAlarmHooks },
];

/** Each server has these files of its own. */
const ofOwnFiles: readonly Job[] = [
  { name: 'replies', everyMs: 15_000, run: receiveReplies },
  { name: 'anchors', everyMs: 600_000, run: anchorLog },
  { name: 'list of the erased', everyMs: 60_000, run: keepErasedFile },
  { name: 'list of what is taken back', everyMs: 10_000, run: keepTakenBackFile },
  { name: 'backups', everyMs: 10_000, run: keepBackups },
];

const leased: readonly Job[] = [
  { name: 'review queue', everyMs: 5_000, isLeased: true, run: escalateOverdueReviews },
  { name: 'weekly letters', everyMs: 300_000, isLeased: true, run: writeWeeklyLetters },
  { name: 'alarms', everyMs: 5_000, isLeased: true, run: watchAlarms },
  { name: 'heartbeat', everyMs: 30_000, isLeased: true, run: sendHeartbeat },
  { name: 'sending anchors', everyMs: 30_000, isLeased: true, run: sendAnchors },
  { name: 'pauses of contact', everyMs: 60_000, isLeased: true, run: endContactPauses },
  { name: 'age bands', everyMs: 600_000, isLeased: true, run: ageBands },
  { name: 'retention', everyMs: 3_600_000, isLeased: true, run: keepRetention },
];

/** Added at random to each wait of a leased job, so that the servers share its runs. */
const SPREAD_MS = 500;

/**
 * Starts the periodic jobs. Any number of servers may do so (decision 106).
 * @returns a function that stops the jobs and waits for those in progress
 */
export function startBackground(
  deps: AppDeps,
  jobs: readonly Job[] = [...shared, ...ofOwnFiles, ...leased],
): () => Promise<void> {
  const holder = randomUUID();
  const measure = createTaskMetrics(deps.registry, deps.clock);
  const stops = jobs.map(job =>
    startJob(job, deps, { holder, metrics: measure(job.name, job.everyMs) }),
  );
  return async () => {
    await Promise.all(stops.map(stop => stop()));
  };
}

function startJob(
  job: Job,
  deps: AppDeps,
  { holder, metrics }: { holder: string; metrics: TaskMetrics },
): () => Promise<void> {
  const { name, isLeased } = job;
  const everyMs = Math.min(job.everyMs, deps.config.longestJobMs);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = (end: AbortSignal): Promise<void> => {
    const act = () => job.run(deps, end);
    return metrics.run(() => deps.tracing?.task(name, act) ?? act());
  };
  /** @returns the milliseconds until the next run */
  const run = async (): Promise<number> => {
    if (isLeased) {
      const asked = { name, holder, everyMs, stopping: signal };
      return (await runUnderLease(deps.database.db, asked, work)) + Math.random() * SPREAD_MS;
    }
    await work(signal);
    return everyMs;
  };
  const runOnce = async (): Promise<void> => {
    let waitMs = everyMs;
    try {
      waitMs = await run();
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      deps.log.warn({ job: name, code }, 'a job failed, will retry');
    }
    if (!signal.aborted) later(waitMs);
  };
  const later = (ms: number): void => {
    timer = setTimeout(() => {
      running = runOnce();
    }, ms).unref();
  };
  later(everyMs);
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return running;
  };
}
