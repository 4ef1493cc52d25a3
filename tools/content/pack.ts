import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type LanguageCode,
  languageCodes,
  localeOfLanguage,
  type TeachingLanguage,
} from '@digipals/contract/constants';
import type { ContentFile } from './files.ts';
import type { Problems } from './problems.ts';
import { type PlaceIn, readContentFile } from './read-json.ts';
import { readSongs } from './songs/song-activity.ts';
import { readSource, type SourceActivity } from './source.ts';

/** A lesson with its word lists (level control) and its activities in order. */
export type Lesson = {
  id: string;
  number: number;
  title: string;
  thumbnail: string;
  /** What a child can say at its end. */
  aim?: string;
  /** The sentences it teaches. */
  structures?: string[];
  phonics?: string;
  penPalTask?: string;
  words: string[];
  functionWords: string[];
  recycled: string[];
  forms: string[];
  activities: string[];
};
/**
 * A lesson and the sources of its activities; `place` gives the line of a value in its lesson.json,
 * `songs` are those of the song menu.
 */
export type LessonSource = {
  lesson: Lesson;
  activities: SourceActivity[];
  songs: SourceActivity[];
  place: PlaceIn;
};
/** Alternative text of a picture: a dictionary word, or a text for each help language. */
export type Alt = { word?: string } & { [L in LanguageCode]?: string };
/** Recorded texts: text -> name of the file, for each variety. */
export type SpeechIndex = { [V in TeachingLanguage]: Record<string, string> };
/** The sources of a pack, read from disk. */
export type Pack = {
  root: string;
  id: string;
  formatVersion: number;
  /** Whether it is checked as a course. */
  course: boolean;
  names: string[];
  interjections: string[];
  /** Name -> respelling that the voices read correctly. */
  pronunciations: Record<string, string>;
  lessons: LessonSource[];
  instructions: Record<string, { [L in LanguageCode]?: string }>;
  alts: Record<string, Alt>;
  /** British word -> help language -> word without its article. */
  dictionary: Map<string, { [L in LanguageCode]?: string }>;
  speech: SpeechIndex;
  /** Files of the media folders, e.g. `pictures/cat.webp`, `speech/gb/cat.mp3`, and their paths. */
  media: ReadonlyMap<string, string>;
  /** The pack whose media, recordings, names and instructions this one also uses. */
  base: Pack | null;
};

/** The content of pack.json. */
type PackFile = Pick<
  Pack,
  'id' | 'formatVersion' | 'names' | 'interjections' | 'pronunciations'
> & { uses?: string; course?: boolean };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** Columns of the dictionary are named by locale; English needs none. */
const helpLanguages = languageCodes.filter(code => code !== 'gb' && code !== 'us');
const articles = /^(el |la |los |las |le |les |l['’])/;

const readDictionary = (file: string): Pack['dictionary'] => {
  const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  const entryOf = (cells: string[]) =>
    Object.fromEntries(
      helpLanguages.map(code => [
        code,
        (cells[columns.indexOf(localeOfLanguage[code])] ?? '').replace(articles, ''),
      ]),
    );
  return new Map(rows.map(row => row.split('\t')).map(cells => [cells[0] ?? '', entryOf(cells)]));
};

const readLesson = (
  root: string,
  folder: string,
  problems: Problems,
): Omit<LessonSource, 'songs'> => {
  const named = `lessons/${folder}/lesson.json`;
  const { value: lesson, place } = readContentFile<Lesson>(
    'lesson',
    join(root, named),
    named,
    problems,
  );
  const activities = lesson.activities.map(name => {
    const file = `lessons/${folder}/${name}.txt`;
    return readSource(file, readFileSync(join(root, file), 'utf8'), problems);
  });
  return { lesson, activities, place };
};

/** Lessons of a pack in the order of their folders, each with its songs. */
const readLessons = (root: string, problems: Problems): LessonSource[] => {
  const songs = readSongs(root, problems);
  const lessons = readdirSync(join(root, 'lessons'))
    .sort()
    .map(folder => readLesson(root, folder, problems))
    .map(read => ({
      ...read,
      songs: songs
        .filter(({ lesson }) => lesson === read.lesson.number)
        .map(({ activity }) => activity),
    }));
  const placed = new Set(lessons.flatMap(read => read.songs));
  for (const { activity, lesson } of songs)
    if (!placed.has(activity)) problems.warn(activity.file, `there is no lesson ${lesson}`);
  return lessons;
};

const readSpeech = (media: string): SpeechIndex => readJson(join(media, 'speech', 'speech.json'));

const mediaOf = (folder: string): [string, string][] =>
  listFiles(folder).map(file => [file, join(folder, file)]);

/**
 * Reads a pack from disk, on top of the one it uses.
 *
 * @param root folder of the pack, e.g. content/packs/starter
 * @param dictionary folder with dictionary.tsv and alts.json
 */
export const readPack = (root: string, dictionary: string, problems: Problems): Pack => {
  const readFile = <T>(kind: ContentFile, folder: string, name: string): T =>
    readContentFile<T>(kind, join(folder, name), name, problems).value;
  const { uses, course = false, ...written } = readFile<PackFile>('pack', root, 'pack.json');
  const base = uses === undefined ? null : readPack(join(root, '..', uses), dictionary, problems);
  const media = join(root, 'media');
  const speech = readSpeech(media);
  return {
    root,
    base,
    ...written,
    course,
    names: [...(base?.names ?? []), ...written.names],
    interjections: [...(base?.interjections ?? []), ...written.interjections],
    pronunciations: { ...base?.pronunciations, ...written.pronunciations },
    lessons: readLessons(root, problems),
    instructions: {
      ...base?.instructions,
      ...readFile<Pack['instructions']>('instructions', root, 'instructions.json'),
    },
    alts: base?.alts ?? readFile<Pack['alts']>('alts', dictionary, 'alts.json'),
    dictionary: readDictionary(join(dictionary, 'dictionary.tsv')),
    speech: {
      gb: { ...base?.speech.gb, ...speech.gb },
      us: { ...base?.speech.us, ...speech.us },
    },
    media: new Map([...(base?.media ?? []), ...mediaOf(media)]),
  };
};

/** Reads every pack of a folder. @param content folder with packs and dictionary */
export const readPacks = (content: string, problems: Problems): Pack[] =>
  readdirSync(join(content, 'packs'))
    .sort()
    .map(name => readPack(join(content, 'packs', name), join(content, 'dictionary'), problems));
