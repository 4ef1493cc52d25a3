import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Why Lingos came or went. Of each kind one entry per `ref`: nothing is paid twice. */
export type LingoEntry = {
  readonly userId: string;
  readonly amount: number;
  /** `demo`: what a child of the demo world had won before. */
  readonly kind: 'activity' | 'message' | 'reply' | 'demo';
  readonly ref: string;
  readonly at: Date;
};

/** The balance stands in the newest entry. */
export async function readBalance(db: Db, userId: string): Promise<number> {
  const newest = await db
    .selectFrom('lingo_entries')
    .select('balance')
    .where('user_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.balance ?? 0;
}

/** Adds an entry after the newest one, unless this was paid before. Needs `lockChild`. */
export async function appendEntry(db: Db, entry: LingoEntry): Promise<void> {
  await sql`
    INSERT INTO lingo_entries (user_id, seq, amount, balance, kind, ref, at)
    SELECT ${entry.userId}, coalesce(max(seq), 0) + 1, ${entry.amount}::int,
      coalesce((array_agg(balance ORDER BY seq DESC))[1], 0) + ${entry.amount}::int,
      ${entry.kind}, ${entry.ref}, ${entry.at}::timestamptz
    FROM (
      SELECT seq, balance FROM lingo_entries WHERE user_id = ${entry.userId}
      ORDER BY seq DESC LIMIT 1
    ) AS newest
    ON CONFLICT (user_id, kind, ref) DO NOTHING
  `.execute(db);
}
