import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { lockSubmission } from '../domains/messages/index.ts';
import { type DueOpinion, markOpinionSettled } from '../domains/review/index.ts';
import { openSevereCase } from './open-case.ts';

/**
 * Escalates a delivered text that the second reviewer would have withheld, even if it is under review
 * again. One that has been removed since needs no case.
 * @returns false while a decision on it has not settled, or while it is held
 */
async function escalateGrave(db: Db, opinion: DueOpinion, at: Date): Promise<boolean> {
  const { submissionId, rev, reviewer: by, note: text } = opinion;
  const { state, authorId: userId } = await lockSubmission(db, submissionId);
  if (state === 'decided' || state === 'held') return false;
  const isSeen = state === 'delivered' || state === 'waiting';
  if (!isSeen && state !== 'escalated') return true;
  await openSevereCase(db, { userId, submissionId, rev, origin: 'opinion', by, text, at });
  return true;
}

/**
 * Applies a second opinion that can no longer be undone. A grave one may be left to a later run.
 */
export async function settleSecondOpinion(db: Db, opinion: DueOpinion, at: Date): Promise<void> {
  const { decisionId, submissionId, isGrave } = opinion;
  if (isGrave && !(await escalateGrave(db, opinion, at))) return;
  await markOpinionSettled(db, decisionId, at);
  if (!isGrave) return;
  const object = `submission ${submissionId}`;
  await appendAudit(db, { actor: 'System', action: 'Sent to the lead', object, at });
}
