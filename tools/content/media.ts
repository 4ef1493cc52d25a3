import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';

/** Media by content: each file name has eight hex digits of its hash, so that it can be cached forever. */
export type MediaShelf = {
  /** Adds a file and returns its address, `/media/<name>.<hash8>.<extension>`. */
  address(file: string): string;
  /** The same for a file that is not of the pack. */
  addressOf(source: string): string;
  /** File name in the build -> path of the source. */
  files: ReadonlyMap<string, string>;
};

/** The media of a pack. @param media names within the pack and their paths */
export const openShelf = (media: ReadonlyMap<string, string>): MediaShelf => {
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  const sourceOf = (file: string): string => {
    const source = media.get(file);
    if (source === undefined) throw new Error(`${file} is not among the media`);
    return source;
  };
  const hashedName = (file: string, source: string): string => {
    const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
    const extension = extname(file);
    return `${basename(file, extension)}.${hash.slice(0, 8)}${extension}`;
  };
  const add = (file: string, source: string): string => {
    const name = names.get(file) ?? hashedName(file, source);
    names.set(file, name);
    files.set(name, source);
    return `/media/${name}`;
  };
  return {
    files,
    address: file => add(file, sourceOf(file)),
    addressOf: source => add(source, source),
  };
};
