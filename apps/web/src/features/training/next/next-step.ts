import type { CurrentLesson, Lesson, LessonActivity, LessonHead } from '@digipals/contract';
import { path } from '../../../shared/routing/paths.ts';
import { pathOfLesson } from '../archive/lesson-path.ts';
import { type Step, stepsOf } from '../progress/steps.ts';

/** What comes after an activity: the next one, the next lesson, or a menu to choose from. */
export type NextStep =
  | { kind: 'activity'; activity: LessonActivity; menu: string }
  | { kind: 'lesson'; lesson: LessonHead | null; menu: string }
  | { kind: 'menu'; menu: string };

type Lessons = { current: CurrentLesson; archive: readonly Lesson[] };

const has = (lesson: Lesson, activityId: string): boolean =>
  lesson.activities.some(activity => activity.activityId === activityId);

const isOpen = (step: Step): boolean => !step.locked && !step.left;
const isToDo = (step: Step): boolean =>
  isOpen(step) && (step.star === null || step.star === 'empty');

/** In the current lesson: what is still to do, first after this one, then before it. */
function inCurrent(lesson: CurrentLesson, steps: readonly Step[], index: number): NextStep {
  const menu = path('training-menu');
  if (lesson.unlockLesson) return { kind: 'lesson', lesson: lesson.nextLesson, menu };
  const others = [...steps.slice(index + 1), ...steps.slice(0, index)];
  const next = others.find(isToDo);
  return next ? { kind: 'activity', activity: next.activity, menu } : { kind: 'menu', menu };
}

/** In an old lesson: the activity after this one. */
function inArchive(lesson: Lesson, steps: readonly Step[], index: number): NextStep {
  const menu = pathOfLesson(lesson.lessonId);
  const next = steps.slice(index + 1).find(isOpen);
  return next ? { kind: 'activity', activity: next.activity, menu } : { kind: 'menu', menu };
}

/**
 * What comes after an activity; null when it stands in no lesson.
 *
 * @param played percentages by activity id of what the lessons do not tell yet, such as the run just finished
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
  return isOld ? inArchive(lesson, steps, index) : inCurrent(current, steps, index);
}
