import type { Db } from '../db/db.ts';
import { type Submission, withhold } from '../domains/messages/index.ts';
import { lockNotifications, notify } from '../domains/notifications/index.ts';
import { mayReach } from './may-reach.ts';
import { whereIs } from './return-submission.ts';
import { takeBack } from './take-back.ts';

/** Tells an author, where it may still look there, that its text is not or no longer there. */
async function tellWithheld(db: Db, submission: Submission, at: Date): Promise<void> {
  if (!(await mayReach(db, submission))) return;
  const { submissionId, authorId: userId } = submission;
  const content = { ...whereIs(submission), ...(submission.deliveredAt && { isTakenBack: true }) };
  const told = { type: 'studybuddy', action: 'withheld', content } as const;
  await notify(db, { userId, ...told, ref: `withheld/${submissionId}`, at });
}

/**
 * Withholds a text; one that was delivered is taken back from all who could read it.
 * Needs `lockSubmission`.
 * @returns what became of it
 */
export async function withholdSubmission(
  db: Db,
  submission: Submission,
  at: Date,
): Promise<'withheld'> {
  await lockNotifications(db, [submission.authorId, submission.targetId]);
  if (submission.deliveredAt) await takeBack(db, submission, at);
  else await withhold(db, submission, at);
  await tellWithheld(db, submission, at);
  return 'withheld';
}
