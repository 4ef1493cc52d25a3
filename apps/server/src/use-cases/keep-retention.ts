import type { AppDeps } from '../deps.ts';
import { deleteOldRows, listDueErasures } from '../domains/rights/index.ts';
import { idleMsOf } from '../domains/session/index.ts';
import { describeError } from '../kernel/describe-error.ts';
import { eraseAndTell } from './erase-and-tell.ts';

type RetentionDeps = Pick<AppDeps, 'database' | 'clock' | 'random' | 'config' | 'mailer' | 'log'>;

/**
 * Deletes what is too old in every table, and erases the children whose erasure is due (RIGHTS-03). Several
 * servers may do this at the same time.
 */
export async function keepRetention(deps: RetentionDeps, stopping?: AbortSignal): Promise<void> {
  const { database, clock, config, log } = deps;
  const at = new Date(clock());
  await deleteOldRows(database.db, { at, idleMs: idleMsOf(config) }, stopping);
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
}
