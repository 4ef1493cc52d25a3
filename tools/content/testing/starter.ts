import { join } from 'node:path';
import { type BuiltPack, buildPack } from '../build.ts';
import { type Pack, readPack } from '../pack.ts';
import { gatherProblems, type Problem } from '../problems.ts';
import { readSource } from '../source.ts';

const content = join(import.meta.dirname, '..', '..', '..', 'content');

/** Folder with samples of every format ever shipped. */
export const frozenFolder = join(content, 'frozen');

/** The starter pack as it lies in the repository. */
export const readStarter = (problems = gatherProblems()): Pack =>
  readPack(join(content, 'packs', 'starter'), join(content, 'dictionary'), problems);

/** A head that is in order, for sources of tests. */
export const head = `title: Hello
thumbnail: cat
attempts: 3
shuffle: no
test: no
lingos: 5
`;

/** A head of a test. */
export const testHead = head.replace('test: no', 'test: yes');

/**
 * Builds a source within the starter pack.
 *
 * @param given.change changes the pack before it is built
 */
export const buildSource = (
  text: string,
  given: { change?: (pack: Pack) => Pack; allowMissing?: boolean } = {},
): { built: BuiltPack; problems: Problem[] } => {
  const problems = gatherProblems();
  const starter = readStarter();
  const lesson = starter.lessons[0]?.lesson;
  if (!lesson) throw new Error('the starter pack has no lesson');
  const source = readSource('try.txt', text, problems);
  const pack = { ...starter, lessons: [{ lesson, activities: [source] }] };
  const built = buildPack(given.change?.(pack) ?? pack, problems, given.allowMissing);
  return { built, problems: problems.list() };
};
