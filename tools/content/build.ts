import type { Activity } from '@digipals/contract';
import {
  type LanguageCode,
  languageCodes,
  type TeachingLanguage,
  teachingLanguages,
} from '@digipals/contract/constants';
import { buildActivity } from './activities.ts';
import { checkPack } from './checks/check-pack.ts';
import { type Context, reportMissing } from './context.ts';
import { checkLevel, levelOf } from './level.ts';
import { type ListedLesson, listLessons } from './list-lessons.ts';
import { openShelf } from './media.ts';
import type { LessonSource, Pack } from './pack.ts';
import { placeholder, writeHere } from './placeholders.ts';
import { placesOf } from './places.ts';
import type { Problems } from './problems.ts';
import { checkTeaching } from './teaching.ts';
import type { SpokenLines } from './voices/recordings.ts';
import { checkWeights, checkWhole } from './weights.ts';

/** An activity in one variety of English and one help language. */
export type BuiltActivity = {
  activity: Activity;
  path: string;
  variety: TeachingLanguage;
  language: LanguageCode;
};
/** A built pack: its lessons, its activities, and its media by their hashed names. */
export type BuiltPack = {
  id: string;
  root: string;
  formatVersion: number;
  lessons: ListedLesson[];
  activities: BuiltActivity[];
  media: ReadonlyMap<string, string>;
  /** Source places of activities and questions, by their ids. */
  places: ReadonlyMap<string, string>;
  /** Lines that are spoken. */
  spoken: SpokenLines;
};

/** What an author still has to write in lesson.json. */
const checkWritten = (context: Context, { lesson, place }: LessonSource) => {
  const texts: (readonly [readonly PropertyKey[], string])[] = [
    [['title'], lesson.title],
    [['aim'], lesson.aim ?? ''],
    ...(lesson.structures ?? []).map((text, index) => [['structures', index], text] as const),
  ];
  for (const [way, text] of texts)
    if (text.includes(placeholder)) reportMissing(context, place(way), writeHere);
};

const checkLesson = (context: Context, written: LessonSource) => {
  const { lesson, activities } = written;
  const { pack, learnt, problems } = context;
  checkWritten(context, written);
  for (const source of activities) checkLevel(pack, lesson, source, learnt, problems);
};

const checkIds = (
  built: readonly Activity[],
  places: ReadonlyMap<string, string>,
  problems: Problems,
) => {
  const ids = built.flatMap(activity => [activity.id, ...activity.data.map(one => one.id)]);
  for (const id of ids.filter((one, index) => ids.indexOf(one) !== index))
    problems.error(places.get(id) ?? id, `“${id}” is the id of two things`);
};

type Kind = 'activities' | 'songs';

const buildAll = (context: Context, kind: Kind): Activity[] =>
  context.pack.lessons.flatMap(({ lesson, ...written }) => {
    const within = { ...context, fits: levelOf(context.pack, lesson) };
    return written[kind].map(source => buildActivity(within, source, lesson));
  });

/** The activities in British English with English help. */
export const britishOf = (built: readonly BuiltActivity[]): Activity[] =>
  built
    .filter(({ variety, language }) => variety === 'gb' && language === 'gb')
    .map(({ activity }) => activity);

/**
 * Builds a pack in memory, in both varieties of English and all help languages.
 *
 * @param allowMissing whether sounds may be missing
 * @param withPlaceholders whether placeholders replace whatever else is missing: for drafts
 */
export const buildPack = (
  pack: Pack,
  problems: Problems,
  allowMissing = false,
  withPlaceholders = false,
): BuiltPack => {
  const shelf = openShelf(pack.media);
  const learnt: Context['learnt'] = [];
  const spoken: SpokenLines = { gb: new Map(), us: new Map() };
  const contextOf = (variety: TeachingLanguage, language: LanguageCode, kind: Kind): Context => ({
    pack,
    variety,
    language,
    shelf,
    problems,
    spoken: spoken[variety],
    // The English is the same in every help language, so it is collected once; songs are also learnt
    // in the lessons that have them.
    learnt: language === variety && kind === 'activities' ? learnt : [],
    allowMissing,
    withPlaceholders,
    fits: () => true,
  });
  const buildKind = (kind: Kind): BuiltActivity[] =>
    teachingLanguages.flatMap(variety =>
      languageCodes.flatMap(language =>
        buildAll(contextOf(variety, language, kind), kind).map(activity => ({
          activity,
          path: `activities/${activity.id}/${variety}-${language}.json`,
          variety,
          language,
        })),
      ),
    );
  const activities = buildKind('activities');
  const songs = buildKind('songs');
  const places = placesOf(pack.lessons);
  const british = britishOf(activities);
  const all = [...british, ...britishOf(songs)];
  const context = contextOf('gb', 'gb', 'activities');
  for (const lesson of pack.lessons) checkLesson(context, lesson);
  for (const activity of british)
    checkTeaching(activity, places.get(activity.id) ?? activity.id, problems);
  checkPack(pack, activities, learnt, problems);
  checkWhole(shelf.files, pack.root, problems);
  if (pack.course) checkWeights(pack, activities, shelf.files, problems);
  checkIds(all, places, problems);
  const listing = (variety: TeachingLanguage) => contextOf(variety, variety, 'activities');
  const lessons = listLessons(listing, pack, all);
  const { id, root, formatVersion } = pack;
  const built = [...activities, ...songs];
  return {
    id,
    root,
    formatVersion,
    lessons,
    activities: built,
    media: shelf.files,
    spoken,
    places,
  };
};

/** Made speech of recorded lines: it is used again when the recording is deleted. */
const madeSpeech = (pack: Pack, { spoken }: BuiltPack): (string | undefined)[] =>
  teachingLanguages.flatMap(variety =>
    [...spoken[variety].values()].map(({ text }) =>
      pack.media.get(pack.speech[variety][text] ?? ''),
    ),
  );

/**
 * Media that no question and no list shows; media of another pack are checked there.
 *
 * @param elsewhere sources that others use
 */
export const unusedMedia = (
  pack: Pack,
  built: BuiltPack,
  elsewhere: ReadonlySet<string> = new Set(),
): string[] => {
  const used = new Set([...built.media.values(), ...madeSpeech(pack, built), ...elsewhere]);
  return [...pack.media]
    .filter(([file, source]) => !/\.(json|md)$/.test(file) && source.startsWith(pack.root))
    .filter(([, source]) => !used.has(source))
    .map(([file]) => file);
};
