import { longNameOf, shortNameOf } from '../speech-names.ts';
import { keyOf, narrator, type Said } from './recordings.ts';

/** A line with its speaker in front, which the name of its file begins with. */
const writtenOf = ({ speaker, text }: Said): string =>
  speaker === narrator ? text : `${speaker}: ${text}`;

/**
 * Names of the files of lines, without folder and type, by the keys of the lines. Lines whose short names
 * are equal all get a long one, so that a new line never takes the name of an older one.
 */
export const fileNames = (lines: Iterable<Said>): ReadonlyMap<string, string> => {
  const all = [...lines].map(line => ({ line, ...shortNameOf(writtenOf(line)) }));
  const counts = new Map<string, number>();
  for (const { name } of all) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    all.map(({ line, name, whole }) => [
      keyOf(line),
      whole && name !== '' && counts.get(name) === 1
        ? name
        : longNameOf(writtenOf(line), keyOf(line)),
    ]),
  );
};
