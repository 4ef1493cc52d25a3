import type { SubmissionKind } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { findHiddenByReport, insertGone, updateRestored } from './gone-texts.data.ts';
import { findPaid, incrementCount, savePaid } from './message-counts.data.ts';
import { countUnread, type Delivery, insertMessage, retractMessage } from './messages.data.ts';
import { payMessage } from './messages.policy.ts';
import { type Submission, updateDelivered, updateState } from './submissions.data.ts';
import { invalidateRecipient, touchSides } from './submissions.service.ts';
import { deleteStatus, insertPost, retractPost, saveStatus } from './walls.data.ts';

/** Inserts into the table of the kind. */
const insert: Record<SubmissionKind, (db: Db, delivery: Delivery) => Promise<unknown>> = {
  message: insertMessage,
  post: insertPost,
  status: saveStatus,
};

/**
 * Delivers a text. This is the only place where texts become readable for others (SAFE-01). Needs the
 * locks of the children and the submission.
 * @returns whether it is a message that answers the previous one
 */
export async function deliverText(db: Db, delivery: Delivery): Promise<{ answers: boolean }> {
  const { submission, at } = delivery;
  await updateDelivered(db, submission.submissionId, at);
  const answers = (await insert[submission.kind](db, delivery)) === true;
  await touchSides(db, submission, 'both', at);
  await incrementCount(db, submission.authorId, 'delivered');
  if (answers) await incrementCount(db, submission.targetId, 'answered');
  return { answers };
}

const retract: Record<SubmissionKind, (db: Db, submissionId: string, at: Date) => Promise<void>> = {
  message: retractMessage,
  post: retractPost,
  status: deleteStatus,
};

/**
 * Hides a delivered text from everyone, or by a report from everyone but its author, who must not notice. Its review
 * goes on. Needs the locks of the children and the submission.
 * @returns how many messages of the conversation the recipient has not read
 */
export async function hideDelivered(
  db: Db,
  submission: Submission,
  { at, byReport }: { at: Date; byReport: boolean },
): Promise<{ unread: number }> {
  const { submissionId } = submission;
  await retract[submission.kind](db, submissionId, at);
  await insertGone(db, { submissionId, at, byReport });
  if (byReport) await invalidateRecipient(db, submission);
  else await touchSides(db, submission, 'both', at);
  return { unread: await countUnread(db, submission.targetId, submission.conversationId) };
}

const restore: Record<SubmissionKind, (db: Db, submission: Submission, at: Date) => Promise<void>> =
  {
    message: (db, { submissionId }) => retractMessage(db, submissionId, null),
    post: (db, { submissionId }) => retractPost(db, submissionId, null),
    status: (db, submission, at) =>
      saveStatus(db, { submission, text: submission.text, original: null, at }),
  };

/** Keeps a delivered text delivered after the review of a report, and shows it again if reports hid it. */
export async function keepDelivered(db: Db, submission: Submission, at: Date): Promise<void> {
  const { submissionId, kind } = submission;
  if (await findHiddenByReport(db, submissionId)) {
    await restore[kind](db, submission, at);
    await updateRestored(db, submissionId, at);
  }
  await updateState(db, submissionId, 'delivered', at);
  await invalidateRecipient(db, submission);
}

/**
 * Makes a removed text readable again where it was. Needs the locks of the children and the submission.
 */
export async function restoreDelivered(db: Db, submission: Submission, at: Date): Promise<void> {
  await restore[submission.kind](db, submission, at);
  await updateRestored(db, submission.submissionId, at);
  await updateState(db, submission.submissionId, 'delivered', at);
  await touchSides(db, submission, 'both', at);
}

/**
 * Whether another message of a child, or another reply to it, is paid on this local day; counts it if so
 * (NOTSHOWN-59, PAY-08). Needs the lock of the child.
 */
export async function claimPay(db: Db, userId: string, today: string): Promise<boolean> {
  const { isPaid, after } = payMessage(await findPaid(db, userId), today);
  await savePaid(db, userId, after);
  return isPaid;
}
