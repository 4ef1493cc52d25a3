import type { Db } from '../db/db.ts';
import { type Submission, withhold } from '../domains/messages/index.ts';
import { lockNotifications, notify } from '../domains/notifications/index.ts';
import { findRound, updateRound } from '../domains/review/index.ts';
import { hideText } from './hide-text.ts';
import { mayReach } from './may-reach.ts';
import { placeOf } from './return-submission.ts';

/** Ref of the notification of a text that was withheld or removed. */
export const withheldRef = (submissionId: string): string => `withheld/${submissionId}`;

/** Ref of the notification of the recipient of a text that was taken back. */
export const takenAwayRef = (submissionId: string): string => `takenAway/${submissionId}`;

/** Notifies an author who can still see the place that its text was not delivered, or both that it was taken back. */
async function notifyWithheld(db: Db, submission: Submission, at: Date): Promise<void> {
  if (!(await mayReach(db, submission))) return;
  const { submissionId, authorId: userId } = submission;
  const content = { ...placeOf(submission), ...(submission.deliveredAt && { isTakenBack: true }) };
  const notice = { type: 'studybuddy', action: 'withheld', content } as const;
  await notify(db, { userId, ...notice, ref: withheldRef(submissionId), at });
  if (submission.deliveredAt) await notifyRecipient(db, submission, at);
}

/** Tells the recipient, without the name of the author, so that its open pages drop the text at once. */
async function notifyRecipient(db: Db, submission: Submission, at: Date): Promise<void> {
  const { submissionId, authorId, targetId: userId, kind, conversationId } = submission;
  if (userId === authorId) return;
  const content = { submission: kind, ...(conversationId !== null && { conversationId }) };
  const notice = { type: 'studybuddy', action: 'takenAway', content } as const;
  await notify(db, { userId, ...notice, ref: takenAwayRef(submissionId), at });
}

/**
 * Withholds a submission, or removes it if it was delivered.
 * Needs `lockSubmission`.
 * @returns the outcome
 */
export async function withholdSubmission(
  db: Db,
  submission: Submission,
  at: Date,
): Promise<'withheld'> {
  await lockNotifications(db, [submission.authorId, submission.targetId]);
  if (submission.deliveredAt) await hideText(db, submission, { at });
  await withhold(db, submission, at);
  await notifyWithheld(db, submission, at);
  return 'withheld';
}

/**
 * Takes back a delivered text. One that two adults decide on stays with them, and they may restore it.
 * Needs `lockSubmission`.
 */
export async function takeBack(db: Db, submission: Submission, at: Date): Promise<void> {
  const round = await findRound(db, submission.submissionId);
  if (!round) {
    await withholdSubmission(db, submission, at);
    return;
  }
  await lockNotifications(db, [submission.authorId, submission.targetId]);
  await hideText(db, submission, { at });
  await updateRound(db, round.severeId, { taken_back_at: at });
  await notifyWithheld(db, submission, at);
}
