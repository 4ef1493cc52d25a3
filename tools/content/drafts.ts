import type { LessonSource, Pack } from './pack.ts';
import { isDraft, type SourceActivity } from './source.ts';

/** The folder of a lesson in its pack, with a slash at its end. */
export const folderOf = ({ place }: LessonSource): string =>
  place([]).replace(/lesson\.json.*$/, '');

/** Paths of drafts in problems: folders of lessons, files of activities. */
export const draftPaths = (pack: Pack): string[] =>
  pack.lessons.flatMap(written =>
    written.lesson.draft
      ? [folderOf(written)]
      : written.activities.filter(isDraft).map(({ file }) => file),
  );

/** Whether a problem is in one of these folders and files. */
export const isWithin = (path: string, paths: readonly string[]): boolean =>
  paths.some(one => path === one || path.startsWith(one.endsWith('/') ? one : `${one}:`));

/** A lesson with some of its activities; its lesson.json still gives the lines of those that stay. */
const withSome = (
  written: LessonSource,
  stays: (source: SourceActivity) => boolean,
): LessonSource => {
  const { lesson, activities, place } = written;
  const kept = activities.filter(stays);
  const names = kept.map(({ name }) => name);
  return {
    ...written,
    lesson: { ...lesson, activities: names },
    activities: kept,
    place: ([list, index, ...rest]) =>
      list === 'activities' && typeof index === 'number'
        ? place([list, lesson.activities.indexOf(names[index] ?? ''), ...rest])
        : place(list === undefined ? [] : index === undefined ? [list] : [list, index, ...rest]),
  };
};

/** A pack without the lessons and activities at these paths. */
export const withoutPaths = (pack: Pack, paths: readonly string[]): Pack =>
  paths.length === 0
    ? pack
    : {
        ...pack,
        lessons: pack.lessons
          .filter(written => !paths.includes(folderOf(written)))
          .map(written => withSome(written, ({ file }) => !isWithin(file, paths)))
          .filter(({ activities }) => activities.length > 0),
      };
