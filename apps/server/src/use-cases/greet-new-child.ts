import type { Db } from '../db/db.ts';
import { welcome } from '../domains/notifications/index.ts';
import { beginOnboarding } from '../domains/onboarding/index.ts';

/** At the first sign-in of a child: begins its first steps and sends the notification that opens them (NOTIF-08). */
export async function greetNewChild(
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<void> {
  const at = new Date(now);
  await db.transaction().execute(async transaction => {
    const isFirst = await beginOnboarding(transaction, { userId, finished: 0, at });
    if (isFirst) await welcome(transaction, { userId, at });
  });
}
