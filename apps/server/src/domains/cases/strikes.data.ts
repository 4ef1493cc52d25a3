import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A strike to insert. */
export type NewStrike = {
  readonly strikeId: string;
  readonly userId: string;
  readonly caseId: number;
  readonly staffId: string;
  readonly reason: string;
  readonly at: Date;
  readonly expiresAt: Date;
};

export async function insertStrike(db: Db, strike: NewStrike): Promise<void> {
  await db
    .insertInto('strikes')
    .values({
      strike_id: strike.strikeId,
      user_id: strike.userId,
      case_id: strike.caseId,
      given_by: strike.staffId,
      reason: strike.reason,
      at: strike.at,
      expires_at: strike.expiresAt,
      revoked_by: null,
      revoked_at: null,
    })
    .execute();
}

/** Whether a case has a valid strike of this length and reason, given after a moment. */
export async function hasStrike(
  db: Db,
  same: { caseId: number; reason: string; days: number; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('strikes')
    .select('strike_id')
    .where('case_id', '=', same.caseId)
    .where('reason', '=', same.reason)
    .where('at', '>', same.since)
    .where('revoked_at', 'is', null)
    .where(sql<SqlBool>`expires_at - at = ${same.days * 24}::int * interval '1 hour'`)
    .executeTakeFirst();
  return found !== undefined;
}

/** Revokes a strike. @returns its case. `wasGiven`: false if it was already revoked */
export async function markStrikeRevoked(
  db: Db,
  { strikeId, staffId, at }: { strikeId: string; staffId: string; at: Date },
): Promise<{ caseId: number; wasGiven: boolean } | undefined> {
  const revoked = await db
    .updateTable('strikes')
    .set({ revoked_by: staffId, revoked_at: at })
    .where('strike_id', '=', strikeId)
    .where('revoked_at', 'is', null)
    .returning('case_id as caseId')
    .executeTakeFirst();
  if (revoked) return { ...revoked, wasGiven: true };
  const before = await db
    .selectFrom('strikes')
    .select('case_id as caseId')
    .where('strike_id', '=', strikeId)
    .executeTakeFirst();
  return before && { ...before, wasGiven: false };
}

/** The number of valid strikes of a child. */
export async function countStrikes(db: Db, userId: string, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('strikes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Strikes of a case, by their ids. */
export async function listStrikesOf(
  db: Db,
  caseId: number,
): Promise<ReadonlyMap<string, { expiresAt: Date; isRevoked: boolean }>> {
  const rows = await db
    .selectFrom('strikes')
    .select(['strike_id', 'expires_at', 'revoked_at'])
    .where('case_id', '=', caseId)
    .execute();
  return new Map(
    rows.map(({ strike_id, expires_at, revoked_at }) => [
      strike_id,
      { expiresAt: expires_at, isRevoked: revoked_at !== null },
    ]),
  );
}
