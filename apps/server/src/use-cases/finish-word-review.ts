import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import { type Answered, appendAttempts, applyEntries } from '../domains/solution/index.ts';
import { dueReviewPayments, reviewActivity } from '../domains/words/index.ts';
import type { ChildAt } from '../kernel/clock.ts';
import type { LingoReward } from './apply-lingo-rewards.ts';

/**
 * Logs answers of word reviews, and rewards the review of each day once when half of it is right (WORDS-08).
 * Needs `lockChild`.
 */
export async function finishWordReview(
  db: Db,
  content: Content,
  child: ChildAt,
  answered: readonly Answered[],
): Promise<LingoReward[]> {
  const standing = { activity: reviewActivity, before: [], runsBefore: [], pays: false };
  const { attempts } = applyEntries(standing, answered);
  await appendAttempts(db, child.userId, attempts, new Date(child.now));
  const questionIds = answered.map(({ entry }) => entry.questionId);
  const payments = await dueReviewPayments(db, content, child, questionIds);
  return payments.map(payment => ({ ...payment, kind: 'activity' }));
}
