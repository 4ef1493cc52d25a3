import type { Activity, LanguageCode } from '@digipals/contract';
import { errors } from '@digipals/contract/errors';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { PreparedBytes } from '../../kernel/prepared-bytes.ts';
import { openActivity } from '../training/index.ts';

/**
 * An activity in the variety of English a child learns. Instructions are in the requested language,
 * by default in the help language of the child.
 * @throws not_found, activity_locked
 */
export async function readActivity(
  db: Db,
  content: Content,
  asked: { userId: string; activityId: string; language: LanguageCode | undefined },
): Promise<PreparedBytes<Activity>> {
  const { userId, activityId } = asked;
  if (!content.findActivity(activityId)) throw new ApiError('not_found');
  const open = await openActivity(db, content, userId, activityId);
  if (!open) throw new ApiError('activity_locked', { message: errors.activity_locked.title });
  const bytes = content.bytesOf(activityId, open.variety, asked.language ?? open.language);
  if (!bytes) throw new ApiError('not_found');
  return bytes;
}
