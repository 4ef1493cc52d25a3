import { isCompleted } from '@digipals/engine';
import type { Content } from '../../content/content.ts';
import { mostOf } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { listPlayed, saveLesson, saveOpened } from './training.data.ts';
import { readProgress } from './training.service.ts';

/** Opens a lesson for children, whether they have come to it or not. */
export const openLesson = (
  db: Db,
  { userIds, lessonId, at }: { userIds: readonly string[]; lessonId: string; at: Date },
): Promise<void> => saveOpened(db, { userIds, lessonIds: [lessonId], at });

/**
 * Starts a child in another lesson of its course. Lessons that it had come to stay open (CLASS-23). Needs a
 * transaction.
 * @throws not_found for a lesson that the course does not have
 */
export async function startInLesson(
  db: Db,
  content: Content,
  { userId, lessonId, at }: { userId: string; lessonId: string; at: Date },
): Promise<void> {
  const { lessons, place } = await readProgress(db, content, userId);
  const to = lessons.findIndex(lesson => lesson.lessonId === lessonId);
  if (to < 0) throw new ApiError('not_found');
  const ahead = lessons.slice(to + 1, place + 1);
  await saveOpened(db, { userIds: [userId], lessonIds: ahead.map(one => one.lessonId), at });
  await saveLesson(db, userId, lessonId);
}

/**
 * By activity: which of these children have done it. A test that was left counts, as it can never be done
 * (AMBIG-33).
 */
export async function readSettled(
  db: Db,
  content: Content,
  asked: { userIds: readonly string[]; activityIds: readonly string[] },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const settled = (await listPlayed(db, asked)).filter(({ activityId, valid, left }) => {
    const activity = content.findActivity(activityId)?.activity;
    return activity && ((activity.test && left) || isCompleted(valid, mostOf(activity)));
  });
  const byActivity = Map.groupBy(settled, ({ activityId }) => activityId);
  return new Map(
    [...byActivity].map(([activityId, rows]) => [activityId, new Set(rows.map(row => row.userId))]),
  );
}
