import type { Db } from '../../db/db.ts';

/** What a challenge is for. */
export type Purpose = 'add' | 'proof' | 'sign-in';

export async function insertChallenge(
  db: Db,
  challenge: { hash: Buffer; purpose: Purpose; adultId: string | null; expiresAt: Date },
): Promise<void> {
  const { hash, purpose, adultId, expiresAt } = challenge;
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, purpose, adult_id: adultId, expires_at: expiresAt })
    .execute();
}

/** Uses up a challenge. @returns whom it is for; undefined if it is unknown, late, used or for something else */
export const takeChallenge = (
  db: Db,
  { hash, purpose, at }: { hash: Buffer; purpose: Purpose; at: Date },
): Promise<{ adultId: string | null } | undefined> =>
  db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', at)
    .returning('adult_id as adultId')
    .executeTakeFirst();
