import type { ClassProgress } from '@digipals/contract';
import { doneIn } from '../progress/progress-numbers.ts';
import { classWords } from '../words/classes.ts';
import { lessonName, type Placed, shortName } from '../words/lessons.ts';
import css from './ChildWork.module.css';

/** The lesson of a child with what is done of it, and its texts that are not delivered. */
export type Work = {
  readonly lesson: Placed;
  readonly done: number;
  readonly all: number;
  readonly waiting: number;
  readonly returned: number;
};

/** What a child of a class is doing; undefined before it is known. */
export function workOf(progress: ClassProgress | undefined, childId: string): Work | undefined {
  const child = progress?.children.find(one => one.childId === childId);
  const lesson = progress?.lessons.find(({ lessonId }) => lessonId === child?.lessonId);
  if (!child || !lesson) return undefined;
  const { activities } = lesson;
  return { lesson, done: doneIn(child, lesson), all: activities.length, ...child.texts };
}

/** What a child is doing: a mark for each activity of its lesson, and how many texts wait or came back. */
export const ChildWork = ({ work: { lesson, done, all, waiting, returned } }: { work: Work }) => (
  <>
    <span
      className={css['lesson']}
      role="img"
      aria-label={classWords.inLesson(lessonName(lesson), done, all)}
    >
      <b>{shortName(lesson)}</b>
      {Array.from({ length: all }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        <i key={place} data-done={place < done || undefined} />
      ))}
    </span>
    {waiting > 0 && <small>{classWords.waiting(waiting)}</small>}
    {returned > 0 && <small className={css['returned']}>{classWords.returned(returned)}</small>}
  </>
);
