import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { MAX_STEPS_AHEAD } from './one-time-code.ts';

/** Credentials of an adult. */
export type StaffProof = {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
  /** Sealed; null before the first sign-in. */
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

/**
 * Saves a challenge, provided that the adult still has the password that was checked.
 * @returns false if the adult was reset or removed meanwhile
 */
export async function insertChallenge(
  db: Db,
  challenge: {
    hash: Buffer;
    adult: Pick<StaffProof, 'staffId' | 'hash'>;
    secret: Buffer | null;
    expiresAt: Date;
  },
): Promise<boolean> {
  const { hash, adult, secret, expiresAt } = challenge;
  const { numAffectedRows } = await sql`
    INSERT INTO staff_challenges (challenge_hash, staff_id, secret, expires_at)
    SELECT ${hash}::bytea, staff_id, ${secret}::bytea, ${expiresAt}::timestamptz FROM staff
    WHERE staff_id = ${adult.staffId} AND hash = ${adult.hash} AND is_active FOR SHARE
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Counts a try at a challenge. @returns the challenge; undefined if it expired or is used up */
export const tryChallenge = (
  db: Db,
  hash: Buffer,
  { at, maxTries }: { at: Date; maxTries: number },
): Promise<{ staffId: string; secret: Buffer | null } | undefined> =>
  db
    .updateTable('staff_challenges')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('challenge_hash', '=', hash)
    .where('expires_at', '>', at)
    .where('tries', '<', maxTries)
    .returning(['staff_id as staffId', 'secret'])
    .executeTakeFirst();

/** Deletes a challenge. @returns false if another call has already deleted it */
export async function endChallenge(db: Db, hash: Buffer): Promise<boolean> {
  const ended = await db
    .deleteFrom('staff_challenges')
    .where('challenge_hash', '=', hash)
    .returning('staff_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Marks the code of a step as used. @returns false if it, or one a little later, was used before */
export async function useStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable('staff')
    .set({ code_step: step })
    .where('staff_id', '=', staffId)
    .where('is_active', '=', true)
    .where('secret', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('code_step', '<', step), eb('code_step', '>', step + MAX_STEPS_AHEAD)]),
    )
    .returning('staff_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Sets the verified second factor of an adult. @returns false if it already has one */
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
