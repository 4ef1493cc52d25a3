import { attempt, type CallError, isCallError } from '@digipals/client/call-error';
import type { Call } from '@digipals/client/client';
import type { HistoryEntry } from '@digipals/contract';
import { limits } from '@digipals/contract/constants';
import { createContext } from 'react';
import { type KeyValue, readList, storageKeys, writeList } from '../../../shared/storage.ts';
import { useRequired } from '../../../shared/use-required.ts';
import { forgetRefused, keepRefused, listRefused, withoutExtras } from './refused-answers.ts';
import type { Waiting } from './waiting.ts';

export type Outbox = {
  /** The id of a new run, which its answers carry (PAY-10). */
  newRun(): string;
  /** Stores answers on the device before they are sent (OFFLINE-13, OFFLINE-14). */
  add(userId: string, entries: readonly HistoryEntry[]): void;
  /**
   * Sends the stored answers of a child (LOGIN-12), one tab at a time, and returns how many were sent. Failed ones stay
   * stored.
   */
  send(userId: string): Promise<number>;
  /** By run, the Lingos credited for the answers that this page has sent since it was opened. */
  readonly credits: Readonly<Record<string, number>>;
  isEmpty(userId: string): boolean;
  /** Answers that the server does not accept. They stay on the device (PAY-07). */
  refused(userId: string): readonly HistoryEntry[];
  /** Sends the refused answers again. */
  sendRefused(userId: string): Promise<number>;
};

type Options = {
  call: Call;
  storage: KeyValue;
  isOnline(): boolean;
  newKey(): string;
  /** Runs work while no other tab does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  log(message: string): void;
};

/**
 * Derived from the entries, so that two tabs send the same list under the same key. Chromium may
 * grant a lock to a tab before it sees what the last holder wrote to local storage, so the stored
 * mark alone does not suffice. Entries are only appended: first, last and count identify a list.
 */
const batchKey = (list: readonly Waiting[]): string =>
  [list.at(0)?.id, list.at(-1)?.id, list.length].join('.');

const refusedForGood = (error: CallError): boolean => error.status === 422;

/**
 * The outbox of answers (AMBIG-25). Each answer is written to local storage before it is sent and removed
 * once the server has acknowledged it, so that none is lost and none counts twice.
 */
export function createOutbox(options: Options): Outbox {
  const { call, storage, isOnline, newKey, alone, log } = options;
  const key = storageKeys.offlineSolutions;
  const credits: Record<string, number> = {};
  let running: Promise<unknown> = Promise.resolve();

  const read = () => readList<Waiting>(storage, key);
  const mine = (userId: string) => read().filter(waiting => waiting.userId === userId);
  const change = (edit: (list: Waiting[]) => Waiting[]) => writeList(storage, key, edit(read()));

  const remove = (ids: ReadonlySet<string>) =>
    change(list => list.filter(waiting => !ids.has(waiting.id)));

  /**
   * A batch that was sent before is resent unchanged; otherwise all stored answers of one run form a new one, because
   * the server names the Lingos of a batch, and those are the run's.
   */
  const nextBatch = (userId: string): { name: string; list: Waiting[] } | null => {
    const waiting = mine(userId);
    const first = waiting.find(({ batch }) => batch) ?? waiting[0];
    if (!first) return null;
    const { batch: name } = first;
    const list = waiting.filter(({ batch, entry }) =>
      name ? batch === name : entry.run === first.entry.run,
    );
    return name ? { name, list } : mark(list.slice(0, limits.historyEntries));
  };

  const mark = (list: Waiting[]): { name: string; list: Waiting[] } => {
    const name = batchKey(list);
    const ids = new Set(list.map(({ id }) => id));
    change(all =>
      all.map(waiting => (ids.has(waiting.id) ? { ...waiting, batch: name } : waiting)),
    );
    return { name, list };
  };

  /** Sends a refused answer once more without what the verdict does not need, then keeps it (PAY-07). */
  const refuse = (waiting: Waiting) => {
    log(`answer refused: ${waiting.entry.questionId}`);
    const needed = withoutExtras(waiting);
    if (needed)
      return change(list => list.map(other => (other.id === waiting.id ? needed : other)));
    keepRefused(storage, waiting);
    remove(new Set([waiting.id]));
  };

  /** One answer that the server rejects must not block the others: resend them one by one. */
  const split = (list: readonly Waiting[]) => {
    for (const waiting of list)
      if (list.length > 1) mark([waiting]);
      else refuse(waiting);
  };

  const drain = async (userId: string): Promise<number> => {
    let sent = 0;
    // Answers given offline stay stored, to be sent when the connection is back (OFFLINE-19).
    if (!isOnline()) return sent;
    for (let batch = nextBatch(userId); batch; batch = nextBatch(userId)) {
      const { name, list } = batch;
      const answer = await attempt(
        call('POST users/{id}/solution', {
          params: { id: userId },
          body: list.map(({ entry }) => entry),
          idempotencyKey: name,
        }),
      );
      if (!isCallError(answer)) {
        remove(new Set(list.map(({ id }) => id)));
        sent += list.length;
        const run = list[0]?.entry.run ?? '';
        credits[run] = (credits[run] ?? 0) + answer.lingoCredit;
      } else if (refusedForGood(answer)) split(list);
      else break;
    }
    return sent;
  };

  const add = (userId: string, entries: readonly HistoryEntry[]) =>
    change(list => [...list, ...entries.map(entry => ({ id: newKey(), userId, entry }))]);

  const send = (userId: string): Promise<number> => {
    // A running send may have read the list before the newest answer was added, so send once more.
    const next = running.then(() => alone(() => drain(userId)));
    running = next.catch(() => undefined);
    return next;
  };

  const refused = (userId: string) => listRefused(storage, userId).map(({ entry }) => entry);

  return {
    newRun: newKey,
    add,
    send,
    refused,
    credits,
    isEmpty: userId => mine(userId).length === 0,
    sendRefused(userId) {
      add(userId, refused(userId));
      forgetRefused(storage, userId);
      return send(userId);
    },
  };
}

const OutboxContext = createContext<Outbox | undefined>(undefined);

export const OutboxProvider = OutboxContext;

/** The outbox of answers; throws without a provider. */
export const useOutbox = (): Outbox => useRequired(OutboxContext);
