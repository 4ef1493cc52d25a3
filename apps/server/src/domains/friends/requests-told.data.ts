import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Two } from './friends.data.ts';

/** So long a child is not told again of the same asker. */
const QUIET_MS = 24 * 3_600_000;

/**
 * Keeps that a child is told of a request now: `userId` asks, `otherId` is told.
 * @returns false when it was told of one by the same child within 24 hours, and is not to be again
 */
export async function claimRequestNotice(
  db: Db,
  { userId, otherId }: Two,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO requests_told AS told (user_id, requestor_id, at)
    VALUES (${otherId}, ${userId}, ${at})
    ON CONFLICT (user_id, requestor_id) DO UPDATE SET at = excluded.at
    WHERE told.at <= ${new Date(at.getTime() - QUIET_MS)}
    RETURNING 1
  `.execute(db);
  return rows.length > 0;
}
