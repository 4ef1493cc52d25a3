import type { Db } from '../db/db.ts';
import { saveWonLevels } from '../domains/achievements/index.ts';
import { notify } from '../domains/notifications/index.ts';
import { readTrophyCounts } from './read-achievements.ts';

/**
 * Awards the trophies that children have reached and notifies them, once per trophy; the only place that
 * awards trophies. Call it after the counted action, in its transaction. Needs `lockChild` of each.
 */
export async function awardTrophies(db: Db, userIds: readonly string[], at: Date): Promise<void> {
  for (const userId of [...new Set(userIds)].sort()) {
    const counts = await readTrophyCounts(db, userId, at.getTime());
    for (const trophy of await saveWonLevels(db, userId, counts, at)) {
      const ref = `trophy/${trophy.kind}/${trophy.level}`;
      const notice = { type: 'studybuddy', action: 'trophy', content: { trophy } } as const;
      await notify(db, { userId, ...notice, ref, at });
    }
  }
}
