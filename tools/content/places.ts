import { activityIdOf } from './activities.ts';
import { frameFields } from './frames/build-frames.ts';
import type { LessonSource } from './pack.ts';

/** `file` of each activity, and `file:line` of each question and each frame, by their ids. */
export const placesOf = (lessons: readonly LessonSource[]): ReadonlyMap<string, string> =>
  new Map(
    lessons.flatMap(({ lesson, activities, songs, place }) => [
      ...frameFields.map(field => [`${lesson.id}/${field}`, place([field])] as const),
      ...[...activities, ...songs].flatMap(source => {
        const id = activityIdOf(lesson.id, source);
        const questions = source.questions.map(
          ({ name, path }) => [`${id}-${name}`, path] as const,
        );
        return [[id, source.file] as const, ...questions];
      }),
    ]),
  );
