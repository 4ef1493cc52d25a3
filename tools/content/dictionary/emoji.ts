import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary } from './read.ts';

/**
 * Copies the pictures that dictionary.tsv names and that are not there yet.
 *
 * @param fluent folder of Fluent Emoji 3D, files named by code point: `assets` of the npm package
 * @returns the number of files copied
 */
export const copyEmoji = ({ root, rows, media }: Dictionary, fluent: string): number => {
  const missing = rows
    .map(({ picture }) => picture)
    .filter(picture => picture !== '' && !picture.startsWith('kit:'))
    .filter(picture => !media.has(`pictures/${picture}`));
  const folder = join(root, 'media', 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const picture of missing) copyFileSync(join(fluent, picture), join(folder, picture));
  return missing.length;
};
