import type { Db } from '../../db/db.ts';

/**
 * Takes the letter of an alarm for this server, if none of its kind was written since a moment.
 * @returns false if this alarm gets no letter
 */
export async function claimAlarm(
  db: Db,
  { kind, since, at }: { kind: string; since: Date; at: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('alarms')
    .values({ kind, written_at: at })
    .onConflict(conflict =>
      conflict
        .column('kind')
        .doUpdateSet({ written_at: at })
        .where('alarms.written_at', '<=', since),
    )
    .executeTakeFirst();
  return Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0;
}
