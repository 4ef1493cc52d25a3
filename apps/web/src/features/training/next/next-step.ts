import type { CurrentLesson, Lesson, LessonActivity, LessonHead } from '@digipals/contract';
import { path } from '../../../shared/routing/paths.ts';
import { pathOfLesson } from '../archive/lesson-path.ts';
import { type Step, stepsOf } from '../progress/steps.ts';

/** The step after an activity: the next activity, the letter to a friend, the next lesson, or a menu. */
export type NextStep =
  | { kind: 'letter'; lesson: LessonHead; menu: string }
  | { kind: 'activity'; activity: LessonActivity; menu: string }
  | { kind: 'lesson'; lesson: LessonHead | null; menu: string }
  | { kind: 'menu'; menu: string };

type Lessons = { current: CurrentLesson; archive: readonly Lesson[] };

const has = (lesson: Lesson, activityId: string): boolean =>
  lesson.activities.some(activity => activity.activityId === activityId);

const isOpen = (step: Step): boolean => !step.locked && !step.left;
const isToDo = (step: Step): boolean =>
  isOpen(step) && (step.star === null || step.star === 'empty');

/** In the current lesson: the next incomplete activity, after this one or else before it. */
function inCurrent(lesson: CurrentLesson, steps: readonly Step[], index: number): NextStep {
  const menu = path('training-menu');
  if (lesson.unlockLesson) return { kind: 'lesson', lesson: lesson.nextLesson, menu };
  const others = [...steps.slice(index + 1), ...steps.slice(0, index)];
  const next = others.find(isToDo);
  return next ? { kind: 'activity', activity: next.activity, menu } : { kind: 'menu', menu };
}

/** In an old lesson: the next activity. */
function inArchive(lesson: Lesson, steps: readonly Step[], index: number): NextStep {
  const menu = pathOfLesson(lesson.lessonId);
  const next = steps.slice(index + 1).find(isOpen);
  return next ? { kind: 'activity', activity: next.activity, menu } : { kind: 'menu', menu };
}

/**
 * The step after an activity; null if it is in no lesson.
 *
 * @param played percentages by activity id that the lessons do not include yet, such as the run just finished
 */
export function nextStep(
  { current, archive }: Lessons,
  activityId: string,
  played: ReadonlyMap<string, number>,
): NextStep | null {
  const isOld = !has(current, activityId);
  const lesson = isOld ? archive.find(one => has(one, activityId)) : current;
  if (!lesson) return null;
  const steps = stepsOf(lesson.activities, played, isOld);
  const index = steps.findIndex(step => step.activity.activityId === activityId);
  if (lesson.hasFrames && index === steps.length - 1) {
    return {
      kind: 'letter',
      lesson,
      menu: isOld ? pathOfLesson(lesson.lessonId) : path('training-menu'),
    };
  }
  return isOld ? inArchive(lesson, steps, index) : inCurrent(current, steps, index);
}
