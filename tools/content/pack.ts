import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { TeachingLanguage } from '@digipals/contract/constants';
import type { ContentFile } from './files.ts';
import { helpLocales, type SourceLanguage } from './languages.ts';
import type { Problems } from './problems.ts';
import { readContentFile } from './read-json.ts';
import { type Lesson, type LessonSource, readLessons } from './read-lessons.ts';
import { type LevelWord, loadLevelWords } from './returns/level-words.ts';
import { loadPlannedWords, type PlannedWord } from './returns/planned-words.ts';
import { joinRecordings, type Recordings, readRecordings } from './voices/recordings.ts';

export type { Lesson, LessonSource };

/**
 * Alternative text of a picture: a dictionary word, or a text for each help language. `says` is its name, for
 * a child who chose it wrongly.
 */
export type Alt = { word?: string; says?: string } & { [L in SourceLanguage]?: string };
/** Made speech: text -> name of the file, for each variety. */
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
  /** The words of a course with the lessons in which they return. */
  plan: readonly PlannedWord[];
  /** The words of the level that a course follows. */
  levelWords: readonly LevelWord[];
  instructions: Record<string, { [L in SourceLanguage]?: string }>;
  alts: Record<string, Alt>;
  /** British word -> help language -> word without its article. */
  dictionary: Map<string, { [L in SourceLanguage]?: string }>;
  /** British word -> what it can be: noun, verb, adjective. */
  partsOfSpeech: ReadonlyMap<string, readonly string[]>;
  speech: SpeechIndex;
  /** Lines that people recorded; they come before made speech. */
  voices: Recordings;
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

/** Files of a folder and its folders, by their paths in it. */
export const listFiles = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

const articles = /^(el |la |los |las |le |les |l['’])/;

const readMeanings = (file: string): Pick<Pack, 'dictionary' | 'partsOfSpeech'> => {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  const rows = lines.map(line => line.split('\t'));
  const entryOf = (cells: string[]) =>
    Object.fromEntries(
      helpLocales.map(locale => [
        locale,
        (cells[columns.indexOf(locale)] ?? '').replace(articles, ''),
      ]),
    );
  const kindOf = (cells: string[]) => cells[columns.indexOf('part_of_speech')] ?? '';
  const byWord = Map.groupBy(rows, ([word = '']) => word);
  return {
    dictionary: new Map(rows.map(cells => [cells[0] ?? '', entryOf(cells)])),
    partsOfSpeech: new Map([...byWord].map(([word, same]) => [word, same.map(kindOf)])),
  };
};

const speechFile = 'media/speech/speech.json';

/** A new pack has no recordings yet: its texts are then reported one by one. */
export const readSpeech = (root: string, problems: Problems): SpeechIndex => {
  const file = join(root, speechFile);
  const none = { gb: {}, us: {} };
  if (!existsSync(file)) return none;
  return readContentFile<SpeechIndex>('speech', file, speechFile, problems).value ?? none;
};

const mediaOf = (folder: string): [string, string][] =>
  listFiles(folder).map(file => [file, join(folder, file)]);

/**
 * Reads a pack from disk, on top of the one it uses.
 *
 * @param root folder of the pack, e.g. content/packs/starter
 * @param dictionary folder with dictionary.tsv and alts.json
 * @param above packs that use this one
 * @returns null when its pack.json, or that of a pack it uses, cannot be used: the problems tell why
 */
export const readPack = (
  root: string,
  dictionary: string,
  problems: Problems,
  above: readonly string[] = [],
): Pack | null => {
  const readFile = <T>(kind: ContentFile, folder: string, name: string): T | null =>
    readContentFile<T>(kind, join(folder, name), name, problems).value;
  const { value: file, place } = readContentFile<PackFile>(
    'pack',
    join(root, 'pack.json'),
    'pack.json',
    problems,
  );
  if (file === null) return null;
  const { uses, course = false, ...written } = file;
  const users = [...above, basename(root)];
  if (uses !== undefined && users.includes(uses)) {
    problems.error(place(['uses']), `“uses” names ${uses}, which uses this pack`);
    return null;
  }
  if (uses !== undefined && !existsSync(join(root, '..', uses))) {
    problems.error(place(['uses']), `there is no pack ${uses}`);
    return null;
  }
  const base =
    uses === undefined ? null : readPack(join(root, '..', uses), dictionary, problems, users);
  if (uses !== undefined && base === null) return null;
  const media = join(root, 'media');
  const speech = readSpeech(root, problems);
  const voices = readRecordings(root, problems);
  return {
    root,
    base,
    ...written,
    course,
    names: [...(base?.names ?? []), ...written.names],
    interjections: [...(base?.interjections ?? []), ...written.interjections],
    pronunciations: { ...base?.pronunciations, ...written.pronunciations },
    lessons: readLessons(root, problems),
    plan: course ? loadPlannedWords(root, dictionary, problems) : [],
    levelWords: course ? loadLevelWords(root, problems) : [],
    instructions: {
      ...base?.instructions,
      ...readFile<Pack['instructions']>('instructions', root, 'instructions.json'),
    },
    alts: base?.alts ?? readFile<Pack['alts']>('alts', dictionary, 'alts.json') ?? {},
    ...readMeanings(join(dictionary, 'dictionary.tsv')),
    speech: {
      gb: { ...base?.speech.gb, ...speech.gb },
      us: { ...base?.speech.us, ...speech.us },
    },
    voices: base === null ? voices : joinRecordings(base.voices, voices),
    media: new Map([...(base?.media ?? []), ...mediaOf(media)]),
  };
};

/** Reads every pack of a folder. @param content folder with packs and dictionary */
export const readPacks = (content: string, problems: Problems): Pack[] =>
  readdirSync(join(content, 'packs'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap(
      name => readPack(join(content, 'packs', name), join(content, 'dictionary'), problems) ?? [],
    );
