import type { NameMark } from '@digipals/contract';
import { fold, placeOf } from '@digipals/screening';
import { isEverydayWord } from '@digipals/writing';

/** Names of children in texts, as adults read them (SAFE2-114). */
export type KnownNames = {
  /** The places of names in a text, in order. */
  marksIn(text: string): NameMark[];
  /** The text with pseudonyms instead of names. */
  hide(text: string): string;
};

/** Names that are looked for, before anybody has asked for their pseudonyms. */
export type NameFinder = {
  /** The names that a text has, each as it was given. */
  namesIn(text: string): string[];
  /** @param pseudonymOf what adults read instead of a name */
  readAs(pseudonymOf: (name: string) => string): KnownNames;
};

/** Shorter names would be found in half of all texts. */
const SHORTEST = 2;

/** Languages that write no spaces between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Han}]/u;

const patternOf = (folded: string): string =>
  unspaced.test(folded)
    ? RegExp.escape(folded)
    : String.raw`(?<![\p{L}\p{N}])${RegExp.escape(folded)}(?![\p{L}\p{N}])`;

/** A name that is a word, such as Rose, counts only with a capital that no beginning of a sentence gives it. */
function isName(text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  if (!isEverydayWord(found.toLowerCase())) return true;
  return /^\p{Lu}/u.test(found) && /[^\s.!?…]\s*$/u.test(text.slice(0, start));
}

/**
 * Finds names as whole words, whatever their capitals and accents, also behind invisible characters. A full
 * name counts before its parts.
 */
export function createNameFinder(names: readonly string[]): NameFinder {
  const known = new Map(
    names.filter(name => name.length >= SHORTEST).map(name => [fold(name).text, name]),
  );
  known.delete('');
  const longestFirst = [...known.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join('|'), 'gu');
  const find = (text: string) => {
    if (known.size === 0) return [];
    const folded = fold(text);
    return [...folded.text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const { start, end } = placeOf(folded, index, index + found.length);
      return isName(text, start, end) ? [{ start, end, name: known.get(found) ?? found }] : [];
    });
  };
  const readAs: NameFinder['readAs'] = pseudonymOf => {
    const marksIn = (text: string) =>
      find(text).map(({ start, end, name }) => ({ start, end, pseudonym: pseudonymOf(name) }));
    return {
      marksIn,
      hide: text =>
        marksIn(text).reduceRight(
          (hidden, { start, end, pseudonym }) =>
            hidden.slice(0, start) + pseudonym + hidden.slice(end),
          text,
        ),
    };
  };
  return { namesIn: text => find(text).map(({ name }) => name), readAs };
}
