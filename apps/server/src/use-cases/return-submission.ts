import type { ReturnReason } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import {
  countReturn,
  endSubmission,
  giveBack,
  holdSubmission,
  type KeptSubmission,
} from '../domains/messages/index.ts';
import { notify } from '../domains/notifications/index.ts';
import { mayReach } from './may-reach.ts';

/** The ref under which a child is told that a text came back. */
export const cameBack = (submissionId: string): string => `returned/${submissionId}`;

/** Where a child finds its text: in a conversation, on the wall of another child or its own. */
export const whereIs = ({ kind, authorId, targetId, conversationId }: KeptSubmission) => ({
  submission: kind,
  ...(conversationId !== null && { conversationId }),
  ...(kind === 'post' && targetId !== authorId && { fromId: targetId }),
});

/**
 * A text comes back to its author with a reason, ready to be mended (SAFE-05). It does not when its
 * author has taken it back, or may not write to the other child any more. Needs a transaction, and
 * holds first the children, then the text.
 * @returns what became of it
 */
export async function returnSubmission(
  db: Db,
  { submissionId, reason, at }: { submissionId: string; reason: ReturnReason; at: Date },
): Promise<'returned' | 'withdrawn'> {
  const submission = await holdSubmission(db, submissionId);
  if (submission.deliveredAt) throw new Error('what is delivered cannot come back');
  if (!(await mayReach(db, submission))) {
    await endSubmission(db, submission, at);
    return 'withdrawn';
  }
  const { authorId } = submission;
  await giveBack(db, submission, reason, at);
  await countReturn(db, authorId, at);
  await notify(db, {
    userId: authorId,
    type: 'studybuddy',
    action: 'returned',
    content: whereIs(submission),
    ref: cameBack(submissionId),
    at,
  });
  return 'returned';
}
