import type {
  CurrentLesson,
  LanguageCode,
  Lesson,
  LessonActivity,
  LessonArchive,
  LessonHead,
  TeachingLanguage,
} from '@digipals/contract';
import { isCompleted, isLocked } from '@digipals/engine';
import type { Content } from '../../content/content.ts';
import { type ListedActivity, type ListedLesson, titleIn } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { listProgress, type ProgressRow, saveLesson } from './training.data.ts';
import { isLessonDone, placeOf } from './training.policy.ts';

type Scored = { lesson: ListedLesson; lessonId: string; activities: LessonActivity[] };

/** The progress of a child in its course. */
type Progress = {
  /** The lessons of the course in order, with the scores of the child. */
  readonly lessons: readonly Scored[];
  /** The index of the current lesson. */
  readonly place: number;
  readonly variety: TeachingLanguage;
  readonly language: LanguageCode;
  /** Scores by activity. */
  readonly scores: ReadonlyMap<string | null, ProgressRow>;
};

/**
 * An activity with the score of a child. `locked` is only set for a test that was left. Whether the
 * previous activity unlocks a test is decided by the engine, on client and server, so that a child can
 * continue offline (AMBIG-32).
 */
export function withScore(
  activity: ListedActivity,
  score: ProgressRow | undefined,
  variety: TeachingLanguage,
): LessonActivity {
  const { activityId, thumbnail, lingos, scoreThreshold, test, questionIds } = activity;
  const totalScore = questionIds.length;
  return {
    activityId,
    title: titleIn(variety, activity),
    thumbnail,
    lingos,
    scoreThreshold,
    userScore: score ? Math.min(score.valid, totalScore) : null,
    totalScore,
    locked: test && score?.left === true,
    test,
  };
}

/** @throws not_found if the course of the child has no lessons */
async function readProgress(db: Db, content: Content, userId: string): Promise<Progress> {
  const rows = await listProgress(db, userId);
  const [child] = rows;
  if (!child) throw new ApiError('not_found');
  const { course, teachingLanguage: variety, supportLanguage: language } = child;
  const scores = new Map(rows.map(row => [row.activityId, row]));
  const lessons = content.lessonsOf(course).map(lesson => ({
    lesson,
    lessonId: lesson.lessonId,
    activities: lesson.activities.map(one => withScore(one, scores.get(one.activityId), variety)),
  }));
  if (lessons.length === 0) throw new ApiError('not_found');
  return { lessons, place: placeOf(lessons, child.lesson), variety, language, scores };
}

const headOf = ({ lesson }: Scored, { variety }: Progress): LessonHead => ({
  lessonId: lesson.lessonId,
  number: lesson.number,
  title: titleIn(variety, lesson),
  thumbnail: lesson.thumbnail,
});

const listed = (content: Content, scored: Scored, progress: Progress): Lesson => ({
  ...headOf(scored, progress),
  activities: scored.activities,
  bytes: content.weightOf(scored.lesson, progress.variety, progress.language),
});

function currentOf(content: Content, progress: Progress): CurrentLesson {
  const { lessons, place } = progress;
  const current = lessons[place];
  if (!current) throw new ApiError('not_found');
  const next = lessons[place + 1];
  return {
    ...listed(content, current, progress),
    unlockLesson: isLessonDone(current.activities),
    nextLesson: next ? headOf(next, progress) : null,
  };
}

/** The current lesson of a child (TRAIN-18, TRAIN-19). */
export const readCurrentLesson = async (
  db: Db,
  content: Content,
  userId: string,
): Promise<CurrentLesson> => currentOf(content, await readProgress(db, content, userId));

/** The lessons before the current one (CALL-29). */
export async function readLessonArchive(
  db: Db,
  content: Content,
  userId: string,
): Promise<LessonArchive> {
  const progress = await readProgress(db, content, userId);
  const behind = progress.lessons.slice(0, progress.place);
  return behind.map(scored => listed(content, scored, progress));
}

/**
 * Moves a child to the lesson after a completed one. Idempotent.
 * @throws lesson_locked for any other lesson, not_found for one the course does not have
 */
export async function stepToLesson(
  db: Db,
  content: Content,
  userId: string,
  lessonId: string,
): Promise<CurrentLesson> {
  const progress = await readProgress(db, content, userId);
  const { lessons, place } = progress;
  const asked = lessons.findIndex(lesson => lesson.lessonId === lessonId);
  if (asked < 0) throw new ApiError('not_found');
  if (asked === place) return currentOf(content, progress);
  if (asked !== place + 1 || !isLessonDone(lessons[place]?.activities ?? [])) {
    throw new ApiError('lesson_locked');
  }
  await saveLesson(db, userId, lessonId);
  return currentOf(content, { ...progress, place: asked });
}

const hasSong = ({ lesson }: Scored, activityId: string): boolean =>
  lesson.songs?.some(song => song.activityId === activityId) === true;

/** A child's progress in its course. */
export type CourseProgress = {
  readonly lessons: readonly { readonly lesson: ListedLesson; readonly reached: boolean }[];
  readonly variety: TeachingLanguage;
  /** Whether the child has completed an activity. */
  isDone(activity: ListedActivity): boolean;
};

/** The lessons of a child's course, and which of them it has reached. @throws not_found */
export async function readCourseProgress(
  db: Db,
  content: Content,
  userId: string,
): Promise<CourseProgress> {
  const { lessons, place, variety, scores } = await readProgress(db, content, userId);
  return {
    lessons: lessons.map(({ lesson }, index) => ({ lesson, reached: index <= place })),
    variety,
    isDone: ({ activityId, questionIds }) =>
      isCompleted(scores.get(activityId)?.valid ?? null, questionIds.length),
  };
}

/** The languages in which a child opens an activity. */
export type OpenActivity = { readonly variety: TeachingLanguage; readonly language: LanguageCode };

/**
 * The languages in which a child opens an activity; null if it is locked. Earlier lessons are never
 * locked (TRAIN-24), except for a test that was left (AMBIG-33).
 */
export async function openActivity(
  db: Db,
  content: Content,
  userId: string,
  activityId: string,
): Promise<OpenActivity | null> {
  const { lessons, place, variety, language } = await readProgress(db, content, userId);
  const song = lessons.findIndex(scored => hasSong(scored, activityId));
  if (song >= 0) return song <= place ? { variety, language } : null;
  const indexIn = (scored: Scored | undefined): number =>
    scored?.activities.findIndex(activity => activity.activityId === activityId) ?? -1;
  const at = lessons.findIndex(scored => indexIn(scored) >= 0);
  const found = lessons[at];
  if (!found || at > place) return null;
  const index = indexIn(found);
  const locked =
    at === place ? isLocked(found.activities, index) : found.activities[index]?.locked !== false;
  return locked ? null : { variety, language };
}
