import type {
  CurrentLesson,
  LanguageCode,
  Lesson,
  LessonActivity,
  LessonArchive,
  LessonHead,
  TeachingLanguage,
} from '@digipals/contract';
import { isCompleted } from '@digipals/engine';
import type { Content } from '../../content/content.ts';
import {
  type ListedActivity,
  type ListedLesson,
  mostOf,
  numberOf,
  titleIn,
} from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { listProgress, type ProgressRow, saveLesson } from './training.data.ts';
import { isLessonDone, isReviewOpen, placeOf } from './training.policy.ts';

/** A lesson with the scores of a child. */
export type Scored = {
  readonly lesson: ListedLesson;
  readonly lessonId: string;
  readonly activities: LessonActivity[];
};

/** The progress of a child in its course. */
export type Progress = {
  /** The lessons of the course in order, with the scores of the child. */
  readonly lessons: readonly Scored[];
  /** The index of the current lesson. */
  readonly place: number;
  readonly variety: TeachingLanguage;
  readonly language: LanguageCode;
  /**
   * Whether the child may play a lesson: it has come to it, or a teacher opened it. A review that it has passed
   * opens later, too.
   */
  hasCome(index: number): boolean;
  /** The lesson after another; a review that is not open is passed over. */
  nextAfter(index: number): number | undefined;
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
  score: Pick<ProgressRow, 'valid' | 'left'> | undefined,
  variety: TeachingLanguage,
): LessonActivity {
  const { activityId, thumbnail, lingos, scoreThreshold, test, book, poster } = activity;
  const totalScore = mostOf(activity);
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
    ...(book && { book }),
    ...(poster && { poster }),
  };
}

/** Null if the course of the child has no lessons. */
export async function findProgress(
  db: Db,
  content: Content,
  userId: string,
): Promise<Progress | null> {
  const rows = await listProgress(db, userId);
  const [child] = rows;
  if (!child) return null;
  const { course, teachingLanguage: variety, supportLanguage: language } = child;
  const scores = new Map(rows.map(row => [row.activityId, row]));
  const lessons = content.lessonsOf(course).map(lesson => ({
    lesson,
    lessonId: lesson.lessonId,
    // Most calls need those of one lesson.
    get activities() {
      return lesson.activities.map(one => withScore(one, scores.get(one.activityId), variety));
    },
  }));
  if (lessons.length === 0) return null;
  const place = placeOf(lessons, child.lesson);
  const isOpen = (index: number): boolean =>
    lessons[index]?.lesson.review !== true || isReviewOpen(blockBefore(lessons, index));
  const hasCome = (index: number): boolean =>
    index === place ||
    child.opened.includes(lessons[index]?.lessonId ?? '') ||
    (index < place && isOpen(index));
  const nextAfter = (place: number): number | undefined =>
    lessons.keys().find(index => index > place && isOpen(index));
  return { lessons, place, hasCome, nextAfter, variety, language, scores };
}

/** The lessons that a review is about: those since the review before it. */
function blockBefore(lessons: readonly Scored[], review: number): readonly Scored[] {
  const before = lessons.slice(0, review);
  return before.slice(before.findLastIndex(({ lesson }) => lesson.review) + 1);
}

/** @throws not_found if the course of the child has no lessons */
export async function readProgress(db: Db, content: Content, userId: string): Promise<Progress> {
  const progress = await findProgress(db, content, userId);
  if (!progress) throw new ApiError('not_found');
  return progress;
}

const headOf = ({ lesson }: Scored, { variety }: Progress): LessonHead => ({
  lessonId: lesson.lessonId,
  ...numberOf(lesson),
  title: titleIn(variety, lesson),
  thumbnail: lesson.thumbnail,
});

const listed = (content: Content, scored: Scored, progress: Progress): Lesson => ({
  ...headOf(scored, progress),
  activities: scored.activities,
  bytes: content.weightOf(scored.lesson, progress.variety, progress.language),
  ...(scored.lesson.frames && { hasFrames: true }),
});

function currentOf(content: Content, progress: Progress): CurrentLesson {
  const { lessons, place } = progress;
  const current = lessons[place];
  if (!current) throw new ApiError('not_found');
  const next = lessons[progress.nextAfter(place) ?? lessons.length];
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

/** The lessons before the current one (CALL-29), then those that a teacher opened early (CLASS-22). */
export async function readLessonArchive(
  db: Db,
  content: Content,
  userId: string,
): Promise<LessonArchive> {
  const progress = await readProgress(db, content, userId);
  const { lessons, place, hasCome } = progress;
  return lessons
    .filter((_, index) => index !== place && hasCome(index))
    .map(scored => listed(content, scored, progress));
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
  const { lessons, place, nextAfter } = progress;
  const asked = lessons.findIndex(lesson => lesson.lessonId === lessonId);
  if (asked < 0) throw new ApiError('not_found');
  if (asked === place) return currentOf(content, progress);
  if (asked !== nextAfter(place) || !isLessonDone(lessons[place]?.activities ?? [])) {
    throw new ApiError('lesson_locked');
  }
  await saveLesson(db, userId, lessonId);
  return currentOf(content, { ...progress, place: asked });
}

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
  const { lessons, hasCome, variety, scores } = await readProgress(db, content, userId);
  return {
    lessons: lessons.map(({ lesson }, index) => ({ lesson, reached: hasCome(index) })),
    variety,
    isDone: activity =>
      isCompleted(scores.get(activity.activityId)?.valid ?? null, mostOf(activity)),
  };
}
