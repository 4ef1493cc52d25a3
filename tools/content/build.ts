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
/** A lesson as the server lists it; `pack` says to which course it belongs. */
type ListedLesson = { pack: string; number: number };
/** A built pack: its lessons, its activities, and its media by their hashed names. */
export type BuiltPack = {
  id: string;
  root: string;
  formatVersion: number;
  lessons: ListedLesson[];
  activities: BuiltActivity[];
  media: ReadonlyMap<string, string>;
  /** Texts to record, with the first place that asks for each. */
  spoken: { [V in TeachingLanguage]: Map<string, string> };
};

const listLessons = (context: Context, pack: Pack, built: readonly Activity[]): ListedLesson[] =>
  pack.lessons.map(({ lesson, activities }) => ({
    pack: pack.id,
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
  }));

const checkLesson = (context: Context, { lesson, activities }: LessonSource) => {
  const { pack, learnt, problems } = context;
  for (const source of activities) checkLevel(pack, lesson, source, learnt, problems);
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
  const shelf = openShelf(pack.media);
  const learnt: Context['learnt'] = [];
  const spoken = { gb: new Map<string, string>(), us: new Map<string, string>() };
  const contextOf = (variety: TeachingLanguage, language: LanguageCode): Context => ({
    pack,
    variety,
    language,
    shelf,
    problems,
    spoken: spoken[variety],
    // The English is the same in every help language, so it is gathered once.
    learnt: language === variety ? learnt : [],
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
  const context = contextOf('gb', 'gb');
  for (const lesson of pack.lessons) checkLesson(context, lesson);
  for (const activity of british) checkTeaching(activity, activity.id, problems);
  checkIds(british, problems);
  const lessons = listLessons(context, pack, british);
  const { id, root, formatVersion } = pack;
  return { id, root, formatVersion, lessons, activities, media: shelf.files, spoken };
};

/** Media that no question and no list shows; what a pack uses of another is the other's affair. */
export const unusedMedia = (pack: Pack, built: BuiltPack): string[] => {
  const used = new Set(built.media.values());
  return [...pack.media]
    .filter(([file, source]) => !/\.(json|md)$/.test(file) && source.startsWith(pack.root))
    .filter(([, source]) => !used.has(source))
    .map(([file]) => file);
};

const writeFile = (folder: string, path: string, body: string | Buffer) => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, body);
};

/** Lessons of all packs in the order in which they are learnt. */
const indexOf = (packs: readonly BuiltPack[]) => ({
  formatVersion: packs[0]?.formatVersion,
  lessons: packs.flatMap(({ lessons }) => lessons).sort((a, b) => a.number - b.number),
});

/** Writes built packs for the server, in place of what was there. @param folder e.g. .build/content */
export const writePacks = (packs: readonly BuiltPack[], folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  writeFile(folder, 'index.json', JSON.stringify(indexOf(packs)));
  for (const { path, activity } of packs.flatMap(({ activities }) => activities))
    writeFile(folder, path, JSON.stringify(activity));
  for (const [name, source] of packs.flatMap(({ media }) => [...media]))
    writeFile(folder, `media/${name}`, readFileSync(source));
};
