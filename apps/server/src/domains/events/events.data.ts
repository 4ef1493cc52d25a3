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
