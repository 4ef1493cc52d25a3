import { createHash } from 'node:crypto';

const slugLength = 40;

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 6);

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Name of a sound after its text, and whether it is all of the text. */
export const shortNameOf = (text: string): { name: string; whole: boolean } => {
  const slug = slugOf(text);
  const name = slug.slice(0, slugLength).replace(/-$/, '');
  return { name, whole: name === slug };
};

/** A unique short name. @param apart what tells things with the same text apart */
export const longNameOf = (text: string, apart = text): string =>
  `${shortNameOf(text).name}-${hashOf(apart)}`;

/** File name of a text; a long one, and one whose short name is taken, ends with a hash. */
export const fileNameOf = (text: string, taken: ReadonlySet<string>): string => {
  const { name, whole } = shortNameOf(text);
  return whole && !taken.has(name) ? name : longNameOf(text);
};
