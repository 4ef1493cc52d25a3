import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { MAX_STEPS_AHEAD } from './one-time-code.ts';

/** The tables of one kind of adults, and the column of their ids. */
export type SignInTables = {
  readonly people: 'staff' | 'adults';
  readonly challenges: 'staff_challenges' | 'adult_challenges';
  readonly id: 'staff_id' | 'adult_id';
};

/** Credentials of an adult. */
export type AdultProof = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
  /** Sealed; null before the first sign-in. */
  readonly secret: Buffer | null;
};

/** Queries of the sign-in of one kind of adults. */
export function createSignInData(tables: SignInTables) {
  const [people, challenges] = [sql.table(tables.people), sql.table(tables.challenges)];
  const id = sql.ref(tables.id);

  const findBy = async (db: Db, column: 'id' | 'email', value: string) => {
    const { rows } = await sql<AdultProof>`
      SELECT ${id} AS id, name, email, salt, hash, secret FROM ${people}
      WHERE ${column === 'id' ? id : sql.ref('email')} = ${value} AND is_active
    `.execute(db);
    return rows[0];
  };

  return {
    findProofByEmail: (db: Db, email: string) => findBy(db, 'email', email),
    findProof: (db: Db, adultId: string) => findBy(db, 'id', adultId),

    /**
     * Saves a challenge, provided that the adult still has the password that was checked.
     * @returns false if the adult was reset or removed meanwhile
     */
    async insertChallenge(
      db: Db,
      challenge: {
        hash: Buffer;
        adult: Pick<AdultProof, 'id' | 'hash'>;
        secret: Buffer | null;
        expiresAt: Date;
      },
    ): Promise<boolean> {
      const { hash, adult, secret, expiresAt } = challenge;
      const { numAffectedRows } = await sql`
        INSERT INTO ${challenges} (challenge_hash, ${id}, secret, expires_at)
        SELECT ${hash}::bytea, ${id}, ${secret}::bytea, ${expiresAt}::timestamptz FROM ${people}
        WHERE ${id} = ${adult.id} AND hash = ${adult.hash} AND is_active FOR SHARE
      `.execute(db);
      return numAffectedRows === 1n;
    },

    /** Counts a try at a challenge. @returns the challenge; undefined if it expired or is used up */
    async tryChallenge(db: Db, hash: Buffer, { at, maxTries }: { at: Date; maxTries: number }) {
      const { rows } = await sql<{ adultId: string; secret: Buffer | null }>`
        UPDATE ${challenges} SET tries = tries + 1
        WHERE challenge_hash = ${hash} AND expires_at > ${at} AND tries < ${maxTries}
        RETURNING ${id} AS "adultId", secret
      `.execute(db);
      return rows[0];
    },

    /** The adult of a challenge that has neither expired nor been used up. */
    async findChallenge(db: Db, hash: Buffer, { at, maxTries }: { at: Date; maxTries: number }) {
      const { rows } = await sql<{ adultId: string }>`
        SELECT ${id} AS "adultId" FROM ${challenges}
        WHERE challenge_hash = ${hash} AND expires_at > ${at} AND tries < ${maxTries}
      `.execute(db);
      return rows[0]?.adultId;
    },

    /** Deletes a challenge. @returns false if another call has already deleted it */
    async endChallenge(db: Db, hash: Buffer): Promise<boolean> {
      const { numAffectedRows } =
        await sql`DELETE FROM ${challenges} WHERE challenge_hash = ${hash}`.execute(db);
      return numAffectedRows === 1n;
    },

    /** Deletes every unfinished sign-in of an adult. */
    async endChallengesOf(db: Db, adultId: string): Promise<void> {
      await sql`DELETE FROM ${challenges} WHERE ${id} = ${adultId}`.execute(db);
    },

    /** Marks the code of a step as used. @returns false if it, or one a little later, was used before */
    async useStep(db: Db, adultId: string, step: number): Promise<boolean> {
      const { numAffectedRows } = await sql`
        UPDATE ${people} SET code_step = ${step}
        WHERE ${id} = ${adultId} AND is_active AND secret IS NOT NULL
          AND (code_step < ${step} OR code_step > ${step + MAX_STEPS_AHEAD})
      `.execute(db);
      return numAffectedRows === 1n;
    },

    /** Sets the verified second factor of an adult. @returns false if it already has one */
    async enrol(db: Db, adult: { id: string; secret: Buffer; step: number }): Promise<boolean> {
      const { numAffectedRows } = await sql`
        UPDATE ${people} SET secret = ${adult.secret}, code_step = ${adult.step}
        WHERE ${id} = ${adult.id} AND is_active AND secret IS NULL
      `.execute(db);
      return numAffectedRows === 1n;
    },

    /** Replaces the password that was checked. @returns false if it was changed or reset meanwhile */
    async replacePassword(
      db: Db,
      checked: Pick<AdultProof, 'id' | 'hash'>,
      next: { salt: Buffer; hash: Buffer },
    ): Promise<boolean> {
      const { numAffectedRows } = await sql`
        UPDATE ${people} SET salt = ${next.salt}, hash = ${next.hash}
        WHERE ${id} = ${checked.id} AND hash = ${checked.hash} AND is_active
      `.execute(db);
      return numAffectedRows === 1n;
    },
  };
}
