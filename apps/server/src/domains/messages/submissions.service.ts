import type { ReturnReason } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { lockChildren } from '../user/index.ts';
import { renewSide, touchSide } from './conversations.data.ts';
import {
  findSubmission,
  lockSubmissionRow,
  type Submission,
  updateReturned,
  updateState,
  updateWithdrawn,
} from './submissions.data.ts';

/** An own text, locked until the transaction ends. @throws not_found for one of others and for none */
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
 * Locks a text and its children until the transaction ends, in the order in which all actions lock
 * them: first the children, then the text.
 * @throws not_found when there is none
 */
export async function lockSubmission(db: Db, submissionId: string): Promise<Submission> {
  const known = await findSubmission(db, submissionId);
  if (!known) throw new ApiError('not_found');
  await lockChildren(db, [known.authorId, known.targetId]);
  const held = await lockSubmissionRow(db, submissionId);
  if (!held) throw new ApiError('not_found');
  return held;
}

/** What an adult has set aside and what is severe is still read by adults. */
const MOST_SEVERITY = 2;

/**
 * A child takes its text back: it is delivered to nobody, whatever adults decide.
 * @throws not_found for no own text, submission_gone when it is delivered or was taken back before
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
  const isPlain = state === 'waiting' && severity <= MOST_SEVERITY;
  if (isPlain || state === 'returned') await updateState(db, submissionId, 'withdrawn', at);
  if (conversationId !== null) await renewSide(db, userId, conversationId);
}

/** The child an author writes to has to look at its side of their conversation anew. */
export async function tellSides(
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

/** A text can reach nobody any more: its author took it back, or the two have parted. */
export async function endSubmission(db: Db, submission: Submission, at: Date): Promise<void> {
  await updateState(db, submission.submissionId, 'withdrawn', at);
  if (submission.conversationId !== null) {
    await renewSide(db, submission.authorId, submission.conversationId);
  }
}

/** A text comes back to its author, to be mended (SAFE-05). */
export async function returnToAuthor(
  db: Db,
  submission: Submission,
  reason: ReturnReason,
  at: Date,
): Promise<void> {
  await updateReturned(db, submission, reason, at);
  await tellSides(db, submission, 'author', at);
}

/** A text is not delivered, and cannot be mended. */
export async function withhold(db: Db, submission: Submission, at: Date): Promise<void> {
  await updateState(db, submission.submissionId, 'withheld', at);
  await tellSides(db, submission, 'author', at);
}
