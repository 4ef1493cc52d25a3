import type { AnalyticsEvent } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { insertEvents } from './events.data.ts';

/** Stores a batch without its sender (NOTSHOWN-36). */
export async function storeEvents(
  db: Db,
  events: readonly AnalyticsEvent[],
  now: number,
): Promise<number> {
  await insertEvents(db, events, new Date(now));
  return events.length;
}
