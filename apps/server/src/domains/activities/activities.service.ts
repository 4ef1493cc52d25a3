import type { Activity, LanguageCode } from '@digipals/contract';
import { errors } from '@digipals/contract/errors';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { ChildAt } from '../../kernel/clock.ts';
import type { PreparedBytes } from '../../kernel/prepared-bytes.ts';
import { openActivity } from '../training/index.ts';
import { pickQuestions } from '../words/index.ts';

/**
 * An activity in the variety of English a child learns. Instructions are in the requested language,
 * by default in the help language of the child. Of an activity that asks each child other questions, only its own.
 * @throws not_found, activity_locked
 */
export async function readActivity(
  db: Db,
  content: Content,
  child: ChildAt,
  asked: { activityId: string; language: LanguageCode | undefined },
): Promise<PreparedBytes<Activity> | Activity> {
  const { activityId } = asked;
  const listed = content.findActivity(activityId)?.activity;
  if (!listed) throw new ApiError('not_found');
  const open = await openActivity(db, content, child.userId, activityId);
  if (!open) throw new ApiError('activity_locked', { message: errors.activity_locked.title });
  const bytes = content.bytesOf(activityId, open.variety, asked.language ?? open.language);
  if (!bytes) throw new ApiError('not_found');
  if (!listed.picked) return bytes;
  const picked = await pickQuestions(db, content, child, listed);
  const activity = JSON.parse(bytes.in('identity').toString()) as Activity;
  return { ...activity, data: activity.data.filter(({ id }) => picked.has(id)) };
}
