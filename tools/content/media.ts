import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** Media by content: each file gets a name with eight hex digits of its hash, so it may be cached for ever. */
export type MediaShelf = {
  /** Puts a file on the shelf and answers its address, `/media/<name>.<hash8>.<extension>`. */
  address(file: string): string;
  /** File name in the build -> path of the source. */
  files: ReadonlyMap<string, string>;
};

/** A shelf for the media of a pack. @param folder its media folder */
export const openShelf = (folder: string): MediaShelf => {
  const names = new Map<string, string>();
  const files = new Map<string, string>();
  const hashedName = (file: string): string => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    const extension = extname(file);
    return `${basename(file, extension)}.${hash.slice(0, 8)}${extension}`;
  };
  return {
    files,
    address(file) {
      const name = names.get(file) ?? hashedName(file);
      names.set(file, name);
      files.set(name, join(folder, file));
      return `/media/${name}`;
    },
  };
};
