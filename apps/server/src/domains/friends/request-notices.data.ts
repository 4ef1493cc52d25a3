import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { ChildPair } from './friends.data.ts';

/** Minimum time between two notifications of requests by the same child. */
const QUIET_MS = 24 * 3_600_000;

/**
 * Records that `otherId` is notified of a request by `userId` now.
 * @returns false if it was notified of one within the last 24 hours, and must not be again
 */
export async function claimRequestNotice(
  db: Db,
  { userId, otherId }: ChildPair,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO requests_told AS last (user_id, requestor_id, at)
    VALUES (${otherId}, ${userId}, ${at})
    ON CONFLICT (user_id, requestor_id) DO UPDATE SET at = excluded.at
    WHERE last.at <= ${new Date(at.getTime() - QUIET_MS)}
    RETURNING 1
  `.execute(db);
  return rows.length > 0;
}
