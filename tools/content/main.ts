import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { britishOf, buildPack, unusedMedia } from './build.ts';
import { checkDrafts, playAll, publishedPart } from './build-drafts.ts';
import { buildDictionary, unusedWordMedia } from './dictionary/build.ts';
import { copyEmoji } from './dictionary/emoji.ts';
import { type Dictionary, readDictionary } from './dictionary/read.ts';
import { buildReview } from './dictionary/review.ts';
import { draftPaths } from './drafts.ts';
import { type ContentFile, contentFiles, schemaText } from './files.ts';
import { screenFrames } from './frames/screen-frames.ts';
import { createContent } from './new/command.ts';
import { type Pack, readPack, readPacks } from './pack.ts';
import { gatherProblems, type Problems, showProblem } from './problems.ts';
import { reportFile, reportOf } from './report/report.ts';
import { wordList } from './returns/word-list.ts';
import { takeVoices, writeScript } from './voices/command.ts';
import { oldRecordings } from './voices/recordings.ts';
import { writePacks } from './write-packs.ts';

const usage = `npm run content -- <command>
  build [--allow-missing] [--out DIR]   writes .build/content; with --drafts also drafts
  check                                 builds in memory and plays every activity
  watch                                 shows every change in the player; PORT (3100) is its port
  report                                writes docs/course-report.md
  new lesson NAME                       makes the next lesson as a draft
  new activity LESSON NAME              makes an activity as a draft
  words LESSON                          lists the words that must return in a lesson, such as 7 or R6
  schemas                               writes content/schemas for editors
  speech --voices DIR                   makes speech of texts that have none yet
  script [LESSON] [--variety gb|us] [--tsv] [--out FILE]
                                        the lines for people to record, all or of a lesson
  voices FOLDER [--check] [--skip-bad]  takes recordings of people in, instead of made speech
  emoji --fluent DIR                    copies the pictures of the dictionary
  art [--pack starter] [NAMES]          draws the pictures named, or those without a file
  films --voices DIR [--pack …] [NAMES] makes the films named, or those without a file
  songs --voices DIR [NAMES]            makes the songs named, or all`;

const root = join(import.meta.dirname, '..', '..');

type Command = {
  packs: readonly Pack[];
  dictionary: Dictionary;
  problems: Problems;
  values: Values;
  names: readonly string[];
};
type Values = {
  'allow-missing'?: boolean;
  check?: boolean;
  drafts?: boolean;
  fluent?: string;
  out?: string;
  pack?: string;
  'skip-bad'?: boolean;
  tsv?: boolean;
  variety?: string;
  voices?: string;
};

const countErrors = (problems: Problems): number =>
  problems.list().filter(problem => problem.level === 'error').length;

const build = async ({ packs, dictionary, problems, values }: Command): Promise<string> => {
  const published = packs.map(pack =>
    buildPack(publishedPart(pack), problems, values['allow-missing'] === true),
  );
  const tried = packs.map(pack => checkDrafts(pack, problems));
  const words = buildDictionary(dictionary, problems, values['allow-missing'] === true);
  const built = values.drafts
    ? tried.map(pack => buildPack(pack, gatherProblems(), true, true))
    : published;
  const review = buildReview(packs, built, dictionary.rows, problems);
  for (const pack of published) await screenFrames(pack, problems);
  if (countErrors(problems) > 0) return 'nothing written';
  const out = values.out ?? join(root, '.build', 'content');
  writePacks(built, words, review, out);
  const media = new Set([...built, words, review].flatMap(one => [...one.media.keys()]));
  const activities = built.flatMap(one => one.activities);
  return `${activities.length} files of activities, ${media.size} media`;
};

const check = async ({ packs, dictionary, problems }: Command): Promise<string> => {
  let played = 0;
  const words = buildDictionary(dictionary, problems);
  const ofWords = new Set(words.media.values());
  for (const file of unusedWordMedia(dictionary, words))
    problems.warn(`dictionary/media/${file}`, 'is not used');
  for (const pack of packs) {
    const built = buildPack(publishedPart(pack), problems);
    if (countErrors(problems) === 0) playAll(built, problems);
    await screenFrames(built, problems);
    checkDrafts(pack, problems);
    const hasDrafts = draftPaths(pack).length > 0;
    const all = hasDrafts ? buildPack(pack, gatherProblems(), true) : built;
    const texts = new Map(oldRecordings(pack, all.spoken).map(({ file, text }) => [file, text]));
    for (const file of unusedMedia(pack, all, ofWords)) {
      const text = texts.get(file);
      const why =
        text === undefined ? 'is not used' : `was recorded for “${text}”, which nobody says now`;
      problems.warn(`${pack.id}/media/${file}`, why);
    }
    played += built.activities.length;
  }
  return `${played} activities played`;
};

const speech = async ({ packs, dictionary, problems, values }: Command): Promise<string> => {
  if (!values.voices) return 'where are the voices? --voices DIR';
  // Loaded only here, because only authors need the voice engine.
  const { recordSpeech } = await import('./speech.ts');
  let made = 0;
  for (const pack of packs) {
    const { spoken } = buildPack(pack, gatherProblems(), true);
    const texts = (variety: TeachingLanguage) =>
      [...spoken[variety].values()].map(({ text }) => text);
    made += await recordSpeech(pack, { gb: texts('gb'), us: texts('us') }, values.voices);
    const recorded = readPack(pack.root, join(root, 'content', 'dictionary'), problems);
    if (recorded) buildPack(recorded, problems);
  }
  const { spoken } = buildDictionary(dictionary, gatherProblems(), true);
  made += await recordSpeech(
    dictionary,
    { gb: spoken.gb.keys(), us: spoken.us.keys() },
    values.voices,
  );
  return `speech of ${made} texts made`;
};

