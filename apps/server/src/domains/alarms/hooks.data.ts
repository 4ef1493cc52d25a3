import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** An alarm that goes to the webhook. */
export type DueHook = {
  readonly alarmId: number;
  readonly name: string;
  readonly caseId: number | null;
  readonly since: Date;
  readonly steps: number;
  readonly state: 'open' | 'acked' | 'closed';
  /** Identifies this try: it differs once the alarm has changed. */
  readonly retryAt: Date;
};

/** Takes an alarm of which the webhook must be told. Until the next try is due, no other server takes it. */
export async function takeDueHook(
  db: Db,
  { at, firstMs, maxMs }: { at: Date; firstMs: number; maxMs: number },
): Promise<DueHook | undefined> {
  const { rows } = await sql<DueHook>`
    UPDATE alarms SET hook_tries = hook_tries + 1,
      hook_due_at = ${at}::timestamptz + interval '1 millisecond' *
        least(${firstMs}::float8 * 2 ^ least(hook_tries, 30), ${maxMs}::float8)
    WHERE alarm_id = (
      SELECT alarm_id FROM alarms WHERE hook_due_at <= ${at}
      ORDER BY hook_due_at, alarm_id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING alarm_id AS "alarmId", name, case_id AS "caseId", since, steps, hook_due_at AS "retryAt",
      CASE WHEN closed_at IS NOT NULL THEN 'closed' WHEN acked_by IS NOT NULL THEN 'acked' ELSE 'open' END
        AS state
  `.execute(db);
  return rows[0];
}

/** Notes that the webhook knows, unless the alarm has changed meanwhile. */
export async function endHook(db: Db, { alarmId, retryAt }: DueHook): Promise<void> {
  await db
    .updateTable('alarms')
    .set({ hook_due_at: null, hook_tries: 0 })
    .where('alarm_id', '=', alarmId)
    .where('hook_due_at', '=', retryAt)
    .execute();
}

/** Alarms that the webhook did not take after so many tries. */
export async function countStuckHooks(db: Db, tries: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM alarms
    WHERE hook_due_at IS NOT NULL AND hook_tries >= ${tries}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Records the sign `name`, unless it was given since a moment, as by another server.
 * @returns whether it was recorded
 */
export async function claimSign(
  db: Db,
  { name, since, at }: { name: string; since: Date; at: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('alarm_signs')
    .values({ name, at })
    .onConflict(conflict =>
      conflict.column('name').doUpdateSet({ at }).where('alarm_signs.at', '<=', since),
    )
    .executeTakeFirst();
  return Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** When a sign was given last; null if never. */
export async function findSign(db: Db, name: string): Promise<Date | null> {
  const found = db.selectFrom('alarm_signs').select('at').where('name', '=', name);
  return (await found.executeTakeFirst())?.at ?? null;
}
