import type { NameMark } from '@digipals/contract';
import { isEverydayWord } from '@digipals/writing';

/** A name that a text may have, and what adults read instead. */
export type KnownName = { readonly name: string; readonly pseudonym: string };

/** Names of children in texts, as adults read them (SAFE2-114). */
export type KnownNames = {
  /** The places of names in a text, in order. */
  marksIn(text: string): NameMark[];
  /** The text with pseudonyms instead of names. */
  hide(text: string): string;
};

/** Shorter names would be found in half of all texts. */
const SHORTEST = 2;

/** Languages that write no spaces between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Han}]/u;

const patternOf = (name: string): string =>
  unspaced.test(name)
    ? RegExp.escape(name)
    : String.raw`(?<![\p{L}\p{N}])${RegExp.escape(name)}(?![\p{L}\p{N}])`;

/** A name that is a word, such as Rose, counts only with a capital that no beginning of a sentence gives it. */
function isName(text: string, start: number, found: string): boolean {
  if (!isEverydayWord(found.toLowerCase())) return true;
  return /^\p{Lu}/u.test(found) && /[^\s.!?…]\s*$/u.test(text.slice(0, start));
}

/** Finds names with any capitals, as whole words. A full name counts before its parts. */
export function createKnownNames(names: readonly KnownName[]): KnownNames {
  const known = new Map(
    names
      .filter(({ name }) => name.length >= SHORTEST)
      .map(({ name, pseudonym }) => [name.toLowerCase(), pseudonym]),
  );
  const longestFirst = [...known.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join('|'), 'giu');
  const marksIn = (text: string): NameMark[] => {
    if (known.size === 0) return [];
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index: start }) => {
      const pseudonym = known.get(found.toLowerCase());
      return pseudonym !== undefined && isName(text, start, found)
        ? [{ start, end: start + found.length, pseudonym }]
        : [];
    });
  };
  return {
    marksIn,
    hide: text =>
      marksIn(text).reduceRight(
        (hidden, { start, end, pseudonym }) =>
          hidden.slice(0, start) + pseudonym + hidden.slice(end),
        text,
      ),
  };
}
