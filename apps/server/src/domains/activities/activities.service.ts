import type { Activity, LanguageCode } from '@digipals/contract';
import { errors } from '@digipals/contract/errors';
import { ApiError } from '../../app/api-error.ts';
import type { PreparedBytes } from '../../app/prepared-bytes.ts';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { readChoice } from '../languages/index.ts';
import { isOpen } from '../training/index.ts';

/**
 * An activity in the English a child learns, its instructions in the language asked for, else in
 * the language that helps the child.
 * @throws not_found, activity_locked
 */
export async function readActivity(
  db: Db,
  content: Content,
  asked: { userId: string; activityId: string; language: LanguageCode | undefined },
): Promise<PreparedBytes<Activity>> {
  const { userId, activityId, language } = asked;
  if (!content.findActivity(activityId)) throw new ApiError('not_found');
  if (!(await isOpen(db, content, userId, activityId))) {
    throw new ApiError('activity_locked', { message: errors.activity_locked.title });
  }
  const { teachingLanguage, supportLanguage } = await readChoice(db, userId);
  const bytes = content.bytesOf(activityId, teachingLanguage, language ?? supportLanguage);
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
