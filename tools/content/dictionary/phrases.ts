import { wordsOf } from '../checks/words.ts';

/** An entry that a text has, and the word before it. */
export type Found<T> = { entry: T; before: string | undefined };

/** How a word or phrase is written in the table of a search. */
export const phraseKey = (text: string): string => wordsOf(text).join(' ');

/**
 * Creates a search for words and phrases. Of two that begin with the same word the longer one is meant: `table
 * tennis` has no `table`.
 *
 * @param table entries by their phraseKey
 */
export const createFindPhrases = <T>(table: ReadonlyMap<string, T>) => {
  const longest = Math.max(0, ...[...table.keys()].map(key => key.split(' ').length));
  const lengths = Array.from({ length: longest }, (_, index) => longest - index);

  return (tokens: readonly string[]): Found<T>[] => {
    const found: Found<T>[] = [];
    const entryAt = (at: number, length: number): T | undefined =>
      at + length <= tokens.length ? table.get(tokens.slice(at, at + length).join(' ')) : undefined;
    for (let at = 0; at < tokens.length; ) {
      const length = lengths.find(one => entryAt(at, one) !== undefined);
      const entry = length === undefined ? undefined : entryAt(at, length);
      if (entry !== undefined) found.push({ entry, before: tokens[at - 1] });
      at += length ?? 1;
    }
    return found;
  };
};
