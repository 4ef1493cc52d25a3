import type { LessonHead } from '@digipals/contract';

/** What says where a lesson is in its course. */
export type Placed = Pick<LessonHead, 'number' | 'review'>;

/** “Lesson 3”, or “Review 6” for the one after lesson 6. */
export const lessonName = ({ number, review }: Placed): string =>
  `${review ? 'Review' : 'Lesson'} ${number}`;

/** `7`, or `R6` for the review after lesson 6. */
export const shortName = ({ number, review }: Placed): string => `${review ? 'R' : ''}${number}`;

/** “Lesson 3, Colours and toys”. */
export const lessonTitle = (lesson: Placed & { title: string }): string =>
  `${lessonName(lesson)}, ${lesson.title}`;
