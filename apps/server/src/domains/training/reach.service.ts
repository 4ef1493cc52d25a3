import type { LanguageCode, LessonActivity, TeachingLanguage } from '@digipals/contract';
import { isLocked } from '@digipals/engine';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { findProgress, type Progress, readProgress, type Scored } from './training.service.ts';

const hasSong = ({ lesson }: Scored, activityId: string): boolean =>
  lesson.songs?.some(song => song.activityId === activityId) === true;

const indexIn = ({ activities }: Scored, activityId: string): number =>
  activities.findIndex(activity => activity.activityId === activityId);

/**
 * Whether a child has come to an activity of its course: one of an earlier lesson (TRAIN-24) or of one that a
 * teacher opened, or one of the current lesson that is not locked. A test that was left counts as reached.
 */
function isReached({ lessons, place, hasCome }: Progress, activityId: string): boolean {
  const at = lessons.findIndex(
    scored => hasSong(scored, activityId) || indexIn(scored, activityId) >= 0,
  );
  const found = lessons[at];
  if (!found || !hasCome(at)) return false;
  if (at !== place || hasSong(found, activityId)) return true;
  const unlocked = found.activities.map((one): LessonActivity => ({ ...one, locked: false }));
  return !isLocked(unlocked, indexIn(found, activityId));
}

const isLeft = ({ lessons }: Progress, activityId: string): boolean =>
  lessons.some(({ activities }) =>
    activities.some(activity => activity.activityId === activityId && activity.locked),
  );

/** Whether a child may be paid for an activity: its course has it, and it was not locked. */
export async function mayEarn(
  db: Db,
  content: Content,
  userId: string,
  activityId: string,
): Promise<boolean> {
  const progress = await findProgress(db, content, userId);
  return progress !== null && isReached(progress, activityId);
}

/** The languages in which a child opens an activity. */
export type OpenActivity = { readonly variety: TeachingLanguage; readonly language: LanguageCode };

/**
 * The languages in which a child opens an activity; null if it is locked, or a test that was left
 * (AMBIG-33).
 */
export async function openActivity(
  db: Db,
  content: Content,
  userId: string,
  activityId: string,
): Promise<OpenActivity | null> {
  const progress = await readProgress(db, content, userId);
  const { variety, language } = progress;
  if (!isReached(progress, activityId) || isLeft(progress, activityId)) return null;
  return { variety, language };
}
