import type { Db } from '../db/db.ts';
import { withdrawOwn } from '../domains/messages/index.ts';
import { deleteNotification } from '../domains/notifications/index.ts';
import { returnedRef } from './return-submission.ts';

/** Withdraws a submission and deletes the notification of its return. */
export async function withdrawSubmission(
  db: Db,
  { userId, submissionId, now }: { userId: string; submissionId: string; now: number },
): Promise<void> {
  await withdrawOwn(db, { userId, submissionId, at: new Date(now) });
  await deleteNotification(db, userId, returnedRef(submissionId));
}
