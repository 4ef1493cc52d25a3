import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';

/** Media by content: each file gets a name with eight hex digits of its hash, so it may be cached for ever. */
export type MediaShelf = {
  /** Puts a file on the shelf and answers its address, `/media/<name>.<hash8>.<extension>`. */
  address(file: string): string;
  /** File name in the build -> path of the source. */
  files: ReadonlyMap<string, string>;
};

/** A shelf for the media of a pack. @param media names within the pack and where they lie */
export const openShelf = (media: ReadonlyMap<string, string>): MediaShelf => {
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  const sourceOf = (file: string): string => {
    const source = media.get(file);
    if (source === undefined) throw new Error(`${file} is not among the media`);
    return source;
  };
  const hashedName = (file: string): string => {
    const hash = createHash('sha256')
      .update(readFileSync(sourceOf(file)))
      .digest('hex');
    const extension = extname(file);
    return `${basename(file, extension)}.${hash.slice(0, 8)}${extension}`;
  };
  return {
    files,
    address(file) {
      const name = names.get(file) ?? hashedName(file);
      names.set(file, name);
      files.set(name, sourceOf(file));
      return `/media/${name}`;
    },
  };
};
