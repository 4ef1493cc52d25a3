import { createHash } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { claimKey, deleteOldKeys, readAnswer, saveAnswer } from './idempotency.data.ts';

/** A write and the key it came with. */
export type KeyedWrite = {
  readonly userId: string;
  readonly key: string;
  /** What was asked: method, address, body. */
  readonly request: readonly unknown[];
  readonly now: number;
};

const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Does a write once, however often it is sent with its key. The answer is kept in the transaction
 * of the effect: both are there or neither.
 * @throws idempotency_key_reused when the key came with another request before
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
  const kept = await readAnswer(transaction, userId, key);
  if (!kept?.requestHash.equals(requestHash)) throw new ApiError('idempotency_key_reused');
  return JSON.parse(kept.answer ?? 'null');
}

/** Forgets keys that no client sends again. */
export const tidyKeys = (db: Db, now: number): Promise<void> =>
  deleteOldKeys(db, new Date(now - KEPT_MS));
