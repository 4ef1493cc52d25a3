import type { Db } from '../../db/db.ts';

/** What a teacher did about the consents of a child. */
type ConsentChange = 'asked its family' | 'set its address' | 'recorded a signed letter';

/** What an adult changed of a child, and why. */
export type ChildChange = {
  readonly userId: string;
  readonly adultId: string;
  readonly action:
    | 'added'
    | 'changed'
    | 'new card'
    | 'moved'
    | 'left'
    | 'returned'
    | 'asked'
    | 'badge taken back'
    | 'other lesson'
    | 'lesson opened'
    | ConsentChange;
  readonly reason: string;
  readonly at: Date;
};

/** Records that an adult changed something of children (SCHOOL-09). */
export async function recordChanges(db: Db, changes: readonly ChildChange[]): Promise<void> {
  const rows = changes.map(({ userId, adultId, action, reason, at }) => ({
    user_id: userId,
    adult_id: adultId,
    action,
    reason,
    at,
  }));
  await db.insertInto('child_changes').values(rows).execute();
}
