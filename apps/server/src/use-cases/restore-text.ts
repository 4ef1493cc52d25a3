import type { Db } from '../db/db.ts';
import { restoreDelivered, type Submission, withhold } from '../domains/messages/index.ts';
import { deleteNotification } from '../domains/notifications/index.ts';
import { mayReach } from './may-reach.ts';
import { takenAwayRef, withheldRef } from './withhold-submission.ts';

/**
 * Makes a text that was taken back readable again, unless the two may not write to each other any more. Needs
 * `lockSubmission`.
 * @returns whether it is readable
 */
export async function restoreText(db: Db, submission: Submission, at: Date): Promise<boolean> {
  if (!(await mayReach(db, submission))) {
    await withhold(db, submission, at);
    return false;
  }
  await restoreDelivered(db, submission, at);
  await deleteNotification(db, submission.authorId, withheldRef(submission.submissionId));
  await deleteNotification(db, submission.targetId, takenAwayRef(submission.submissionId));
  return true;
}
