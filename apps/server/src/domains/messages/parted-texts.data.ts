import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/**
 * Withdraws the texts of two children to each other that have no settled decision, with their leases. Severe
 * ones stay in their case and reach nobody. Only these get a time of withdrawal, so that a first DigiPost
 * still counts after a new request. Needs the locks of both children.
 */
export async function withdrawBetween(
  db: Db,
  { userId, otherId }: { userId: string; otherId: string },
  at: Date,
): Promise<void> {
  const between = sql`(author_id, target_id) IN ((${userId}, ${otherId}), (${otherId}, ${userId}))
    AND delivered_at IS NULL AND withdrawn_at IS NULL
    AND state IN ('waiting', 'held', 'escalated', 'decided', 'kept')`;
  await sql`
    UPDATE submissions SET withdrawn_at = ${at} WHERE ${between} AND review_kind = 'severe'
  `.execute(db);
  await sql`
    UPDATE submissions SET state = 'withdrawn', state_at = ${at},
      review_kind = 'review', lease_kind = NULL, reviewer_id = NULL, fence = NULL,
      lease_at = NULL, lease_until = NULL
    WHERE ${between}
  `.execute(db);
}
