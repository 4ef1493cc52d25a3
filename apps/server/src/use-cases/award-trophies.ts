import type { Db } from '../db/db.ts';
import { keepWonLevels } from '../domains/achievements/index.ts';
import { notify } from '../domains/notifications/index.ts';
import { readTrophyCounts } from './read-achievements.ts';

/**
 * Gives children the trophies they have come to and tells them of each, once for ever: the one place
 * where trophies are earned. To be called after what counts, in its transaction, with the lock of
 * each child's row.
 */
export async function awardTrophies(db: Db, userIds: readonly string[], at: Date): Promise<void> {
  for (const userId of [...new Set(userIds)].sort()) {
    const counts = await readTrophyCounts(db, userId, at.getTime());
    for (const trophy of await keepWonLevels(db, userId, counts, at)) {
      const ref = `trophy/${trophy.kind}/${trophy.level}`;
      const told = { type: 'studybuddy', action: 'trophy', content: { trophy } } as const;
      await notify(db, { userId, ...told, ref, at });
    }
  }
}
