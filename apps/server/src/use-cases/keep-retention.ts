import type { AppDeps } from '../deps.ts';
import { deleteOldRows, listDueErasures } from '../domains/rights/index.ts';
import { idleMsOf } from '../domains/session/index.ts';
import { describeError } from '../kernel/describe-error.ts';
import { eraseAndTell } from './erase-and-tell.ts';

type RetentionDeps = Pick<AppDeps, 'database' | 'clock' | 'random' | 'config' | 'mailer' | 'log'>;

/**
 * Erases the children whose erasure is due, and deletes what is too old in every table (RIGHTS-03). A child or table
 * that fails keeps no other waiting. Several servers may do this at the same time.
 * @throws if a table could not be cleaned
 */
export async function keepRetention(deps: RetentionDeps, stopping?: AbortSignal): Promise<void> {
  const { database, clock, config, log } = deps;
  const at = new Date(clock());
  for (const userId of await listDueErasures(database.db, at)) {
    if (stopping?.aborted) return;
    try {
      await database.db
        .transaction()
        .execute(db => eraseAndTell(db, deps, { userId, by: 'System', at }));
    } catch (error) {
      // Another child must not wait for this one.
      log.error(describeError(error), 'an erasure failed, will retry');
    }
  }
  const dirty: string[] = [];
  const failed = (error: unknown, table: string): void => {
    dirty.push(table);
    log.error({ ...describeError(error), table }, 'old rows of a table stay, will retry');
  };
  await deleteOldRows(database.db, { at, idleMs: idleMsOf(config) }, { stopping, failed });
  // Operators see failed jobs.
  if (dirty.length > 0) throw new Error(`old rows stay in ${dirty.join(', ')}`);
}
