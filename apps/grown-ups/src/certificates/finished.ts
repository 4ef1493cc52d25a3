import type { ClassProgress } from '@digipals/contract';
import { lessonTitle } from '../words/lessons.ts';
import { prints } from '../words/prints.ts';
import type { Finished } from './Certificate.tsx';

/** A lesson or a course that children have finished. */
export type Achievement = {
  readonly key: string;
  readonly words: string;
  readonly finished: Finished;
  /** Their ids. */
  readonly children: readonly string[];
};

/** A review teaches nothing new, so a course is finished without it. */
const teachingIn = (lessons: ClassProgress['lessons']) => lessons.filter(({ review }) => !review);

/** What children of a class have finished, each course after its lessons; only of one child if it is named. */
export function achievementsIn(
  { lessons, children }: ClassProgress,
  childId: string | undefined,
): Achievement[] {
  const asked = children.filter(child => childId === undefined || child.childId === childId);
  const courses = Map.groupBy(lessons, ({ course }) => course);
  const all = [...courses].flatMap(([course, ofCourse]): Achievement[] => [
    ...ofCourse.map(({ lessonId, number, review, title }) => ({
      key: lessonId,
      words: lessonTitle({ number, review, title }),
      finished: { number, review, title },
      children: asked
        .filter(({ finished }) => finished.includes(lessonId))
        .map(child => child.childId),
    })),
    {
      key: `course ${course}`,
      words: prints.course,
      finished: { lessons: teachingIn(ofCourse).length },
      children: asked
        .filter(
          child =>
            child.course === course &&
            teachingIn(ofCourse).every(({ lessonId }) => child.finished.includes(lessonId)),
        )
        .map(child => child.childId),
    },
  ]);
  return all.filter(one => one.children.length > 0);
}
