import { Worker } from 'node:worker_threads';
import type { Found, ScreeningContext } from '../types.ts';
import type { Answer, Question } from './messages.ts';

/**
 * Times in milliseconds: for one phase, for all of a text from when it comes on, while it waits for
 * others and for the worker too, and for the start of a worker.
 */
export type Limits = {
  readonly phaseMs: number;
  readonly totalMs: number;
  readonly startMs: number;
};

/** What became of a phase. */
export type PhaseResult = {
  readonly name: string;
  readonly found: readonly Found[] | 'failed' | 'slow';
};

type Running = { readonly worker: Worker; readonly names: readonly string[] };
type End = 'done' | 'slow' | 'dead';

const memory = { maxOldGenerationSizeMb: 256 };

/** Starts a worker. @throws when it does not come up in time */
function start(phases: URL, { startMs }: Limits): Promise<Running> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { phases: phases.href },
    resourceLimits: memory,
    execArgv: [],
  });
  return new Promise((resolve, reject) => {
    const settle = (answer?: Answer): void => {
      clearTimeout(timer);
      worker.off('message', settle);
      worker.off('exit', fail);
      // An idle worker must not keep the process alive.
      worker.unref();
      if (answer && 'names' in answer) resolve({ worker, names: answer.names });
      else {
        void worker.terminate();
        reject(new Error('The checks did not start.'));
      }
    };
    const fail = (): void => settle();
    const timer = setTimeout(fail, startMs);
    // After an error comes the exit.
    worker.on('error', () => {});
    worker.on('exit', fail);
    worker.on('message', settle);
  });
}

/** The same, or a rejection when it is not there in so many milliseconds. */
function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The time is over.')), Math.max(0, ms));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Runs the phases that are not done on a worker that runs, until all are, one takes too long or it dies. */
function runOn(
  { worker, names }: Running,
  question: Question,
  mostMs: () => number,
  done: PhaseResult[],
): Promise<End> {
  return new Promise(resolve => {
    const finish = (end: End): void => {
      clearTimeout(timer);
      worker.off('message', hear);
      worker.off('exit', die);
      resolve(end);
    };
    const die = (): void => finish('dead');
    // What arrived while this thread was busy comes before the verdict.
    const expire = (): void => {
      const before = done.length;
      setImmediate(() => {
        if (done.length === before) finish('slow');
      });
    };
    let timer = setTimeout(expire, mostMs());
    const hear = (answer: Answer): void => {
      if (!('id' in answer) || answer.id !== question.id) return;
      done.push({ name: names[done.length] ?? '', found: answer.found });
      clearTimeout(timer);
      if (done.length === names.length) finish('done');
      else timer = setTimeout(expire, mostMs());
    };
    worker.on('message', hear);
    worker.on('exit', die);
    worker.postMessage(question);
  });
}

/** Runs the phases of a module in a thread of their own, one text after the other. */
export function createRunner(phases: URL, limits: Limits) {
  let current: Promise<Running> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let id = 0;
  let closed = false;

  const get = (): Promise<Running> => {
    if (closed) return Promise.reject(new Error('The checks are closed.'));
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

  /** The rest of the phases, after `results`. @throws when no worker comes up, or not in time */
  async function goOn(context: ScreeningContext, results: PhaseResult[], left: () => number) {
    const running = await within(get(), left());
    if (left() <= 0) throw new Error('The time is over.');
    id += 1;
    const mostMs = (): number => Math.max(0, Math.min(limits.phaseMs, left()));
    const end = await runOn(running, { id, context, first: results.length }, mostMs, results);
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
    try {
      names = (await within(get(), left())).names;
      while (!(await goOn(context, results, left)));
    } catch {
      // A worker that is still on its way is there for the next text.
    }
    const missing = left() <= 0 ? 'slow' : 'failed';
    for (const name of names.slice(results.length)) results.push({ name, found: missing });
    return results;
  }

  return {
    /** What became of each phase, at the latest when the time for all of a text is over. Never rejects. */
    run(context: ScreeningContext): Promise<readonly PhaseResult[]> {
      const until = performance.now() + limits.totalMs;
      // Who came before has less time left, so nobody waits here longer than it may.
      const next = last.then(() => runAll(context, until));
      last = next;
      return next;
    },
    /** Starts the thread before it is needed. Resolves when it runs, or does not come up. */
    async warmUp(): Promise<void> {
      await get().catch(() => {});
    },
    /** Ends the thread for good: no other one is started. */
    async close(): Promise<void> {
      closed = true;
      await stop();
    },
  };
}
