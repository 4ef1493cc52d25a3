import type { AppDeps } from '../deps.ts';
import { sendLetters } from './send-letters.ts';
import { escalateOverdueReviews, settleDecisions } from './settle-decisions.ts';

/** Something a server does by itself again and again. */
type Job = {
  readonly name: string;
  /** Milliseconds from the end of one run to the next. */
  readonly everyMs: number;
  /** `stopping` is aborted when the server ends. */
  readonly run: (deps: AppDeps, stopping: AbortSignal) => Promise<unknown>;
};

const jobs: readonly Job[] = [
  { name: 'decisions', everyMs: 1_000, run: deps => settleDecisions(deps) },
  { name: 'review queue', everyMs: 5_000, run: escalateOverdueReviews },
  { name: 'letters', everyMs: 5_000, run: sendLetters },
];

/**
 * Starts what this server does by itself. Every server does it: each job takes what no other has taken.
 * @returns what ends it, once the runs under way are through
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
  const turn = async (): Promise<void> => {
    try {
      await run(deps, stopping.signal);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      deps.log.warn({ job: name, code }, 'a job failed and runs again later');
    }
    if (!stopping.signal.aborted) later();
  };
  const later = (): void => {
    timer = setTimeout(() => {
      running = turn();
    }, everyMs).unref();
  };
  later();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return running;
  };
}
