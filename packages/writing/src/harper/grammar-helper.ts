import { Worker } from 'node:worker_threads';
import type { Correction, TeachingLanguage } from '@digipals/contract';
import type { GrammarAnswer } from './messages.ts';

/** A second opinion on grammar, from a thread of its own. Its loss takes nothing away but its hints. */
export type GrammarHelper = {
  /** What it finds in time; nothing when it is still loading, too slow, broken or gone. */
  corrections(text: string, dialect: TeachingLanguage): Promise<readonly Correction[]>;
  close(): Promise<void>;
};

/** Times in milliseconds. */
export type GrammarOptions = {
  /** So long a child's call waits for it. */
  readonly patienceMs?: number;
  /** A thread that says nothing for so long has lost itself and is ended. */
  readonly lostMs?: number;
  /** After its loss it is left alone for so long. */
  readonly pauseMs?: number;
  /** Unused for so long it is ended: it holds 350 MB. */
  readonly idleMs?: number;
  /** The thread; another one in tests. */
  readonly thread?: URL;
};

/** So many questions may wait for it; more of them would only be late. */
const MOST_WAITING = 8;

type Waiting = (found: readonly Correction[]) => void;

/** Nothing is started before the first question; that one is answered without it. */
export function createGrammarHelper({
  patienceMs = 250,
  lostMs = 20_000,
  pauseMs = 60_000,
  idleMs = 600_000,
  thread = new URL('./grammar-thread.ts', import.meta.url),
}: GrammarOptions = {}): GrammarHelper {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let pausedUntil = 0;
  let count = 0;
  let lost: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    const ending = worker;
    worker = undefined;
    clearTimeout(lost);
    clearTimeout(idle);
    for (const answer of waiting.values()) answer([]);
    waiting.clear();
    await ending?.terminate();
  };
  const lose = (from: Worker): void => {
    if (worker !== from) return;
    pausedUntil = Date.now() + pauseMs;
    void end();
  };
  const watch = (from: Worker): void => {
    clearTimeout(lost);
    if (waiting.size > 0) lost = setTimeout(() => lose(from), lostMs).unref();
  };
  const start = (): Worker => {
    const started = new Worker(thread);
    started.unref();
    started.on('message', ({ id, found }: GrammarAnswer) => {
      waiting.get(id)?.(found);
      waiting.delete(id);
      watch(started);
    });
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    return started;
  };

  return {
    async corrections(text, dialect) {
      if (Date.now() < pausedUntil || waiting.size >= MOST_WAITING) return [];
      worker ??= start();
      const asked = worker;
      count += 1;
      const id = count;
      clearTimeout(idle);
      idle = setTimeout(() => void end(), idleMs).unref();
      return new Promise(resolve => {
        const patience = setTimeout(() => resolve([]), patienceMs);
        waiting.set(id, found => {
          clearTimeout(patience);
          resolve(found);
        });
        asked.postMessage({ id, text, dialect });
        watch(asked);
      });
    },
    close: end,
  };
}
