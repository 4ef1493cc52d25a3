import type { HistoryEntry } from '@digipals/contract';
import { type KeyValue, readList, storageKeys, writeList } from '../../../shared/storage.ts';
import type { Waiting } from './waiting.ts';

/** The part of an entry that the verdict needs. */
const neededOf = ({ questionId, valid, picks, skipped, left }: HistoryEntry): HistoryEntry => ({
  questionId,
  valid,
  ...(picks && { picks }),
  ...(skipped && { skipped }),
  ...(left && { left }),
});

/**
 * A refused answer without time, hints and whatever else the verdict does not need, to be sent once more
 * (PAY-07); null if there is nothing to leave out. A new id, because an idempotency key belongs to one body.
 */
export function withoutExtras({ id, userId, entry }: Waiting): Waiting | null {
  const needed = neededOf(entry);
  if (Object.keys(needed).length === Object.keys(entry).length) return null;
  return { id: `${id}-needed`, userId, entry: needed };
}

const key = storageKeys.refusedAnswers;

/** Keeps an answer that the server does not accept, so that a person can see it and send it again. */
export function keepRefused(storage: KeyValue, { id, userId, entry }: Waiting): void {
  const others = readList<Waiting>(storage, key).filter(other => other.id !== id);
  writeList(storage, key, [...others, { id, userId, entry }]);
}

/** The refused answers of a child on this device. */
export const listRefused = (storage: KeyValue, userId: string): Waiting[] =>
  readList<Waiting>(storage, key).filter(waiting => waiting.userId === userId);

/** Removes the refused answers of a child, which are in the outbox again. */
export function forgetRefused(storage: KeyValue, userId: string): void {
  const others = readList<Waiting>(storage, key).filter(waiting => waiting.userId !== userId);
  writeList(storage, key, others);
}
