import type { AppDeps } from '../deps.ts';
import { keepAgeBands } from '../domains/classes/index.ts';
import { anchorLog, sendAnchors } from './anchor-log.ts';
import { endContactPauses } from './choose-for-child.ts';
import { keepErasedFile } from './erase-again.ts';
import { keepRetention } from './keep-retention.ts';
import { receiveReplies } from './receive-replies.ts';
import { sendAlarmHooks, sendHeartbeat } from './send-alarm-hooks.ts';
import { sendLetters, sendUrgentLetters } from './send-letters.ts';
import { escalateOverdueReviews, settleDecisions } from './settle-decisions.ts';
import { keepTakenBackFile } from './take-back-again.ts';
import { watchAlarms } from './watch-alarms.ts';
import { writeWeeklyLetters } from './write-weekly-letters.ts';

/** A periodic task of the server. */
type Job = {
  readonly name: string;
  /** Milliseconds from the end of one run to the next. */
  readonly everyMs: number;
  /** `stopping` is aborted when the server ends. */
  readonly run: (deps: AppDeps, stopping: AbortSignal) => Promise<unknown>;
};

const ageBands = ({ database, clock }: AppDeps) => keepAgeBands(database.db, new Date(clock()));

const jobs: readonly Job[] = [
  { name: 'decisions', everyMs: 1_000, run: deps => settleDecisions(deps) },
  { name: 'review queue', everyMs: 5_000, run: escalateOverdueReviews },
  { name: 'urgent letters', everyMs: 2_000, run: sendUrgentLetters },
  { name: 'letters', everyMs: 5_000, run: sendLetters },
  { name: 'replies', everyMs: 15_000, run: receiveReplies },
  { name: 'weekly letters', everyMs: 300_000, run: writeWeeklyLetters },
  { name: 'alarms', everyMs: 5_000, run: watchAlarms },
  { name: 'webhook of alarms', everyMs: 5_000, run: sendAlarmHooks },
  { name: 'heartbeat', everyMs: 30_000, run: sendHeartbeat },
  { name: 'anchors', everyMs: 600_000, run: anchorLog },
  { name: 'sending anchors', everyMs: 30_000, run: sendAnchors },
  { name: 'pauses of contact', everyMs: 60_000, run: endContactPauses },
  { name: 'age bands', everyMs: 600_000, run: ageBands },
  { name: 'list of the erased', everyMs: 60_000, run: keepErasedFile },
  { name: 'list of what is taken back', everyMs: 10_000, run: keepTakenBackFile },
  { name: 'retention', everyMs: 600_000, run: keepRetention },
];

/**
 * Starts the periodic jobs. Every server runs them; database locks keep two from taking the same item.
 * @returns a function that stops the jobs and waits for those in progress
 */
export function startBackground(deps: AppDeps): () => Promise<void> {
  const stops = jobs.map(job => startJob(job, deps));
  return async () => {
    await Promise.all(stops.map(stop => stop()));
  };
}

function startJob({ name, everyMs, run }: Job, deps: AppDeps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const stopping = new AbortController();
  const runOnce = async (): Promise<void> => {
    try {
      await run(deps, stopping.signal);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      deps.log.warn({ job: name, code }, 'a job failed, will retry');
    }
    if (!stopping.signal.aborted) later();
  };
  const later = (): void => {
    timer = setTimeout(() => {
      running = runOnce();
    }, everyMs).unref();
  };
  later();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return running;
  };
}
