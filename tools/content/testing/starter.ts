import { join } from 'node:path';
import { type BuiltPack, buildPack } from '../build.ts';
import { publishedPart } from '../build-drafts.ts';
import { type BuiltDictionary, buildDictionary } from '../dictionary/build.ts';
import { type Dictionary, readDictionary } from '../dictionary/read.ts';
import { draftPaths } from '../drafts.ts';
import { type Pack, readPack } from '../pack.ts';
import { gatherProblems, type Problem, type Problems } from '../problems.ts';
import { readSource } from '../source.ts';

const content = join(import.meta.dirname, '..', '..', '..', 'content');

/** Folder with samples of every format ever shipped. */
export const frozenFolder = join(content, 'frozen');

const readNamed = (name: string, problems: Problems): Pack => {
  const pack = readPack(join(content, 'packs', name), join(content, 'dictionary'), problems);
  if (pack === null) throw new Error(`the pack ${name} cannot be read`);
  return pack;
};

const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const readOnce = (name: string) =>
  once(() => {
    const problems = gatherProblems();
    return { pack: readNamed(name, problems), problems };
  });
const readStarterOnce = readOnce('starter');
const readPlaygroundOnce = readOnce('playground');

/** The starter pack of the repository, with its drafts. */
export const readStarterWithDrafts = (): Pack => readStarterOnce().pack;

/** The starter pack as children see it. */
export const readStarter = once(() => publishedPart(readStarterWithDrafts()));

/** The starter pack as children see it, and what was built of it; building it takes seconds. */
export const builtStarter = once(() => {
  const { problems } = readStarterOnce();
  const pack = readStarter();
  return { pack, built: buildPack(pack, problems), problems };
});

/** The starter pack with its drafts, and what was built of it. */
export const builtStarterWithDrafts = once(() => {
  const pack = readStarterWithDrafts();
  if (draftPaths(pack).length === 0) return builtStarter();
  return { pack, built: buildPack(pack, gatherProblems(), true) };
});

/** The pack with every component type; it uses the starter. */
export const readPlayground = once(() => publishedPart(readPlaygroundOnce().pack));

/** That pack, and what was built of it. */
export const builtPlayground = once(() => {
  const { problems } = readPlaygroundOnce();
  const pack = readPlayground();
  return { pack, built: buildPack(pack, problems), problems };
});

/** The dictionary of the repository. */
export const readWords = (problems = gatherProblems()): Dictionary => {
  const dictionary = readDictionary(join(content, 'dictionary'), [readStarter()], problems);
  if (dictionary === null) throw new Error('there is no course');
  return dictionary;
};

/** The built dictionary of the repository. */
export const buildWords = (problems = gatherProblems()): BuiltDictionary =>
  buildDictionary(readWords(problems), problems);

/** A valid head, for sources of tests. */
export const head = `title: Hello
thumbnail: cat
attempts: 3
shuffle: no
test: no
lingos: 5
`;

/** A valid head of a test. */
export const testHead = head.replace('test: no', 'test: yes');

/**
 * Builds a source within a pack, by default the starter.
 *
 * @param given.change changes the pack before it is built
 */
export const buildSource = (
  text: string,
  given: { within?: Pack; change?: (pack: Pack) => Pack; allowMissing?: boolean } = {},
): { built: BuiltPack; problems: Problem[] } => {
  const problems = gatherProblems();
  const around = given.within ?? readStarter();
  const lesson = around.lessons[0]?.lesson;
  if (!lesson) throw new Error(`the pack ${around.id} has no lesson`);
  const source = readSource('try.txt', text, problems);
  const pack = {
    ...around,
    course: false,
    lessons: [{ lesson, activities: [source], songs: [], place: () => 'lesson.json' }],
  };
  const built = buildPack(given.change?.(pack) ?? pack, problems, given.allowMissing);
  return { built, problems: problems.list() };
};

/** Builds a question with these lines in the playground, where sounds may be missing. */
export const buildLines = (lines: string, number = 1) => {
  const text = `${head}\n[one]\ndo: Listen. Tap.\n${lines}\nyes: a cat\noops: Look again.\n`;
  const change = (pack: Pack): Pack => ({
    ...pack,
    lessons: pack.lessons.map(one => ({ ...one, lesson: { ...one.lesson, number } })),
  });
  return buildSource(text, { within: readPlayground(), allowMissing: true, change });
};
