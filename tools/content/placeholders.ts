import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks what an author still has to write; an error, and a note in a draft. */
export const placeholder = '???';
/** What the builder says about it. */
export const writeHere = `has ${placeholder}: write here what the lesson says`;

const folder = join(import.meta.dirname, '..', '..', '.build', 'placeholders');

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-');

/** Smaller letters for longer names, so that a name fits on its card. */
const sizeOf = (text: string): number => Math.min(48, Math.floor(400 / Math.max(1, text.length)));

const cardOf = (text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect x="4" y="4" width="248" height="248" rx="24" fill="#f3f4f6" stroke="#6b7280" stroke-width="4" stroke-dasharray="12 8"/>
<text x="128" y="128" font-family="sans-serif" font-size="${sizeOf(text)}" fill="#111827" text-anchor="middle" dominant-baseline="middle">${text}</text>
</svg>
`;

/** Draws a card with the name of a picture that does not exist yet, so that a draft can be played. @returns its file */
export const placeholderPicture = (name: string): string => {
  const slug = slugOf(name);
  const file = join(folder, `${slug}.svg`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, cardOf(slug));
  return file;
};

const numberBase = 31;
const numbers = 9973;

/** Alternative text of a placeholder: another for each picture, in no language, so that it gives nothing away. */
export const placeholderAlt = (name: string): string =>
  `№ ${[...name].reduce((sum, letter) => (sum * numberBase + letter.charCodeAt(0)) % numbers, 7)}`;
