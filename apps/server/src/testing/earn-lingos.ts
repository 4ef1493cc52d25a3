import { appendEntry, lockLedger } from '../domains/lingos/lingos.data.ts';
import { tellOfLingos } from '../use-cases/earn-lingos.ts';
import type { TestChild } from './children.ts';
import type { TestApp } from './create-test-app.ts';

let count = 0;

/** Lets a child win Lingos as an activity pays them; `offset` is its clock in minutes. */
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
    await lockLedger(db, userId);
    await appendEntry(db, { userId, amount, kind: 'activity', ref, at: new Date(now) });
    await tellOfLingos(db, { userId, now, offset }, amount);
  });
}
