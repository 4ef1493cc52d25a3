import type { Db } from '../db/db.ts';
import { hideDelivered, type Submission } from '../domains/messages/index.ts';
import { deleteNotification } from '../domains/notifications/index.ts';
import { messageRef, postRef } from './deliver-submission.ts';

/**
 * Hides a delivered text and its notification from every child, or by a report from every child but its author. Its
 * submission and its review stay as they are.
 */
export async function hideText(
  db: Db,
  submission: Submission,
  { at, byReport = false }: { at: Date; byReport?: boolean },
): Promise<void> {
  const { kind, submissionId, conversationId, targetId } = submission;
  const { unread } = await hideDelivered(db, submission, { at, byReport });
  if (kind === 'post') await deleteNotification(db, targetId, postRef(submissionId));
  if (conversationId !== null && unread === 0) {
    await deleteNotification(db, targetId, messageRef(conversationId));
  }
}
