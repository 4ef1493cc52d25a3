import type { SubmissionKind } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { countOneMore, findPaid, savePaid } from './message-counts.data.ts';
import { countUnread, type Delivery, insertMessage, takeMessageBack } from './messages.data.ts';
import { payMessage } from './messages.policy.ts';
import { updateDelivered, updateState } from './submissions.data.ts';
import { touchSides } from './submissions.service.ts';
import { deleteStatus, insertPost, saveStatus, takePostBack } from './walls.data.ts';

/** Each kind has its own table. */
const insert: Record<SubmissionKind, (db: Db, delivery: Delivery) => Promise<unknown>> = {
  message: insertMessage,
  post: insertPost,
  status: saveStatus,
};

/**
 * Lets others read a text: the one place where what they read comes from (SAFE-01). Children and text
 * are held.
 * @returns whether it is a message that answers the one before it
 */
export async function putDelivered(db: Db, delivery: Delivery): Promise<{ answers: boolean }> {
  const { submission, at } = delivery;
  await updateDelivered(db, submission.submissionId, at);
  const answers = (await insert[submission.kind](db, delivery)) === true;
  await touchSides(db, submission, 'both', at);
  await countOneMore(db, submission.authorId, 'delivered');
  if (answers) await countOneMore(db, submission.targetId, 'answered');
  return { answers };
}

/** A delivered text that was read again after a report stays. */
export const keepDelivered = (db: Db, submissionId: string, at: Date): Promise<void> =>
  updateState(db, submissionId, 'delivered', at);

const take: Record<SubmissionKind, (db: Db, submissionId: string, at: Date) => Promise<void>> = {
  message: takeMessageBack,
  post: takePostBack,
  status: deleteStatus,
};

/**
 * Takes a delivered text from all who could read it. Children and text are held.
 * @returns how many messages its reader has not read yet in that conversation
 */
export async function removeDelivered(
  db: Db,
  submission: Delivery['submission'],
  at: Date,
): Promise<{ unread: number }> {
  await take[submission.kind](db, submission.submissionId, at);
  await updateState(db, submission.submissionId, 'withheld', at);
  await touchSides(db, submission, 'both', at);
  return { unread: await countUnread(db, submission.targetId, submission.conversationId) };
}

/**
 * Whether one more message of a child is paid on its local day, and counts it there if so
 * (NOTSHOWN-59). The child is held.
 */
export async function claimPay(db: Db, userId: string, today: string): Promise<boolean> {
  const { isPaid, after } = payMessage(await findPaid(db, userId), today);
  await savePaid(db, userId, after);
  return isPaid;
}
