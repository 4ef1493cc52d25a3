import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { BuiltPack } from './build.ts';
import type { BuiltDictionary } from './dictionary/build.ts';
import type { BuiltReview } from './dictionary/review.ts';
import { byPlace } from './lesson-order.ts';

const writeFile = (folder: string, path: string, body: string) => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, body);
};

/** Lessons of all packs in course order. */
const indexOf = (packs: readonly BuiltPack[]) => ({
  formatVersion: packs[0]?.formatVersion,
  lessons: packs
    .flatMap(({ lessons }) => lessons)
    .sort((a, b) => byPlace(a, b) || (a.pack < b.pack ? -1 : 1)),
});

const isWhole = (file: string, source: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.size === statSync(source).size;

/** A medium is named by its bytes, so an existing one is not written again. */
const writeMedia = (media: ReadonlyMap<string, string>, folder: string) => {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!media.has(name)) rmSync(join(folder, name));
  for (const [name, source] of media) {
    const file = join(folder, name);
    // If the file system supports it, the copy shares its bytes (reflink).
    if (!isWhole(file, source)) copyFileSync(source, file, constants.COPYFILE_FICLONE);
  }
};

/** Writes the list of lessons, and some of their activities. */
export const writeLessons = (
  packs: readonly BuiltPack[],
  activities: BuiltPack['activities'],
  folder: string,
) => {
  writeFile(folder, 'index.json', JSON.stringify(indexOf(packs)));
  for (const { path, activity } of activities) writeFile(folder, path, JSON.stringify(activity));
};

/**
 * Writes built packs, the dictionary and what word reviews need for the server, replacing earlier output.
 *
 * @param folder e.g. .build/content
 */
export const writePacks = (
  packs: readonly BuiltPack[],
  dictionary: BuiltDictionary,
  review: BuiltReview,
  folder: string,
) => {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'media') rmSync(join(folder, name), { recursive: true });
  writeLessons(
    packs,
    packs.flatMap(({ activities }) => activities),
    folder,
  );
  writeFile(folder, 'dictionary.json', JSON.stringify(dictionary.words));
  const { uses, texts } = review;
  writeFile(folder, 'word-review.json', JSON.stringify({ uses, texts }));
  const media = [...packs, dictionary, review].flatMap(one => [...one.media]);
  writeMedia(new Map(media), join(folder, 'media'));
};
