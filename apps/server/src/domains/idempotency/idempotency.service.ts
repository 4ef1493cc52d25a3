import { createHash } from 'node:crypto';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { claimKey, readAnswer, saveAnswer } from './idempotency.data.ts';

/** A write and the key it came with. */
export type KeyedWrite = {
  readonly userId: string;
  readonly key: string;
  /** The request: method, path, body. */
  readonly request: readonly unknown[];
  readonly now: number;
};

/**
 * Runs a write once per key. Stores its response in the same transaction.
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
