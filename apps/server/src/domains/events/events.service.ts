import { type AnalyticsEvent, eventDays } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { deleteOldest, insertEvents } from './events.data.ts';

const DAY_MS = 86_400_000;
/** Rows per statement: a statement may take ten seconds. */
const BATCH = 10_000;

/** Stores a batch without its sender (NOTSHOWN-36). */
export async function storeEvents(
  db: Db,
  events: readonly AnalyticsEvent[],
  now: number,
): Promise<number> {
  await insertEvents(db, events, new Date(now));
  return events.length;
}

/** Deletes events that are too old, in batches, until none is left or the server stops (SERVER-08). */
export async function deleteOldEvents(db: Db, now: number, stopping: AbortSignal): Promise<void> {
  const before = new Date(now - eventDays * DAY_MS);
  while (!stopping.aborted) {
    if ((await deleteOldest(db, before, BATCH)) < BATCH) return;
  }
}
