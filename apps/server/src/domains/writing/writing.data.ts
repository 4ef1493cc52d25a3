import type { TeachingLanguage } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** The variety of English a child learns, and names it is likely to write: its own and its friends'. */
export async function findWriter(
  db: Db,
  userId: string,
): Promise<{ dialect: TeachingLanguage; names: string[] } | undefined> {
  const { rows } = await sql<{ dialect: TeachingLanguage; names: string[] }>`
    SELECT teaching_language AS dialect, array(
      SELECT username FROM users AS known WHERE known.user_id = users.user_id
      UNION
      SELECT username FROM friendships JOIN users AS friend ON friend.user_id = friend_id
      WHERE friendships.user_id = users.user_id AND status = 'accepted'
    ) AS names
    FROM users WHERE user_id = ${userId}
  `.execute(db);
  return rows[0];
}
