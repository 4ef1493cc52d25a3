import { lingoAmounts } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import {
  claimPay,
  deliverText,
  endSubmission,
  keepDelivered,
  keepSubmission,
  type Submission,
} from '../domains/messages/index.ts';
import { lockNotifications, notify } from '../domains/notifications/index.ts';
import { readDay } from '../domains/streaks/index.ts';
import { applyLingoRewards, type LingoReward } from './apply-lingo-rewards.ts';
import { awardTrophies } from './award-trophies.ts';
import { mayReach, mustKeep } from './may-reach.ts';

/** Ref of the one notification about the messages of a conversation. */
export const messageRef = (conversationId: string): string => `message/${conversationId}`;
/** Ref of the notification of a DigiPost. */
export const postRef = (submissionId: string): string => `wall/${submissionId}`;

type Payment = LingoReward & { readonly userId: string };

/**
 * Lingos for a delivered message: to its author and to the child it answers, each up to a daily limit of
 * rewards (PAY-08).
 */
async function paymentsOf(
  db: Db,
  { authorId, targetId, submissionId: ref }: Submission,
  answers: boolean,
  now: number,
): Promise<Payment[]> {
  const { messageDelivered, replyReceived } = lingoAmounts;
  const rewards: Payment[] = [
    { userId: authorId, amount: messageDelivered, kind: 'message', ref },
    ...(answers ? [{ userId: targetId, amount: replyReceived, kind: 'reply', ref } as const] : []),
  ];
  const payments: Payment[] = [];
  for (const reward of rewards) {
    const today = await readDay(db, { userId: reward.userId, now, offset: null });
    if (await claimPay(db, reward.userId, today)) payments.push(reward);
  }
  return payments;
}

/** Applies the effects of a delivered message: Lingos, trophies and notifications. */
async function followMessage(
  db: Db,
  submission: Submission,
  answers: boolean,
  at: Date,
): Promise<void> {
  const { authorId, targetId, conversationId } = submission;
  const now = at.getTime();
  const payments = await paymentsOf(db, submission, answers, now);
  await lockNotifications(db, [authorId, targetId]);
  for (const { userId, ...reward } of payments) {
    await applyLingoRewards(db, { userId, now, offset: null }, [reward]);
  }
  if (answers) await awardTrophies(db, [targetId], at);
  if (conversationId === null) return;
  await notify(db, {
    userId: targetId,
    type: 'post',
    content: { fromId: authorId, place: 'message', conversationId },
    ref: messageRef(conversationId),
    at,
  });
}

/** Notifies the owner of a wall of a DigiPost by another child (MSG-14). */
async function followPost(db: Db, submission: Submission, at: Date): Promise<void> {
  const { authorId, targetId, submissionId } = submission;
  if (authorId === targetId) return;
  const content = { fromId: authorId, place: 'wall' } as const;
  await notify(db, { userId: targetId, type: 'post', content, ref: postRef(submissionId), at });
}

/**
 * Delivers a submission as `text`; `original` is what the child wrote if a reviewer edited it. Withdraws
 * it instead if its author has withdrawn it or may no longer write to the other child, and keeps it while a
 * grown-up permits no contact. One that is already delivered stays delivered. Needs `lockSubmission`.
 * @returns the outcome
 */
export async function deliverSubmission(
  db: Db,
  submission: Submission,
  order: { text: string; original: string | null; at: Date },
): Promise<'delivered' | 'withdrawn' | 'kept'> {
  const { at } = order;
  if (submission.deliveredAt) {
    await keepDelivered(db, submission, at);
    return 'delivered';
  }
  if (await mustKeep(db, submission)) {
    await keepSubmission(db, submission, at);
    return 'kept';
  }
  if (!(await mayReach(db, submission))) {
    await endSubmission(db, submission, at);
    return 'withdrawn';
  }
  const { answers } = await deliverText(db, { ...order, submission });
  if (submission.kind === 'message') await followMessage(db, submission, answers, at);
  if (submission.kind === 'post') await followPost(db, submission, at);
  return 'delivered';
}
