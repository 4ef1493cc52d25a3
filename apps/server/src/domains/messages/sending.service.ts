import type { Sent } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { openConversation, touchSide } from './conversations.data.ts';
import { timesOf, weigh } from './messages.policy.ts';
import { submissionOf } from './open-texts.service.ts';
import { countFirstPosts, type Next } from './past-texts.data.ts';
import {
  type Addressed,
  insertSubmission,
  type Submission,
  updateRevised,
  type Version,
} from './submissions.data.ts';
import { lockOwnSubmission } from './submissions.service.ts';

/** Whether a child has already left its one DigiPost for a requestee. */
export const hasFirstPost = async (db: Db, post: Next): Promise<boolean> =>
  (await countFirstPosts(db, post)) > 0;

/** A screened text to save. */
export type Sending = Omit<Addressed, 'conversationId'> &
  Pick<Version, 'text' | 'screening'> & {
    /** Ids for a new submission and, if there is none yet, a new conversation. */
    readonly newIds: { readonly submissionId: string; readonly conversationId: string };
    /** The returned submission that this text replaces. */
    readonly submissionId: string | undefined;
    readonly now: number;
  };

/**
 * Saves a new submission, or the next version of a returned one. Needs the locks of both children.
 * @throws not_found if the replaced submission is not the author's own, of this kind and to this child;
 *   submission_gone if it is no longer returned
 */
export async function saveSubmission(db: Db, sending: Sending): Promise<Sent> {
  const { authorId, kind, targetId, text, screening, frame, newIds, now } = sending;
  const at = new Date(now);
  const before = sending.submissionId === undefined ? null : await lockReturned(db, sending);
  const conversationId =
    kind === 'message'
      ? await openConversation(db, { ...newIds, userId: authorId, otherId: targetId, at })
      : null;
  const submissionId = before?.submissionId ?? newIds.submissionId;
  const { severity, group } = weigh(screening.signals);
  const version = { submissionId, text, screening, severity, group, at, ...timesOf(severity, now) };
  if (before) await updateRevised(db, version, before.rev + 1);
  else await insertSubmission(db, { authorId, kind, targetId, conversationId, frame }, version);
  if (conversationId !== null) {
    await touchSide(db, { userId: authorId, otherId: targetId, conversationId, at });
  }
  const sent = { submissionId, kind, targetId, text, state: 'waiting', reason: null } as const;
  const submission = submissionOf({ ...sent, submittedAt: at, stateAt: at, found: [] });
  return { submission, conversationId };
}

async function lockReturned(db: Db, sending: Sending): Promise<Submission> {
  const { authorId, kind, targetId, submissionId = '' } = sending;
  const before = await lockOwnSubmission(db, authorId, submissionId);
  if (before.kind !== kind || before.targetId !== targetId) throw new ApiError('not_found');
  if (before.state !== 'returned' || before.withdrawnAt) throw new ApiError('submission_gone');
  return before;
}
