import { Worker } from 'node:worker_threads';
import type { Found, ScreeningContext } from '../types.ts';
import type { Answer, Question } from './messages.ts';

/** Times in milliseconds: for one phase, for all of a text, for the start of a worker. */
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
      // An idle worker keeps no process alive.
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

/** Runs the phases that are not done on a worker that runs, until all are, one takes too long or it dies. */
function runOn(
  { worker, names }: Running,
  question: Question,
  { phaseMs }: Limits,
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
    let timer = setTimeout(expire, phaseMs);
    const hear = (answer: Answer): void => {
      if (!('id' in answer) || answer.id !== question.id) return;
      done.push({ name: names[done.length] ?? '', found: answer.found });
      clearTimeout(timer);
      if (done.length === names.length) finish('done');
      else timer = setTimeout(expire, phaseMs);
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

  const get = (): Promise<Running> => {
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

  /** The rest of the phases, after `results`. @throws when no worker comes up */
  async function goOn(context: ScreeningContext, results: PhaseResult[]): Promise<boolean> {
    const running = await get();
    id += 1;
    const end = await runOn(running, { id, context, first: results.length }, limits, results);
    if (end === 'done') return true;
    await stop();
    const name = running.names[results.length] ?? '';
    results.push({ name, found: end === 'slow' ? 'slow' : 'failed' });
    return results.length === running.names.length;
  }

  async function runAll(context: ScreeningContext): Promise<readonly PhaseResult[]> {
    const begin = performance.now();
    const results: PhaseResult[] = [];
    let names: readonly string[] = ['all that screening looks for'];
    try {
      names = (await get()).names;
      while (!(await goOn(context, results))) {
        if (performance.now() - begin > limits.totalMs) break;
      }
    } catch {
      await stop();
    }
    const missing = performance.now() - begin > limits.totalMs ? 'slow' : 'failed';
    for (const name of names.slice(results.length)) results.push({ name, found: missing });
    return results;
  }

  return {
    /** What became of each phase. Never rejects. */
    run(context: ScreeningContext): Promise<readonly PhaseResult[]> {
      const next = last.then(() => runAll(context));
      last = next;
      return next;
    },
    /** Starts the thread before it is needed. */
    warmUp(): void {
      get().catch(() => {});
    },
    close: stop,
  };
}
