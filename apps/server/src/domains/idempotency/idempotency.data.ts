import type { Db } from '../../db/db.ts';

/** Claims a key for a request. Waits for a running request with the same key. */
export async function claimKey(
  db: Db,
  claim: { userId: string; key: string; requestHash: Buffer; at: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: claim.userId,
      key: claim.key,
      request_hash: claim.requestHash,
      answer: null,
      at: claim.at,
    })
    .onConflict(conflict => conflict.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const readAnswer = (
  db: Db,
  userId: string,
  key: string,
): Promise<{ requestHash: Buffer; answer: string | null } | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

export async function saveAnswer(
  db: Db,
  userId: string,
  key: string,
  answer: string,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Whether a caller has sent a write with a key since a moment. */
export async function hasWrittenSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const written = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}
