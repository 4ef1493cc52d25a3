import { join } from 'node:path';
import { type ContentArguments, readContentArguments, usage, type Values } from './arguments.ts';
import { buildContent } from './build-command.ts';
import { checkContent } from './check-command.ts';
import { copyEmoji } from './dictionary/emoji.ts';
import { type Dictionary, readDictionary } from './dictionary/read.ts';
import { writeSchemas } from './files.ts';
import { createContent } from './new/command.ts';
import { type Pack, readPacks } from './pack.ts';
import { countErrors, gatherProblems, type Problems, showProblem } from './problems.ts';
import { writeReports } from './report/command.ts';
import { showWords } from './returns/command.ts';
import { takeVoices, writeScript } from './voices/command.ts';

const root = join(import.meta.dirname, '..', '..');

type Command = {
  packs: readonly Pack[];
  dictionary: Dictionary;
  problems: Problems;
  values: Values;
  names: readonly string[];
};

const build = ({ packs, dictionary, problems, values }: Command): Promise<string> =>
  buildContent(packs, dictionary, problems, {
    allowMissing: values['allow-missing'] === true,
    drafts: values.drafts === true,
    out: values.out ?? join(root, '.build', 'content'),
  });

const check = ({ packs, dictionary, problems }: Command): Promise<string> =>
  checkContent(packs, dictionary, problems);

const needVoices = 'where are the voices? --voices DIR';

const speech = async ({ packs, dictionary, problems, values }: Command): Promise<string> => {
  if (!values.voices) return needVoices;
  // Loaded only here, because only authors need the voice engine.
  const { makeSpeech } = await import('./speech-command.ts');
  return makeSpeech(packs, dictionary, values.voices, problems);
};

const report = ({ packs }: Command): string => writeReports(packs, root);

const words = ({ packs, names: [lesson] }: Command): string =>
  lesson === undefined ? 'which lesson? words 7, words R6' : showWords(packs, lesson);

const schemas = (): string => writeSchemas(join(root, 'content', 'schemas'));

const songs = async ({ packs, problems, values, names }: Command): Promise<string> => {
  if (!values.voices) return needVoices;
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

const create = (command: Command): string => {
  const pack = namedPack(command);
  return pack ? createContent(pack, command.names, command.problems) : 'nothing written';
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
  const options = { check: values.check === true, skipBad: values['skip-bad'] === true };
  return pack ? takeVoices(pack, folder, options, problems) : 'nothing taken in';
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

/** Runs until it is stopped. Sources may have errors: the preview shows what has none. */
const watch = async (): Promise<number> => {
  const { watchContent } = await import('./watch/command.ts');
  watchContent(join(root, 'content'), join(root, '.build', 'preview'));
  return 0;
};

/** @returns the exit code */
const run = async ({ named, names, values }: ContentArguments): Promise<number> => {
  if (named === 'art' || named === 'films') return art(named, values, names);
  if (named === 'watch') return watch();
  if (named === 'help') {
    console.log(usage);
    return 0;
  }
  const command = commands[named];
  if (!command) {
    console.error(`"${named}" is not a command`);
    console.error(usage);
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

const read = (): ContentArguments | undefined => {
  try {
    return readContentArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(usage);
    return undefined;
  }
};

const given = read();
process.exitCode = given ? await run(given) : 2;
