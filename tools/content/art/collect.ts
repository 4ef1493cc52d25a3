import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Film } from './film.ts';
import type { Picture } from './picture.ts';

type ArtModule = { pictures?: readonly Picture[]; films?: readonly Film[] };

/** All exports of one kind, by name, with their source file. */
type Found<T> = Map<string, { one: T; file: string }>;

const add = <T extends { name: string }>(found: Found<T>, all: readonly T[], file: string) => {
  for (const one of all) {
    const other = found.get(one.name);
    if (other) throw new Error(`“${one.name}” is drawn in ${other.file} and in ${file}`);
    found.set(one.name, { one, file });
  }
};

const byName = <T>(found: Found<T>): Map<string, T> =>
  new Map([...found].map(([name, { one }]) => [name, one]));

/**
 * All pictures and films that the sources of a pack draw. Throws when a name is drawn twice.
 *
 * @param root folder of the pack, e.g. content/packs/starter; sources are in its `art`
 */
export const artOf = async (
  root: string,
): Promise<{ pictures: Map<string, Picture>; films: Map<string, Film> }> => {
  const folder = join(root, 'art');
  const [pictures, films]: [Found<Picture>, Found<Film>] = [new Map(), new Map()];
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const file of files.filter(name => name.endsWith('.ts'))) {
    const drawn: ArtModule = await import(join(folder, file));
    add(pictures, drawn.pictures ?? [], file);
    add(films, drawn.films ?? [], file);
  }
  return { pictures: byName(pictures), films: byName(films) };
};
