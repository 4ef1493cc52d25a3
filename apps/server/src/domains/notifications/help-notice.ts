import type { Notification } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { findUnreadAnswer } from '../help-requests/index.ts';

const ID = /^help-\d{1,9}$/;

/** Whether a notification says that a help request was answered. */
export const isHelpNotice = (id: string): boolean => ID.test(id);

/**
 * The notification of an answer that a child has not read. It is not stored: the export of a family has the stored
 * ones with their numbers, and must not show a gap.
 */
export async function findHelpNotice(db: Db, userId: string): Promise<Notification | undefined> {
  const answer = await findUnreadAnswer(db, userId);
  return (
    answer && {
      id: `help-${answer.place}`,
      isNew: true,
      type: 'studybuddy',
      action: 'help',
      at: answer.at.toISOString(),
      content: {},
    }
  );
}
