import { lockChild } from '../domains/user/index.ts';
import { applyLingoRewards } from '../use-cases/apply-lingo-rewards.ts';
import type { TestChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';

let count = 0;

/** Pays Lingos to a child as for an activity; `offset` of its clock in minutes. */
export async function earnLingos(
  test: TestApp,
  { userId }: TestChild,
  amount: number,
  offset: number | null = 0,
): Promise<void> {
  count += 1;
  const ref = `earned/${count}`;
  const now = test.clock();
  await test.deps.database.db.transaction().execute(async db => {
    await lockChild(db, userId);
    await applyLingoRewards(db, { userId, now, offset }, [{ amount, kind: 'activity', ref }]);
  });
}
