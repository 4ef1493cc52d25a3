import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Activity } from '@digipals/contract';
import {
  type LanguageCode,
  languageCodes,
  type TeachingLanguage,
  teachingLanguages,
  training,
} from '@digipals/contract/constants';
import { activityIdOf, buildActivity } from './activities.ts';
import { type Context, pictureAddress } from './context.ts';
import { checkLevel } from './level.ts';
import { openShelf } from './media.ts';
import type { LessonSource, Pack } from './pack.ts';
import type { Problems } from './problems.ts';
import { checkTeaching } from './teaching.ts';

/** An activity in one variety of English and one help language. */
export type BuiltActivity = {
  activity: Activity;
  path: string;
  variety: TeachingLanguage;
  language: LanguageCode;
};
/** A built pack: its index, its activities, and its media by their hashed names. */
export type BuiltPack = {
  index: unknown;
  activities: BuiltActivity[];
  media: ReadonlyMap<string, string>;
  /** Texts to record, with the first place that asks for each. */
  spoken: { [V in TeachingLanguage]: Map<string, string> };
};

const indexOf = (context: Context, pack: Pack, built: readonly Activity[]) => ({
  formatVersion: pack.formatVersion,
  lessons: pack.lessons.map(({ lesson, activities }) => ({
    lessonId: lesson.id,
    number: lesson.number,
    title: lesson.title,
    thumbnail: pictureAddress(context, lesson.thumbnail, 'lesson.json'),
    activities: activities.flatMap(source => {
      const activity = built.find(one => one.id === activityIdOf(lesson.id, source));
      if (!activity) return [];
      const thumbnail = source.head.get('thumbnail');
      if (!thumbnail) context.problems.error(source.file, 'has no “thumbnail:”');
      return {
        activityId: activity.id,
        title: activity.meta.title,
        thumbnail: thumbnail ? pictureAddress(context, thumbnail.value, thumbnail.path) : '',
        lingos: activity.meta.lingos,
        scoreThreshold: training.completionThreshold,
        test: activity.meta.test === true,
        questionIds: activity.data.map(question => question.id),
      };
    }),
  })),
});

const checkLesson = (pack: Pack, { lesson, activities }: LessonSource, problems: Problems) => {
  for (const source of activities) checkLevel(pack, lesson, source, problems);
};

const checkIds = (built: readonly Activity[], problems: Problems) => {
  const ids = built.flatMap(activity => [activity.id, ...activity.data.map(one => one.id)]);
  for (const id of ids.filter((one, index) => ids.indexOf(one) !== index))
    problems.error(id, 'is the id of two things');
};

const buildAll = (context: Context): Activity[] =>
  context.pack.lessons.flatMap(({ lesson, activities }) =>
    activities.map(source => buildActivity(context, source, lesson.id)),
  );

/** Builds a pack in memory, in both varieties of English and all help languages. */
export const buildPack = (pack: Pack, problems: Problems, allowMissing = false): BuiltPack => {
  const shelf = openShelf(join(pack.root, 'media'));
  const spoken = { gb: new Map<string, string>(), us: new Map<string, string>() };
  const contextOf = (variety: TeachingLanguage, language: LanguageCode): Context => ({
    pack,
    variety,
    language,
    shelf,
    problems,
    spoken: spoken[variety],
    allowMissing,
  });
  const activities = teachingLanguages.flatMap(variety =>
    languageCodes.flatMap(language =>
      buildAll(contextOf(variety, language)).map(activity => ({
        activity,
        path: `activities/${activity.id}/${variety}-${language}.json`,
        variety,
        language,
      })),
    ),
  );
  const british = activities
    .filter(({ variety, language }) => variety === 'gb' && language === 'gb')
    .map(({ activity }) => activity);
  for (const lesson of pack.lessons) checkLesson(pack, lesson, problems);
  for (const activity of british) checkTeaching(activity, activity.id, problems);
  checkIds(british, problems);
  const index = indexOf(contextOf('gb', 'gb'), pack, british);
  return { index, activities, media: shelf.files, spoken };
};

/** Media that no question and no list shows. */
export const unusedMedia = (pack: Pack, built: BuiltPack): string[] => {
  const used = new Set(built.media.values());
  return [...pack.media].filter(
    file => !/\.(json|md)$/.test(file) && !used.has(join(pack.root, 'media', file)),
  );
};

const writeFile = (folder: string, path: string, body: string | Buffer) => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, body);
};

/** Writes a built pack for the server, in place of what was there. @param folder e.g. .build/content */
export const writePack = (built: BuiltPack, folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  writeFile(folder, 'index.json', JSON.stringify(built.index));
  for (const { path, activity } of built.activities)
    writeFile(folder, path, JSON.stringify(activity));
  for (const [name, source] of built.media)
    writeFile(folder, `media/${name}`, readFileSync(source));
};
