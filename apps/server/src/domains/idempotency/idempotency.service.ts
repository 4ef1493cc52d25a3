import { createHash } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { claimKey, deleteOldKeys, readAnswer, saveAnswer } from './idempotency.data.ts';

/** A write and the key it came with. */
export type KeyedWrite = {
  readonly userId: string;
  readonly key: string;
  /** The request: method, address, body. */
  readonly request: readonly unknown[];
  readonly now: number;
};

const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Runs a write once per key. Stores the answer in the transaction of the write.
 * @throws idempotency_key_reused when the key was used with another request
 */
export async function doOnce(
  transaction: Db,
  { userId, key, request, now }: KeyedWrite,
  write: () => Promise<unknown>,
): Promise<unknown> {
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  if (await claimKey(transaction, { userId, key, requestHash, at: new Date(now) })) {
    const answer = await write();
    await saveAnswer(transaction, userId, key, JSON.stringify(answer));
    return answer;
  }
  const stored = await readAnswer(transaction, userId, key);
  if (!stored?.requestHash.equals(requestHash)) throw new ApiError('idempotency_key_reused');
  return JSON.parse(stored.answer ?? 'null');
}

/** Deletes keys that no client repeats any more. */
export const tidyKeys = (db: Db, now: number): Promise<void> =>
  deleteOldKeys(db, new Date(now - KEPT_MS));
