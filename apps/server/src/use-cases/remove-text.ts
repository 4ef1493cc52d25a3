import type { Db } from '../db/db.ts';
import { removeDelivered, type Submission } from '../domains/messages/index.ts';
import { deleteNotification } from '../domains/notifications/index.ts';
import { messageRef, postRef } from './deliver-submission.ts';

/** Removes a delivered text and its notification. The submission stays in the database. */
export async function removeText(db: Db, submission: Submission, at: Date): Promise<void> {
  const { kind, submissionId, conversationId, targetId } = submission;
  const { unread } = await removeDelivered(db, submission, at);
  if (kind === 'post') await deleteNotification(db, targetId, postRef(submissionId));
  if (conversationId !== null && unread === 0) {
    await deleteNotification(db, targetId, messageRef(conversationId));
  }
}
