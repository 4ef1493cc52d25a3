import type { Db } from '../../db/db.ts';

/** What an adult did with a child, and why. */
export type Access = {
  readonly userId: string;
  readonly adultId: string;
  readonly action: 'added' | 'changed' | 'new card' | 'moved' | 'left' | 'returned';
  readonly reason: string;
  readonly at: Date;
};

/** Writes that an adult looked at or changed something of children (SCHOOL-09). */
export async function recordAccess(db: Db, entries: readonly Access[]): Promise<void> {
  const rows = entries.map(({ userId, adultId, action, reason, at }) => ({
    user_id: userId,
    adult_id: adultId,
    action,
    reason,
    at,
  }));
  await db.insertInto('access_register').values(rows).execute();
}
