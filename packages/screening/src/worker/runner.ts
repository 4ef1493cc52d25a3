import { Worker } from 'node:worker_threads';
import type { Found, ScreeningContext } from '../types.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

/**
 * Limits in milliseconds: for one phase; for a text in total, including the time it waits for
 * others and for the worker; and for the start of a worker.
 */
export type Limits = {
  readonly phaseMs: number;
  readonly totalMs: number;
  readonly startMs: number;
};

/** The outcome of a phase. */
export type PhaseResult = {
  readonly name: string;
  readonly found: readonly Found[] | 'failed' | 'slow';
};

type Running = { readonly worker: Worker; readonly names: readonly string[] };
type End = 'done' | 'slow' | 'dead';

const memory = { maxOldGenerationSizeMb: 256 };

/** Starts a worker. @throws when it does not start in time */
function start(phases: URL, { startMs }: Limits): Promise<Running> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { phases: phases.href },
    resourceLimits: memory,
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    const settle = (reply?: WorkerReply): void => {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('exit', fail);
      // An idle worker must not keep the process alive.
      worker.unref();
      if (reply && 'names' in reply) resolve({ worker, names: reply.names });
      else {
        void worker.terminate();
        reject(new Error('The screening worker did not start.'));
      }
    };
    const fail = (): void => settle();
    const timer = setTimeout(fail, startMs);
    // An exit event follows every error.
    worker.on('error', () => {});
    worker.on('exit', fail);
    worker.on('message', settle);
  });
}

/** The time of a text is over. A timer may say so a moment before the clock does. */
class TimedOut extends Error {}

/** Rejects when the promise does not resolve in time. */
function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut('Screening timed out.')), Math.max(0, ms));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Runs the remaining phases on a worker until all are done, one takes too long or the worker exits. */
function runOn(
  { worker, names }: Running,
  request: WorkerRequest,
  timeLeftMs: () => number,
  done: PhaseResult[],
): Promise<End> {
  return new Promise(resolve => {
    const finish = (end: End): void => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      resolve(end);
    };
    const onExit = (): void => finish('dead');
    // Messages that arrived while this thread was busy still count.
    const onTimeout = (): void => {
      const before = done.length;
      setImmediate(() => {
        if (done.length === before) finish('slow');
      });
    };
    let timer = setTimeout(onTimeout, timeLeftMs());
    const onMessage = (reply: WorkerReply): void => {
      if (!('id' in reply) || reply.id !== request.id) return;
      done.push({ name: names[done.length] ?? '', found: reply.found });
      clearTimeout(timer);
      if (done.length === names.length) finish('done');
      else timer = setTimeout(onTimeout, timeLeftMs());
    };
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    worker.postMessage(request);
  });
}

/** Runs the phases of a module in a separate thread, one text after the other. */
export function createRunner(phases: URL, limits: Limits) {
  let current: Promise<Running> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let id = 0;
  let closed = false;

  const getWorker = (): Promise<Running> => {
    if (closed) return Promise.reject(new Error('The screener is closed.'));
    if (current) return current;
    const started = start(phases, limits);
    current = started;
    const forget = (): void => {
      if (current === started) current = undefined;
    };
    started.then(({ worker }) => worker.once('exit', forget)).catch(forget);
    return started;
  };
  const stop = async (): Promise<void> => {
    const before = current;
    current = undefined;
    await before?.then(({ worker }) => worker.terminate()).catch(() => {});
  };

  /** Runs the phases after `results`. @throws when no worker starts, or not in time */
  async function runRest(context: ScreeningContext, results: PhaseResult[], left: () => number) {
    const running = await withTimeout(getWorker(), left());
    if (left() <= 0) throw new TimedOut('Screening timed out.');
    id += 1;
    const timeLeftMs = (): number => Math.max(0, Math.min(limits.phaseMs, left()));
    const end = await runOn(running, { id, context, first: results.length }, timeLeftMs, results);
    if (end === 'done') return true;
    await stop();
    const name = running.names[results.length] ?? '';
    results.push({ name, found: end === 'slow' ? 'slow' : 'failed' });
    return results.length === running.names.length;
  }

  async function runAll(context: ScreeningContext, until: number): Promise<readonly PhaseResult[]> {
    const left = (): number => until - performance.now();
    const results: PhaseResult[] = [];
    let names: readonly string[] = ['all that screening looks for'];
    let isOver = false;
    try {
      names = (await withTimeout(getWorker(), left())).names;
      while (!(await runRest(context, results, left)));
    } catch (error) {
      // A worker that is still starting is ready for the next text.
      isOver = error instanceof TimedOut;
    }
    const missing = isOver || left() <= 0 ? 'slow' : 'failed';
    for (const name of names.slice(results.length)) results.push({ name, found: missing });
    return results;
  }

  return {
    /** The outcome of each phase, at the latest when the time limit for a text is over. Never rejects. */
    run(context: ScreeningContext): Promise<readonly PhaseResult[]> {
      const until = performance.now() + limits.totalMs;
      // Texts before this one have less time left, so waiting for them stays within the limit.
      const next = last.then(() => runAll(context, until));
      last = next;
      return next;
    },
    /** Starts the thread before it is needed. Resolves when it runs or has failed to start. */
    async warmUp(): Promise<void> {
      await getWorker().catch(() => {});
    },
    /** Ends the thread for good: no new one is started. */
    async close(): Promise<void> {
      closed = true;
      await stop();
    },
  };
}
