import type { CurrentLesson, LessonActivity } from '@digipals/contract';
import { isLocked } from '@digipals/engine';
import { ApiError } from '../../app/api-error.ts';
import type { Content, ListedActivity, ListedLesson } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { readScores } from '../solution/index.ts';
import { findCourse } from './training.data.ts';
import { isThrough } from './training.policy.ts';

type Scores = Awaited<ReturnType<typeof readScores>>;

/**
 * An activity with the score of a child. `locked` says only that a left test stays locked; whether
 * the activity before opens a test is the engine's rule on both sides, so that a child without a
 * connection can go on (AMBIG-32).
 */
function withScore(activity: ListedActivity, scores: Scores): LessonActivity {
  const { activityId, title, thumbnail, lingos, scoreThreshold, test, questionIds } = activity;
  const score = scores.get(activityId);
  const totalScore = questionIds.length;
  return {
    activityId,
    title,
    thumbnail,
    lingos,
    scoreThreshold,
    userScore: score ? Math.min(score.valid, totalScore) : null,
    totalScore,
    locked: test && score?.left === true,
    test,
  };
}

type ScoredLesson = { lesson: ListedLesson; activities: LessonActivity[] };

/** Lessons of the child's course up to the current one: the first it is not through with, else the last. */
async function lessonsUpToCurrent(
  db: Db,
  content: Content,
  userId: string,
): Promise<ScoredLesson[]> {
  const course = await findCourse(db, userId);
  const lessons = content.lessons.filter(({ pack }) => pack === course);
  const ids = lessons.flatMap(lesson => lesson.activities.map(one => one.activityId));
  const scores = await readScores(db, userId, ids);
  const all = lessons.map(lesson => ({
    lesson,
    activities: lesson.activities.map(activity => withScore(activity, scores)),
  }));
  const current = all.findIndex(({ activities }) => !isThrough(activities));
  return current < 0 ? all : all.slice(0, current + 1);
}

/** The lesson a child is in (TRAIN-18, TRAIN-19). */
export async function readCurrentLesson(
  db: Db,
  content: Content,
  userId: string,
): Promise<CurrentLesson> {
  const current = (await lessonsUpToCurrent(db, content, userId)).at(-1);
  if (!current) throw new ApiError('not_found');
  const { lessonId, number, title, thumbnail } = current.lesson;
  const { activities } = current;
  return { lessonId, number, title, thumbnail, activities, unlockLesson: isThrough(activities) };
}

/** Whether a child may open an activity now. Lessons it is through with are never locked (TRAIN-24). */
export async function isOpen(
  db: Db,
  content: Content,
  userId: string,
  activityId: string,
): Promise<boolean> {
  const reached = await lessonsUpToCurrent(db, content, userId);
  const current = reached.at(-1);
  if (!current) return false;
  const index = current.activities.findIndex(activity => activity.activityId === activityId);
  if (index >= 0) return !isLocked(current.activities, index);
  const earlier = reached.flatMap(({ activities }) => activities);
  return earlier.some(activity => activity.activityId === activityId && !activity.locked);
}
