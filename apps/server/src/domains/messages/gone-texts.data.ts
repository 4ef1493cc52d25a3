import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** SQL: reports hid a delivered text until adults have decided. Its author still reads it. */
export const isHiddenByReport = (submissionId: RawBuilder<unknown>): RawBuilder<SqlBool> => sql`
  EXISTS (SELECT FROM gone_texts AS hidden WHERE hidden.submission_id = ${submissionId}
    AND hidden.by_report AND hidden.restored_at IS NULL)`;

/** SQL: a child reported a text, which is folded for it. */
export const isReportedBy = (
  submissionId: RawBuilder<unknown>,
  userId: RawBuilder<unknown>,
): RawBuilder<SqlBool> => sql`
  EXISTS (SELECT FROM reports AS told WHERE told.submission_id = ${submissionId}
    AND told.reporter_id = ${userId})`;

/** SQL: a child or its family can read the delivered message `m`. */
export const isReadable = (userId: string): RawBuilder<SqlBool> => sql`
  (m.taken_back_at IS NULL OR (m.sender_id = ${userId} AND ${isHiddenByReport(sql`m.submission_id`)}))`;

/** Whether reports hid a delivered text until adults have decided. */
export async function findHiddenByReport(db: Db, submissionId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT WHERE ${isHiddenByReport(sql`${submissionId}`)}
  `.execute(db);
  return rows.length > 0;
}

/**
 * Records that nobody can read a delivered text any more, or by a report nobody but its author, and which devices may
 * still show it.
 */
export async function insertGone(
  db: Db,
  { submissionId, at, byReport }: { submissionId: string; at: Date; byReport: boolean },
): Promise<void> {
  await sql`
    INSERT INTO gone_texts (submission_id, at, by_report) VALUES (${submissionId}, ${at}, ${byReport})
    ON CONFLICT (submission_id) DO UPDATE
    SET at = excluded.at, restored_at = NULL, by_report = excluded.by_report
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
    WHERE s.submission_id = ${submissionId} AND NOT (${byReport} AND device.user_id = s.author_id)
    ON CONFLICT (submission_id, session_hash) DO UPDATE SET gone_at = NULL
  `.execute(db);
  // An earlier recall, which was restored, may not have reached a device of the author.
  if (byReport) {
    await sql`
      DELETE FROM gone_receipts USING submissions AS s
      WHERE gone_receipts.submission_id = ${submissionId} AND s.submission_id = ${submissionId}
        AND gone_receipts.user_id = s.author_id
    `.execute(db);
  }
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
    WHERE submission_id = ANY(${submissionIds}::text[]) AND restored_at IS NULL AND NOT by_report
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The texts that an adult has taken back. */
export async function listGone(db: Db): Promise<string[]> {
  const gone = await db
    .selectFrom('gone_texts')
    .select('submission_id as submissionId')
    .where('restored_at', 'is', null)
    .where('by_report', '=', false)
    .execute();
  return gone.map(({ submissionId }) => submissionId);
}

/** The texts with these ids that are there. */
export async function findTexts(db: Db, submissionIds: readonly string[]) {
  const { rows } = await sql<{
    submissionId: string;
    authorId: string;
    targetId: string;
    isDelivered: boolean;
  }>`
    SELECT submission_id AS "submissionId", author_id AS "authorId", target_id AS "targetId",
      delivered_at IS NOT NULL AS "isDelivered"
    FROM submissions WHERE submission_id = ANY(${submissionIds}::text[])
  `.execute(db);
  return rows;
}

/** A device of a child: its session. */
type Device = { readonly userId: string; readonly sessionHash: Buffer };

/** Texts that are gone and that a device has not said to have dropped, oldest first. */
export async function listNotDropped(
  db: Db,
  { userId, sessionHash }: Device,
  limit: number,
): Promise<string[]> {
  const found = await db
    .selectFrom('gone_receipts as receipt')
    .innerJoin('gone_texts as gone', 'gone.submission_id', 'receipt.submission_id')
    .select('receipt.submission_id as submissionId')
    .where('receipt.session_hash', '=', sessionHash)
    .where('receipt.user_id', '=', userId)
    .where('receipt.gone_at', 'is', null)
    .where('gone.restored_at', 'is', null)
    .orderBy('gone.at')
    .limit(limit)
    .execute();
  return found.map(({ submissionId }) => submissionId);
}

/** Records that a device has dropped texts. Those that were not hidden from it are ignored. */
export async function updateDropped(
  db: Db,
  { userId, sessionHash }: Device,
  submissionIds: readonly string[],
  at: Date,
): Promise<void> {
  await db
    .updateTable('gone_receipts')
    .set({ gone_at: at })
    .where('session_hash', '=', sessionHash)
    .where('user_id', '=', userId)
    .where('submission_id', 'in', submissionIds)
    .where('gone_at', 'is', null)
    .execute();
}
