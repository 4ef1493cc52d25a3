import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byPlace } from './lesson-order.ts';
import { gatherProblems, type Problems, passOn } from './problems.ts';
import { type PlaceIn, readContentFile } from './read-json.ts';
import { readSongs } from './songs/song-activity.ts';
import { isDraft, readSource, type SourceActivity } from './source.ts';

/** A lesson with its word lists (level control) and its activities in order. */
export type Lesson = {
  id: string;
  number: number;
  /** Whether it repeats the lessons of a block, up to the one with its number (decision 101). */
  review?: boolean;
  title: string;
  thumbnail: string;
  /** What a child can say at its end. */
  aim?: string;
  /** The parts of the aim that its test checks, and the activity that trains each. */
  canDo?: { text: string; trains?: string }[];
  /** The sentences it teaches. */
  structures?: string[];
  phonics?: string;
  penPalTask?: string;
  frame?: string;
  answerFrame?: string;
  dominoAnswer?: string;
  words: string[];
  functionWords: string[];
  recycled: string[];
  forms: string[];
  /** Phrases whose words are taught later. */
  chunks?: string[];
  /** Whether it is kept from children, and its errors are notes. */
  draft?: boolean;
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
type ReadLesson = Omit<LessonSource, 'songs'>;

const readActivity = (
  root: string,
  file: string,
  draft: boolean,
  problems: Problems,
): SourceActivity => {
  const own = gatherProblems();
  const source = readSource(file, readFileSync(join(root, file), 'utf8'), own);
  passOn(own, problems, draft || isDraft(source));
  return source;
};

const saysDraft = (parsed: unknown): boolean => Object(parsed).draft === true;

/** Reads a lesson and the activities it names; nothing when its lesson.json cannot be used. */
const readLesson = (root: string, folder: string, problems: Problems): ReadLesson[] => {
  const named = `lessons/${folder}/lesson.json`;
  const own = gatherProblems();
  const read = readContentFile<Lesson>('lesson', join(root, named), named, own);
  const { value: lesson, place } = read;
  const draft = saysDraft(lesson ?? read.parsed);
  const activities = (lesson?.activities ?? []).flatMap((name, index) => {
    const file = `lessons/${folder}/${name}.txt`;
    if (existsSync(join(root, file))) return readActivity(root, file, draft, problems);
    own.error(place(['activities', index]), `there is no file ${name}.txt in this folder`);
    return [];
  });
  passOn(own, problems, draft);
  return lesson === null ? [] : [{ lesson, activities, place }];
};

const listFolders = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Lessons of a pack in the order of the course, each with its songs. */
export const readLessons = (root: string, problems: Problems): LessonSource[] => {
  const songs = readSongs(root, problems);
  const folders = listFolders(join(root, 'lessons'));
  const lessons = folders
    .flatMap(folder => readLesson(root, folder, problems))
    .map(read => ({
      ...read,
      songs: songs
        .filter(({ lesson }) => lesson === read.lesson.number && !read.lesson.review)
        .map(({ activity }) => activity),
    }))
    .toSorted((one, other) => byPlace(one.lesson, other.lesson));
  if (folders.length === 0) problems.error('lessons', 'has no folder of a lesson');
  const placed = new Set(lessons.flatMap(read => read.songs));
  for (const { activity, lesson } of songs)
    if (!placed.has(activity)) problems.warn(activity.file, `there is no lesson ${lesson}`);
  return lessons;
};
