import { setTimeout as sleep } from 'node:timers/promises';
import type { Written } from './figures.ts';
import { call, type Session } from './sessions.ts';

const PAUSE_MS = 1_000;
const RETRY_MS = 250;
const GIVE_UP_MS = 60_000;

/** Children that write at the same time, each again and again. */
export type Writers = {
  readonly written: readonly Written[];
  /** How many answers were faults of a server. A 503 while the primary changes is not one. */
  readonly failed: () => number;
  /** How often a write was sent again, because it was not acknowledged. */
  readonly repeated: () => number;
  /** Lets each finish its write. @returns how many could not */
  readonly stop: () => Promise<number>;
};

/**
 * Starts a writer for each session. An unanswered write is sent again with the same key, as the app does,
 * so it must count once. `run` makes the writes of this run known in the database.
 */
export function startWriters(url: string, sessions: readonly Session[], run: string): Writers {
  const written: Written[] = [];
  const stopping = new AbortController();
  let failed = 0;
  let repeated = 0;

  /** @returns the status, or undefined without an answer */
  const send = async (session: Session, path: string): Promise<number | undefined> => {
    try {
      const answer = await call(url, session, 'events', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': path },
        body: JSON.stringify([{ name: 'navigation', path, at: '2026-03-02T09:00:00Z' }]),
      });
      await answer.arrayBuffer();
      if (answer.status === 500) failed += 1;
      return answer.status;
    } catch {
      return undefined;
    }
  };

  /** @returns whether the write was acknowledged in the end */
  const write = async (session: Session, path: string): Promise<boolean> => {
    const sentAt = performance.now();
    let status = await send(session, path);
    while (status !== 200) {
      if (status === 401 || performance.now() - sentAt > GIVE_UP_MS) return false;
      await sleep(RETRY_MS);
      repeated += 1;
      status = await send(session, path);
    }
    written.push({ path, sentAt, answeredAt: performance.now() });
    return true;
  };

  const writeOn = async (session: Session, writer: number): Promise<boolean> => {
    await sleep((PAUSE_MS * writer) / sessions.length);
    for (let number = 1; !stopping.signal.aborted; number += 1) {
      if (!(await write(session, `/${run}-${writer}-${number}`))) return false;
      await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    return true;
  };

  const all = sessions.map(writeOn);
  return {
    written,
    failed: () => failed,
    repeated: () => repeated,
    async stop() {
      stopping.abort();
      return (await Promise.all(all)).filter(finished => !finished).length;
    },
  };
}
