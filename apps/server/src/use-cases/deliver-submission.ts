import { lingoAmounts } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { appendEntry, type LingoEntry } from '../domains/lingos/lingos.data.ts';
import {
  claimPay,
  endSubmission,
  holdSubmission,
  type KeptSubmission,
  keepDelivered,
  putDelivered,
} from '../domains/messages/index.ts';
import { holdNotifications, notify } from '../domains/notifications/index.ts';
import { readDay } from '../domains/streaks/index.ts';
import { awardTrophies } from './award-trophies.ts';
import { tellOfLingos } from './earn-lingos.ts';
import { mayReach } from './may-reach.ts';

/** The ref under which a child is told of messages of a conversation: the newest is on top. */
export const messageFrom = (conversationId: string): string => `message/${conversationId}`;
/** The ref under which a child is told of a DigiPost. */
export const postOf = (submissionId: string): string => `wall/${submissionId}`;

type Payment = Pick<LingoEntry, 'userId' | 'amount' | 'kind'>;

/** Lingos of a delivered message: of its author, so many a day, and of the child it answers. */
async function paymentsOf(
  db: Db,
  { authorId, targetId }: KeptSubmission,
  answers: boolean,
  now: number,
): Promise<Payment[]> {
  const today = await readDay(db, { userId: authorId, now, offset: null });
  const isPaid = await claimPay(db, authorId, today);
  const { messageDelivered, replyReceived } = lingoAmounts;
  return [
    ...(isPaid ? [{ userId: authorId, amount: messageDelivered, kind: 'message' } as const] : []),
    ...(answers ? [{ userId: targetId, amount: replyReceived, kind: 'reply' } as const] : []),
  ];
}

/** What follows from a delivered message: Lingos, trophies, and what both children are told. */
async function followMessage(
  db: Db,
  submission: KeptSubmission,
  answers: boolean,
  at: Date,
): Promise<void> {
  const { authorId, targetId, submissionId: ref, conversationId } = submission;
  const now = at.getTime();
  const payments = await paymentsOf(db, submission, answers, now);
  for (const payment of payments) await appendEntry(db, { ...payment, ref, at });
  await holdNotifications(db, [authorId, targetId]);
  for (const { userId, amount } of payments) {
    await tellOfLingos(db, { userId, now, offset: null }, amount);
  }
  if (answers) await awardTrophies(db, [targetId], at);
  if (conversationId === null) return;
  await notify(db, {
    userId: targetId,
    type: 'post',
    content: { fromId: authorId, place: 'message', conversationId },
    ref: messageFrom(conversationId),
    at,
  });
}

/** The child is told of a DigiPost that another left on its wall (MSG-14). */
async function followPost(db: Db, submission: KeptSubmission, at: Date): Promise<void> {
  const { authorId, targetId, submissionId } = submission;
  if (authorId === targetId) return;
  const content = { fromId: authorId, place: 'wall' } as const;
  await notify(db, { userId: targetId, type: 'post', content, ref: postOf(submissionId), at });
}

/**
 * A text is delivered as `text`; `original` is what the child wrote, where a person has mended it. It
 * is not when its author has taken it back, or may not write to the other child any more: then nobody
 * reads it. One that is delivered already stays. Needs a transaction, and holds first the children,
 * then the text.
 * @returns what became of it
 */
export async function deliverSubmission(
  db: Db,
  order: { submissionId: string; text: string; original: string | null; at: Date },
): Promise<'delivered' | 'withdrawn'> {
  const { submissionId, at } = order;
  const submission = await holdSubmission(db, submissionId);
  if (submission.deliveredAt) {
    await keepDelivered(db, submissionId, at);
    return 'delivered';
  }
  if (!(await mayReach(db, submission))) {
    await endSubmission(db, submission, at);
    return 'withdrawn';
  }
  const { answers } = await putDelivered(db, { ...order, submission });
  if (submission.kind === 'message') await followMessage(db, submission, answers, at);
  if (submission.kind === 'post') await followPost(db, submission, at);
  return 'delivered';
}
