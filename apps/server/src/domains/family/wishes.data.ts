import type { OwnGrownUps, WishKind } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A wish of a child. */
export type Wish = { readonly kind: WishKind; readonly at: Date; readonly answeredAt: Date | null };

/** Opens a wish of a child. @returns false if it is open already */
export async function openWish(
  db: Db,
  { userId, kind, at }: { userId: string; kind: WishKind; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO wishes AS known (user_id, kind, at) VALUES (${userId}, ${kind}, ${at})
    ON CONFLICT (user_id, kind) DO UPDATE SET at = excluded.at, answered_at = NULL
    WHERE known.answered_at IS NOT NULL
    RETURNING kind
  `.execute(db);
  return rows.length > 0;
}

/** Answers a wish of a child, if there is an open one. @returns whether there was */
export async function answerWish(
  db: Db,
  { userId, kind, at }: { userId: string; kind: WishKind; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wishes')
    .set({ answered_at: at })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The wishes of a child. */
export const listWishes = (db: Db, userId: string): Promise<Wish[]> =>
  db
    .selectFrom('wishes')
    .select(['kind', 'at', 'answered_at as answeredAt'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute();

/** What the parents of a child can see and have chosen. */
export async function findSigns(
  db: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<Pick<OwnGrownUps, 'canRead' | 'hasLimits'>> {
  const { rows } = await sql<Pick<OwnGrownUps, 'canRead' | 'hasLimits'>>`
    SELECT EXISTS (
      SELECT FROM adult_roles JOIN adults USING (adult_id)
      WHERE user_id = ${userId} AND role = 'parent' AND is_active
        AND since <= ${at} AND (until IS NULL OR until > ${at})
    ) AS "canRead", EXISTS (
      SELECT FROM family_rules
      WHERE user_id = ${userId} AND (open_from IS NOT NULL OR minutes_a_day IS NOT NULL)
    ) AS "hasLimits"
  `.execute(db);
  return rows[0] ?? { canRead: false, hasLimits: false };
}
