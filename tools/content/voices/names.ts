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

/** How many letters must change to make one text of another. */
const changes = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + (letter === other ? 0 : 1),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The name most like another; undefined when none shares half of its letters. */
export const nearestName = (name: string, names: Iterable<string>): string | undefined => {
  const ranked = [...names]
    .map(one => ({ one, far: changes(name, one) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= name.length / 2 ? best.one : undefined;
};
