import { type WithdrawSubmission, withdrawOwn } from '../domains/messages/index.ts';
import { forgetNotification } from '../domains/notifications/index.ts';
import { cameBack } from './return-submission.ts';

/** A child takes its text back, and is not told of its coming back any longer. */
export const withdrawSubmission: WithdrawSubmission = async (db, { userId, submissionId, now }) => {
  await withdrawOwn(db, { userId, submissionId, at: new Date(now) });
  await forgetNotification(db, userId, cameBack(submissionId));
};
