import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A row of the ledger. `kind` and `ref` are unique per child, so that nothing is paid twice. */
export type LingoEntry = {
  readonly userId: string;
  /** Negative for a purchase. */
  readonly amount: number;
  /** `demo`: the initial balance of a child in the demo world. */
  readonly kind: 'activity' | 'message' | 'reply' | 'purchase' | 'onboarding' | 'demo';
  readonly ref: string;
  readonly at: Date;
};

/** Appends an entry, unless this `ref` was paid before. Needs `lockChild`. */
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
