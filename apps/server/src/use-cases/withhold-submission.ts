import type { Db } from '../db/db.ts';
import { holdSubmission, type KeptSubmission, keepBack } from '../domains/messages/index.ts';
import { holdNotifications, notify } from '../domains/notifications/index.ts';
import { mayReach } from './may-reach.ts';
import { whereIs } from './return-submission.ts';
import { takeBackHeld } from './take-back.ts';

/** Tells an author, where it may still look there, that its text is not or no longer there. */
async function tellWithheld(db: Db, submission: KeptSubmission, at: Date): Promise<void> {
  if (!(await mayReach(db, submission))) return;
  const { submissionId, authorId: userId } = submission;
  const content = { ...whereIs(submission), ...(submission.deliveredAt && { isTakenBack: true }) };
  const told = { type: 'studybuddy', action: 'withheld', content } as const;
  await notify(db, { userId, ...told, ref: `withheld/${submissionId}`, at });
}

/**
 * A text is kept from everybody; one that was delivered is taken back from all who could read it.
 * Needs a transaction, and holds first the children, then the text.
 * @returns what became of it
 */
export async function withholdSubmission(
  db: Db,
  { submissionId, at }: { submissionId: string; at: Date },
): Promise<'withheld'> {
  const submission = await holdSubmission(db, submissionId);
  await holdNotifications(db, [submission.authorId, submission.targetId]);
  if (submission.deliveredAt) await takeBackHeld(db, submission, at);
  else await keepBack(db, submission, at);
  await tellWithheld(db, submission, at);
  return 'withheld';
}
