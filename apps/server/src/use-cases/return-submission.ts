import type { ReturnReason } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import {
  countReturn,
  endSubmission,
  keepSubmission,
  returnToAuthor,
  type Submission,
} from '../domains/messages/index.ts';
import { notify } from '../domains/notifications/index.ts';
import { mayReach, mustKeep } from './may-reach.ts';

/** Ref of the notification of a returned submission. */
export const returnedRef = (submissionId: string): string => `returned/${submissionId}`;

/** Where the author finds the text: in a conversation, on the wall of another child or on its own. */
export const placeOf = ({ kind, authorId, targetId, conversationId }: Submission) => ({
  submission: kind,
  ...(conversationId !== null && { conversationId }),
  ...(kind === 'post' && targetId !== authorId && { fromId: targetId }),
});

/**
 * Returns a submission to its author with a reason (SAFE-05). Withdraws it instead if its author has
 * withdrawn it or may no longer write to the other child, and keeps it while a grown-up permits no contact. Needs `lockSubmission`.
 * @returns the outcome
 */
export async function returnSubmission(
  db: Db,
  submission: Submission,
  { reason, at }: { reason: ReturnReason; at: Date },
): Promise<'returned' | 'withdrawn' | 'kept'> {
  if (submission.deliveredAt) throw new Error('a delivered text cannot be returned');
  if (await mustKeep(db, submission)) {
    await keepSubmission(db, submission, at);
    return 'kept';
  }
  if (!(await mayReach(db, submission))) {
    await endSubmission(db, submission, at);
    return 'withdrawn';
  }
  const { authorId, submissionId } = submission;
  await returnToAuthor(db, submission, reason, at);
  await countReturn(db, authorId, at);
  await notify(db, {
    userId: authorId,
    type: 'studybuddy',
    action: 'returned',
    content: placeOf(submission),
    ref: returnedRef(submissionId),
    at,
  });
  return 'returned';
}
