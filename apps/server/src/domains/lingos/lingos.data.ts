import type { LingoReason, ResponseOf } from '@digipals/contract';
import { sql } from 'kysely';
import { buildOnce } from '../../db/build-once.ts';
import type { Db } from '../../db/db.ts';

type Balance = ResponseOf<'GET users/{id}/lingos'>;

/** The kinds of entries whose reason a child sees; `demo` entries have none. */
const reasons: readonly LingoReason[] = ['activity', 'message', 'reply'];

const findNewest = buildOnce((db: Db, userId: string) =>
  db
    .selectFrom('lingo_entries')
    .select(['balance', 'amount', 'kind'])
    .where('user_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(1)
    .compile(),
);

/** The balance after the newest entry, with what it was paid for; 0 for an empty ledger. */
export async function readBalance(db: Db, userId: string): Promise<Balance> {
  const [newest] = await findNewest(db, userId);
  if (!newest) return { amount: 0 };
  const reason = reasons.find(kind => kind === newest.kind);
  const paid = reason && newest.amount > 0 && { newest: { amount: newest.amount, reason } };
  return { amount: newest.balance, ...paid };
}

/** Whether an activity payment with this `ref` is in the ledger. */
export async function isPaid(db: Db, userId: string, ref: string): Promise<boolean> {
  const found = await db
    .selectFrom('lingo_entries')
    .select('seq')
    .where('user_id', '=', userId)
    .where('kind', '=', 'activity')
    .where('ref', '=', ref)
    .executeTakeFirst();
  return found !== undefined;
}

/** Adds up the whole ledger, and counts rows that do not follow from the one before. */
export async function checkLedger(db: Db): Promise<{ rows: number; sum: number; wrong: number }> {
  const { rows } = await sql<{ rows: number; sum: number; wrong: number }>`
    SELECT count(*) AS rows, coalesce(sum(amount), 0)::bigint AS sum,
      count(*) FILTER (WHERE balance <> amount + before OR seq <> number) AS wrong
    FROM (
      SELECT *, lag(balance, 1, 0) OVER child AS before, row_number() OVER child AS number
      FROM lingo_entries WINDOW child AS (PARTITION BY user_id ORDER BY seq)
    ) AS entries
  `.execute(db);
  return rows[0] ?? { rows: 0, sum: 0, wrong: 0 };
}
