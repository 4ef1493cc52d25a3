import type { Lesson } from '@digipals/contract';

/** Archive lessons, one for each title, in the order of the course (TRAIN-08). */
export function groupByTitle(lessons: readonly Lesson[]): Lesson[] {
  const groups = new Map<string, Lesson>();
  for (const lesson of lessons) {
    const group = groups.get(lesson.title);
    groups.set(
      lesson.title,
      group
        ? {
            ...group,
            activities: [...group.activities, ...lesson.activities],
            bytes: group.bytes + lesson.bytes,
          }
        : lesson,
    );
  }
  return [...groups.values()];
}
