import type { Db } from '../../db/db.ts';

/** What proves who an adult is. */
export type StaffProof = {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
  readonly secret: Buffer | null;
};

const proof = ['staff_id as staffId', 'name', 'email', 'salt', 'hash', 'secret'] as const;

export const findProofByEmail = (db: Db, email: string): Promise<StaffProof | undefined> =>
  db
    .selectFrom('staff')
    .select(proof)
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();

export const findProof = (db: Db, staffId: string): Promise<StaffProof | undefined> =>
  db
    .selectFrom('staff')
    .select(proof)
    .where('staff_id', '=', staffId)
    .where('is_active', '=', true)
    .executeTakeFirst();

export async function insertChallenge(
  db: Db,
  challenge: { hash: Buffer; staffId: string; secret: Buffer | null; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('staff_challenges')
    .values({
      challenge_hash: challenge.hash,
      staff_id: challenge.staffId,
      secret: challenge.secret,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Counts a try at a challenge. @returns the challenge, undefined for one that is used up */
export const tryChallenge = (
  db: Db,
  hash: Buffer,
  { at, most }: { at: Date; most: number },
): Promise<{ staffId: string; secret: Buffer | null } | undefined> =>
  db
    .updateTable('staff_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('challenge_hash', '=', hash)
    .where('expires_at', '>', at)
    .where('tries', '<', most)
    .returning(['staff_id as staffId', 'secret'])
    .executeTakeFirst();

/** Ends a challenge. @returns false when another call has ended it before */
export async function endChallenge(db: Db, hash: Buffer): Promise<boolean> {
  const ended = await db
    .deleteFrom('staff_challenges')
    .where('challenge_hash', '=', hash)
    .returning('staff_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Keeps that the code of a step was used. @returns false when one of it, or a later one, was before */
export async function useStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('staff')
    .set({ code_step: step })
    .where('staff_id', '=', staffId)
    .where('is_active', '=', true)
    .where('secret', 'is not', null)
    .where('code_step', '<', String(step))
    .returning('staff_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Gives an adult the second factor it has proved. @returns false when it has one by now */
export async function enrol(
  db: Db,
  { staffId, secret, step }: { staffId: string; secret: Buffer; step: number },
): Promise<boolean> {
  const enrolled = await db
    .updateTable('staff')
    .set({ secret, code_step: step })
    .where('staff_id', '=', staffId)
    .where('is_active', '=', true)
    .where('secret', 'is', null)
    .returning('staff_id')
    .executeTakeFirst();
  return enrolled !== undefined;
}
