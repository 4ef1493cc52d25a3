import type { AnalyticsEvent } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

export async function insertEvents(
  db: Db,
  events: readonly AnalyticsEvent[],
  receivedAt: Date,
): Promise<void> {
  const rows = events.map(({ name, path, code, at }) => ({
    name,
    path,
    code: code ?? null,
    at: new Date(at),
    received_at: receivedAt,
  }));
  await db.insertInto('events').values(rows).execute();
}

/**
 * Deletes those of the oldest events that came before a time. Their numbers grow with time, so no index
 * by time is needed. @returns how many were deleted
 */
export async function deleteOldest(db: Db, before: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('events')
    .where('received_at', '<', before)
    .where('event_id', 'in', inner =>
      inner.selectFrom('events').select('event_id').orderBy('event_id').limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
