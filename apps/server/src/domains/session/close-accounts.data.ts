import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { SESSION_ENDED } from './stored-session.ts';

/** Takes passwords, badges and tickets from children, and ends their sessions on every server. */
export async function closeAccounts(db: Db, userIds: readonly string[]): Promise<void> {
  await sql`
    WITH passwords AS (DELETE FROM picture_passwords WHERE user_id = ANY (${userIds})),
      badged AS (DELETE FROM badges WHERE user_id = ANY (${userIds})),
      unused AS (DELETE FROM tickets WHERE user_id = ANY (${userIds})),
      ended AS (DELETE FROM sessions WHERE user_id = ANY (${userIds}) RETURNING session_hash)
    SELECT pg_notify(${SESSION_ENDED}, encode(session_hash, 'hex')) FROM ended
  `.execute(db);
}
