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

type Place = { readonly start: number; readonly end: number };

/** Finds whole words whatever their case and accents, also behind invisible characters; the longest first. */
function createWordFinder(words: readonly string[]) {
  const known = new Map(
    words.filter(word => word.length >= SHORTEST).map(word => [fold(word).text, word]),
  );
  known.delete('');
  const longestFirst = [...known.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(patternOf).join('|'), 'gu');
  return (text: string): (Place & { word: string })[] => {
    if (known.size === 0) return [];
    const folded = fold(text);
    return [...folded.text.matchAll(pattern)].map(({ 0: found, index }) => ({
      ...placeOf(folded, index, index + found.length),
      word: known.get(found) ?? found,
    }));
  };
}

const replace = (text: string, places: readonly (Place & { instead: string })[]): string =>
  places.reduceRight(
    (rest, { start, end, instead }) => rest.slice(0, start) + instead + rest.slice(end),
    text,
  );

/**
 * A text with other words instead of these. A name that is also a word, such as Rose, is replaced everywhere, because the text
 * is stored and nobody looks for names in it again.
 */
export function replaceWords(
  text: string,
  words: readonly (readonly [word: string, instead: string])[],
): string {
  const insteadOf = new Map(words);
  const find = createWordFinder([...insteadOf.keys()]);
  const places = find(text).map(one => ({ ...one, instead: insteadOf.get(one.word) ?? '' }));
  return replace(text, places);
}

/** A name that is also a word, such as Rose, counts only with a capital that does not begin a sentence. */
function isName(text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  if (!isEverydayWord(found.toLowerCase())) return true;
  return /^\p{Lu}/u.test(found) && /[^\s.!?…]\s*$/u.test(text.slice(0, start));
}

/** Finds names. A full name counts before its parts. */
export function createNameFinder(names: readonly string[]): NameFinder {
  const findWords = createWordFinder(names);
  const find = (text: string) =>
    findWords(text).filter(({ start, end }) => isName(text, start, end));
  const readAs: NameFinder['readAs'] = pseudonymOf => {
    const marksIn = (text: string) =>
      find(text).map(({ start, end, word }) => ({ start, end, pseudonym: pseudonymOf(word) }));
    const hide = (text: string) =>
      replace(
        text,
        marksIn(text).map(({ pseudonym, ...place }) => ({ ...place, instead: pseudonym })),
      );
    return { marksIn, hide };
  };
  return { namesIn: text => find(text).map(({ word }) => word), readAs };
}
