import type { ChildChangeAction } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** What an adult changed of a child, and why. */
export type ChildChange = {
  readonly userId: string;
  readonly adultId: string;
  readonly action: ChildChangeAction;
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
