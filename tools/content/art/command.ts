import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { artOf } from './collect.ts';
import { renderPictures } from './render.ts';

/** What to draw: the given names, or everything that has no file yet. */
const chosen = <T>(
  known: ReadonlyMap<string, T>,
  asked: readonly string[],
  isThere: (name: string) => boolean,
): T[] => {
  const unknown = asked.filter(name => !known.has(name));
  if (unknown.length > 0)
    throw new Error(`no drawing of ${unknown.map(name => `“${name}”`).join(', ')} in art/*.ts`);
  const names = asked.length > 0 ? asked : [...known.keys()].filter(name => !isThere(name));
  return names.flatMap(name => known.get(name) ?? []);
};

const report = (sizes: ReadonlyMap<string, number>, kind: string): string => {
  for (const [name, bytes] of sizes) console.log(`${name} ${(bytes / 1000).toFixed(1)} kB`);
  return `${sizes.size} ${kind}`;
};

/**
 * Draws the pictures of a pack.
 *
 * @param root folder of the pack
 * @param asked names; by default all that have no file yet
 */
export const drawArt = async (root: string, asked: readonly string[]): Promise<string> => {
  const { pictures } = await artOf(root);
  const folder = join(root, 'media', 'pictures');
  const missing = (name: string) => existsSync(join(folder, `${name}.webp`));
  const wanted = chosen(pictures, asked, missing);
  if (wanted.length === 0) return 'every picture is there';
  return report(await renderPictures(wanted, folder), 'pictures');
};

/**
 * Makes the films of a pack.
 *
 * @param root folder of the pack
 * @param voices folder with the lingware
 * @param asked names; by default all that have no file yet
 */
export const makeFilms = async (
  root: string,
  voices: string | undefined,
  asked: readonly string[],
): Promise<string> => {
  if (!voices) throw new Error('where are the voices? --voices DIR');
  const { films } = await artOf(root);
  const folder = join(root, 'media', 'films');
  const isThere = (name: string) =>
    ['', 'gb'].some(variety => existsSync(join(folder, variety, `${name}.mp4`)));
  const wanted = chosen(films, asked, isThere);
  if (wanted.length === 0) return 'every film is there';
  const { renderFilms } = await import('./film-render.ts');
  return report(await renderFilms(wanted, root, voices), 'files of films');
};
