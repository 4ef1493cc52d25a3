import type { Db } from '../../db/db.ts';
import { deleteExpired } from './rows.data.ts';
import type { Moment, TableName } from './table-record.ts';
import { listRecords } from './table-records.ts';

/** Options of a run. */
type Run = {
  /** Aborted when the server stops. */
  readonly stopping?: AbortSignal | undefined;
  /** Called for a table that cannot be cleaned; the others are. By default the run fails. */
  readonly failed?: (error: unknown, table: TableName) => void;
};

const fail = (error: unknown): never => {
  throw error;
};

/** Deletes the rows of every table that are too old, until the server stops. @returns how many, by table */
export async function deleteOldRows(
  db: Db,
  now: Moment,
  { stopping, failed = fail }: Run = {},
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table] of listRecords) {
    try {
      const deleted = await deleteExpired(db, table, now, stopping);
      for (const [name, count] of Object.entries(deleted)) {
        counts[name] = (counts[name] ?? 0) + count;
      }
    } catch (error) {
      failed(error, table);
    }
  }
  return counts;
}
