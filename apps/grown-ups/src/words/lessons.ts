import type { LessonHead } from '@digipals/contract';

type Placed = Pick<LessonHead, 'number' | 'review'>;

/** “Lesson 3”, or “Review 6” for the one after lesson 6. */
export const lessonName = ({ number, review }: Placed): string =>
  `${review ? 'Review' : 'Lesson'} ${number}`;

/** “Lesson 3, Colours and toys”. */
export const lessonTitle = (lesson: Placed & { title: string }): string =>
  `${lessonName(lesson)}, ${lesson.title}`;
