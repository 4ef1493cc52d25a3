import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../drafts.ts';
import { findLesson } from '../find-lesson.ts';
import type { Pack } from '../pack.ts';
import { placeholder } from '../placeholders.ts';
import type { Problems } from '../problems.ts';
import { plannedWordsFile } from '../returns/planned-words.ts';
import { inVariety } from '../variants.ts';
import { jsonText } from './json-text.ts';
import { check, produce, song, story } from './own-patterns.ts';
import { present, recognise, structure } from './practice-patterns.ts';
import type { Material, PatternWord } from './source-text.ts';

const nameForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `all-about-me` -> `All about me` */
const titleOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const patternWord = (text: string): PatternWord => ({
  text,
  picture: inVariety(text, 'gb')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-'),
});

/** Reports a name that cannot be used, and how one is written. */
const isName = (name: string | undefined, what: string, problems: Problems): name is string => {
  if (name !== undefined && nameForm.test(name)) return true;
  const found = name === undefined ? 'has no name' : `“${name}” is no name`;
  problems.error(what, `${found}: write small letters, digits and -, such as all-about-me`);
  return false;
};

/** Files of a lesson with its eight activities, by the pattern of the course plan (1.1). */
const lessonFiles = (pack: Pack, number: number, name: string): Record<string, string> => {
  const id = String(number).padStart(2, '0');
  const planned = pack.plan.filter(word => word.lesson === number).map(({ word }) => word);
  const returning = pack.plan.filter(({ returns }) => returns.includes(String(number)));
  const recycled = returning.map(({ word }) => word);
  const words = planned.map(patternWord);
  const titled = (title: string, others = words): Material => ({
    title,
    thumbnail: others[0]?.picture ?? 'cat',
    words: others,
    draft: false,
  });
  const forms = 'Practise: the new structure in all its forms: question, yes and no.';
  const again = 'Practise: the same structure with words of three earlier lessons.';
  const activities: Record<string, string> = {
    words: present(titled(titleOf(name))),
    'find-the-words': recognise(titled('Find the words')),
    'ask-and-answer': structure(titled('Ask and answer'), forms),
    'more-words': structure(titled('More words', recycled.map(patternWord)), again),
    'about-me': produce(titled('About me')),
    story: story(titled('Story'), `l${number}`),
    song: song(titled('Song'), name),
    [`test-${number}`]: check(titled(`Test ${number}`), recycled.map(patternWord)),
  };
  const lesson = jsonText({
    $schema: '../../../../schemas/lesson.schema.json',
    id: `${pack.id}-${id}`,
    number,
    title: titleOf(name),
    thumbnail: `l${number}-lesson`,
    aim: placeholder,
    canDo: [
      { text: placeholder, trains: 'find-the-words' },
      { text: placeholder, trains: 'ask-and-answer' },
    ],
    structures: [placeholder],
    words: planned,
    functionWords: [],
    recycled,
    forms: [],
    draft: true,
    activities: Object.keys(activities),
  });
  const texts = Object.entries(activities).map(([file, text]) => [`${file}.txt`, text] as const);
  return { 'lesson.json': lesson, ...Object.fromEntries(texts) };
};

/** Never writes over a file. */
const writeNew = (folder: string, files: Readonly<Record<string, string>>) => {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text, { flag: 'wx' });
};

/**
 * Makes the next lesson of a course as a draft that can be played: its words come from the plan.
 *
 * @returns its folder in the pack; null when it was refused, with the reason among the problems
 */
export const newLesson = (
  pack: Pack,
  name: string | undefined,
  problems: Problems,
): string | null => {
  if (!isName(name, 'new lesson', problems)) return null;
  const folders = readdirSync(join(pack.root, 'lessons'));
  const taken = folders.find(folder => folder.replace(/^\d+-/, '') === name);
  const number = Math.max(0, ...pack.lessons.map(({ lesson }) => lesson.number)) + 1;
  const folder = `lessons/${String(number).padStart(2, '0')}-${name}`;
  if (taken !== undefined)
    problems.error('new lesson', `there is lessons/${taken} already: choose another name`);
  else if (!pack.plan.some(({ lesson }) => lesson === number))
    problems.error('new lesson', `${plannedWordsFile} has no words of lesson ${number}: add them`);
  else {
    writeNew(join(pack.root, folder), lessonFiles(pack, number, name));
    return folder;
  }
  return null;
};

/** Adds an activity to the list of a lesson.json, before the test at its end. */
const register = (file: string, name: string) => {
  const lesson = JSON.parse(readFileSync(file, 'utf8')) as { activities: string[] };
  writeFileSync(
    file,
    jsonText({ ...lesson, activities: lesson.activities.toSpliced(-1, 0, name) }),
  );
};

/**
 * Makes an activity of a lesson as a draft that can be played, and adds it to lesson.json.
 *
 * @param wanted number, folder or id of the lesson
 * @returns its file in the pack; null when it was refused, with the reason among the problems
 */
export const newActivity = (
  pack: Pack,
  wanted: string | undefined,
  name: string | undefined,
  problems: Problems,
): string | null => {
  const written = wanted === undefined ? undefined : findLesson(pack, wanted);
  if (!written) {
    const there = pack.lessons.map(({ lesson }) => lesson.number).join(', ');
    problems.error('new activity', `there is no lesson “${wanted ?? ''}”; there are ${there}`);
    return null;
  }
  if (!isName(name, 'new activity', problems)) return null;
  const { lesson } = written;
  const folder = join(pack.root, folderOf(written));
  const file = `${folderOf(written)}${name}.txt`;
  if (existsSync(join(folder, `${name}.txt`))) {
    problems.error('new activity', `there is ${file} already: choose another name`);
    return null;
  }
  const words = lesson.words.map(patternWord);
  const title = titleOf(name);
  const thumbnail = words[0]?.picture ?? 'cat';
  const text = recognise({ title, thumbnail, words, draft: lesson.draft !== true });
  writeNew(folder, { [`${name}.txt`]: text });
  register(join(folder, 'lesson.json'), name);
  return file;
};
