import type { Db } from '../../db/db.ts';
import { deleteExpired } from './rows.data.ts';
import type { Moment } from './table-record.ts';
import { listRecords } from './table-records.ts';

/** Deletes the rows of every table that are too old, until the server stops. @returns how many, by table */
export async function deleteOldRows(
  db: Db,
  now: Moment,
  stopping?: AbortSignal,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table] of listRecords) {
    const deleted = await deleteExpired(db, table, now, stopping);
    for (const [name, count] of Object.entries(deleted)) counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}
