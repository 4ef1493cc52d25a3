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
import { isThrough, placeOf } from './training.policy.ts';

type Scored = { lesson: ListedLesson; lessonId: string; activities: LessonActivity[] };

/** A child on its way through a course. */
type Progress = {
  /** Lessons of the course in order, all with the scores of the child. */
  readonly lessons: readonly Scored[];
  /** Place of the current one. */
  readonly place: number;
  readonly variety: TeachingLanguage;
  readonly language: LanguageCode;
  /** What it has scored, by activity. */
  readonly scores: ReadonlyMap<string | null, ProgressRow>;
};

/**
 * An activity with the score of a child. `locked` says only that a left test stays locked; whether
 * the activity before opens a test is the engine's rule on both sides, so that a child without a
 * connection can go on (AMBIG-32).
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

/** @throws not_found for a child without a course that has lessons */
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
    unlockLesson: isThrough(current.activities),
    nextLesson: next ? headOf(next, progress) : null,
  };
}

/** The lesson a child is in (TRAIN-18, TRAIN-19). */
export const readCurrentLesson = async (
  db: Db,
  content: Content,
  userId: string,
): Promise<CurrentLesson> => currentOf(content, await readProgress(db, content, userId));

/** The lessons a child has behind it (CALL-29). */
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
 * A child steps on to the lesson after the one it is through with. Asked again it stays there.
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
  if (asked !== place + 1 || !isThrough(lessons[place]?.activities ?? [])) {
    throw new ApiError('lesson_locked');
  }
  await saveLesson(db, userId, lessonId);
  return currentOf(content, { ...progress, place: asked });
}

const hasSong = ({ lesson }: Scored, activityId: string): boolean =>
  lesson.songs?.some(song => song.activityId === activityId) === true;

/** A child's progress through its course. */
export type Way = {
  readonly lessons: readonly { readonly lesson: ListedLesson; readonly reached: boolean }[];
  readonly variety: TeachingLanguage;
  /** Whether the child has completed an activity. */
  isDone(activity: ListedActivity): boolean;
};

/** The lessons of a child's course, and which of them it has come to. @throws not_found */
export async function readWay(db: Db, content: Content, userId: string): Promise<Way> {
  const { lessons, place, variety, scores } = await readProgress(db, content, userId);
  return {
    lessons: lessons.map(({ lesson }, index) => ({ lesson, reached: index <= place })),
    variety,
    isDone: ({ activityId, questionIds }) =>
      isCompleted(scores.get(activityId)?.valid ?? null, questionIds.length),
  };
}

/** An activity that a child may open now, and the languages it is for. */
export type OpenActivity = { readonly variety: TeachingLanguage; readonly language: LanguageCode };

/**
 * Languages in which a child opens an activity; null when it is locked. Lessons it has behind it are
 * never locked (TRAIN-24), but for a test that was left (AMBIG-33).
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
