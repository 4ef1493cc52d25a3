import type { ReturnReason } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { lockChildren } from '../user/index.ts';
import { invalidateSide, touchSide } from './conversations.data.ts';
import { keepDecided } from './kept-texts.data.ts';
import {
  findSubmission,
  lockSubmissionRow,
  type Submission,
  updateReturned,
  updateState,
  updateWithdrawn,
} from './submissions.data.ts';

/** Locks a submission of this author until the transaction ends. @throws not_found */
export async function lockOwnSubmission(
  db: Db,
  authorId: string,
  submissionId: string,
): Promise<Submission> {
  const submission = await lockSubmissionRow(db, submissionId);
  if (submission?.authorId !== authorId) throw new ApiError('not_found');
  return submission;
}

/**
 * Locks a submission and its two children until the transaction ends. All actions lock the children
 * first, to avoid deadlocks.
 * @throws not_found
 */
export async function lockSubmission(db: Db, submissionId: string): Promise<Submission> {
  const known = await findSubmission(db, submissionId);
  if (!known) throw new ApiError('not_found');
  await lockChildren(db, [known.authorId, known.targetId]);
  const locked = await lockSubmissionRow(db, submissionId);
  if (!locked) throw new ApiError('not_found');
  return locked;
}

/** Held and severe submissions stay in review after their author withdraws them. */
const MAX_WITHDRAWABLE_SEVERITY = 2;

/**
 * Withdraws a child's own submission: it is never delivered, whatever reviewers decide.
 * @throws not_found for a submission of others, submission_gone if it is delivered or withdrawn
 */
export async function withdrawOwn(
  db: Db,
  { userId, submissionId, at }: { userId: string; submissionId: string; at: Date },
): Promise<void> {
  const { state, severity, deliveredAt, withdrawnAt, conversationId } = await lockOwnSubmission(
    db,
    userId,
    submissionId,
  );
  if (deliveredAt || withdrawnAt || state === 'withdrawn') throw new ApiError('submission_gone');
  await updateWithdrawn(db, submissionId, at);
  const isPlain =
    state === 'kept' || (state === 'waiting' && severity <= MAX_WITHDRAWABLE_SEVERITY);
  if (isPlain || state === 'returned') await updateState(db, submissionId, 'withdrawn', at);
  if (conversationId !== null) await invalidateSide(db, userId, conversationId);
}

/** Marks the conversation of a submission as changed for the author, or for both children. */
export async function touchSides(
  db: Db,
  { authorId, targetId, conversationId }: Submission,
  who: 'author' | 'both',
  at: Date,
): Promise<void> {
  if (conversationId === null) return;
  const sides = [
    { userId: authorId, otherId: targetId },
    { userId: targetId, otherId: authorId },
  ].slice(0, who === 'both' ? 2 : 1);
  for (const side of sides) await touchSide(db, { ...side, conversationId, at });
}

/** Marks the conversation of a submission as changed for its recipient, who sees a report. */
export async function invalidateRecipient(
  db: Db,
  { targetId, conversationId }: Submission,
): Promise<void> {
  if (conversationId !== null) await invalidateSide(db, targetId, conversationId);
}

/**
 * Ends a submission that can reach no one: withdrawn by its author, or the children are no longer friends.
 */
export async function endSubmission(db: Db, submission: Submission, at: Date): Promise<void> {
  await updateState(db, submission.submissionId, 'withdrawn', at);
  if (submission.conversationId !== null) {
    await invalidateSide(db, submission.authorId, submission.conversationId);
  }
}

/** Keeps a submission until the grown-ups of both children permit contact. Nobody reads it meanwhile. */
export const keepSubmission = (db: Db, { submissionId }: Submission, at: Date): Promise<void> =>
  keepDecided(db, submissionId, at);

/** Returns a submission to its author to be improved (SAFE-05). */
export async function returnToAuthor(
  db: Db,
  submission: Submission,
  reason: ReturnReason,
  at: Date,
): Promise<void> {
  await updateReturned(db, submission, reason, at);
  await touchSides(db, submission, 'author', at);
}

/** Withholds a submission: it is not delivered, and the author cannot improve it. */
export async function withhold(db: Db, submission: Submission, at: Date): Promise<void> {
  await updateState(db, submission.submissionId, 'withheld', at);
  await touchSides(db, submission, 'author', at);
}
