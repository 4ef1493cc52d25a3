import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { GoneBecause } from '../../db/recall-tables.ts';

/** Records that nobody can read a delivered text any more, and which devices may still show it. */
export async function insertGone(
  db: Db,
  { submissionId, because, at }: { submissionId: string; because: GoneBecause; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO gone_texts (submission_id, because, at) VALUES (${submissionId}, ${because}, ${at})
    ON CONFLICT (submission_id) DO UPDATE
    SET because = excluded.because, at = excluded.at, restored_at = NULL
  `.execute(db);
  await sql`
    INSERT INTO gone_receipts (submission_id, session_hash, user_id)
    SELECT s.submission_id, device.session_hash, device.user_id
    FROM submissions AS s CROSS JOIN LATERAL (
      SELECT s.author_id AS user_id UNION SELECT s.target_id
      UNION SELECT friend_id FROM friendships
        WHERE s.kind <> 'message' AND user_id = s.target_id AND status = 'accepted'
    ) AS reader
    JOIN sessions AS device ON device.user_id = reader.user_id
    WHERE s.submission_id = ${submissionId}
    ON CONFLICT (submission_id, session_hash) DO UPDATE SET gone_at = NULL
  `.execute(db);
}

/** Records that a text can be read again. */
export async function updateRestored(db: Db, submissionId: string, at: Date): Promise<void> {
  await sql`
    UPDATE gone_texts SET restored_at = ${at} WHERE submission_id = ${submissionId}
  `.execute(db);
}

/** How many of these texts an adult has taken back. */
export async function countRecalled(db: Db, submissionIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM gone_texts
    WHERE submission_id = ANY(${submissionIds}::text[]) AND because = 'recall'
      AND restored_at IS NULL
  `.execute(db);
  return rows[0]?.count ?? 0;
}