const report = ({ packs }: Command): string => {
  const courses = packs.filter(pack => pack.course);
  for (const whole of courses) {
    const pack = publishedPart(whole);
    const built = buildPack(pack, gatherProblems(), true);
    const all = pack === whole ? built : buildPack(whole, gatherProblems(), true);
    writeFileSync(join(root, reportFile), reportOf(pack, built, all.spoken));
  }
  return `${courses.length} report written`;
};

const words = ({ packs, names }: Command): string => {
  const [name] = names;
  if (name === undefined) return 'which lesson? words 7, words R6';
  for (const pack of packs.filter(one => one.course)) {
    const { activities } = buildPack(pack, gatherProblems(), true, true);
    console.log(wordList(name, pack, britishOf(activities)));
  }
  return `lesson ${name}`;
};

const create = ({ packs, names, problems, values }: Command): string => {
  const pack = packs.find(({ id }) => id === (values.pack ?? 'starter'));
  return pack ? createContent(pack, names, problems) : `there is no pack ${values.pack}`;
};

const schemas = (): string => {
  const folder = join(root, 'content', 'schemas');
  mkdirSync(folder, { recursive: true });
  const kinds = Object.keys(contentFiles) as ContentFile[];
  for (const kind of kinds) writeFileSync(join(folder, `${kind}.schema.json`), schemaText(kind));
  return `${kinds.length} schemas written`;
};

const songs = async ({ packs, problems, values, names }: Command): Promise<string> => {
  if (!values.voices) return 'where are the voices? --voices DIR';
  const { makeSongs } = await import('./songs/make.ts');
  let made = 0;
  for (const pack of packs) made += await makeSongs(pack, values.voices, names, problems);
  return `${made} songs made`;
};

const namedPack = ({ packs, problems, values }: Command): Pack | undefined => {
  const pack = packs.find(({ id }) => id === (values.pack ?? 'starter'));
  if (!pack) problems.error('--pack', `is one of ${packs.map(({ id }) => id).join(', ')}`);
  return pack;
};

const script = (command: Command): string => {
  const pack = namedPack(command);
  const [lesson] = command.names;
  return pack ? writeScript(pack, lesson, command.values, command.problems) : 'nothing written';
};

const voices = (command: Command): string => {
  const pack = namedPack(command);
  const { values, problems, names } = command;
  const [folder] = names;
  if (folder === undefined) return 'where are the recordings? voices FOLDER';
  const wish = { check: values.check === true, skipBad: values['skip-bad'] === true };
  return pack ? takeVoices(pack, folder, wish, problems) : 'nothing taken in';
};

const emoji = ({ dictionary, values }: Command): string =>
  values.fluent
    ? `${copyEmoji(dictionary, values.fluent)} pictures copied`
    : 'where are the pictures? --fluent DIR';

const commands: Record<string, (command: Command) => string | Promise<string>> = {
  build,
  check,
  emoji,
  new: create,
  report,
  schemas,
  script,
  songs,
  speech,
  voices,
  words,
};

/** Makes the pictures or films of a pack; needs no valid pack, because pictures may come first. */
const art = async (named: string, values: Values, names: readonly string[]): Promise<number> => {
  const { drawArt, makeFilms } = await import('./art/command.ts');
  try {
    const pack = join(root, 'content', 'packs', values.pack ?? 'starter');
    const made = named === 'art' ? drawArt(pack, names) : makeFilms(pack, values.voices, names);
    console.log(`content: ${await made}`);
    return 0;
  } catch (error) {
    console.log(`error ${error instanceof Error ? error.message : error}`);
    return 1;
  }
};

/** Goes on until it is ended. Sources may have errors: the preview shows what has none. */
const watch = async (): Promise<number> => {
  const { watchContent } = await import('./watch/command.ts');
  watchContent(join(root, 'content'), join(root, '.build', 'preview'));
  return 0;
};

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'allow-missing': { type: 'boolean' },
      check: { type: 'boolean' },
      drafts: { type: 'boolean' },
      fluent: { type: 'string' },
      out: { type: 'string' },
      pack: { type: 'string' },
      'skip-bad': { type: 'boolean' },
      tsv: { type: 'boolean' },
      variety: { type: 'string' },
      voices: { type: 'string' },
    },
  });
  const [named = '', ...names] = positionals;
  if (named === 'art' || named === 'films') return art(named, values, names);
  if (named === 'watch') return watch();
  const command = commands[named];
  if (!command) {
    console.log(usage);
    return 2;
  }
  const problems = gatherProblems();
  const packs = readPacks(join(root, 'content'), problems);
  const dictionary = readDictionary(join(root, 'content', 'dictionary'), packs, problems);
  // A source that cannot be read would make errors everywhere else.
  const result =
    countErrors(problems) > 0 || dictionary === null
      ? 'stopped before building'
      : await command({ packs, dictionary, problems, values, names });
  for (const problem of problems.list()) console.log(showProblem(problem));
  console.log(`content: ${result}`);
  return countErrors(problems) > 0 ? 1 : 0;
};

process.exitCode = await main();
