import type { Correction, TeachingLanguage } from '@digipals/contract';
import { lexicon } from '../lexicon/lexicon.ts';
import type { Sentence, Token } from '../text/tokens.ts';
import { isKnownWord } from '../words/is-known-word.ts';
import { isInDictionary, isWrittenSmall } from '../words/known-words.ts';
import { isForeign, isLetter } from './mentioned.ts';
import { isOfHome, namesSomebody } from './of-home.ts';
import { rank } from './rank.ts';
import { readWords } from './read-words.ts';

/**
 * Maximum of different unknown words to look up in one text, found or not: each lookup takes up to a
 * millisecond. A text with more is not English.
 */
const MOST_UNKNOWN = 30;
/** No child writes longer words; the cost of a search grows with the square of the length. */
const MOST_LETTERS = 24;
/** An unknown word this short at the start of a sentence may be a name or a mistake. */
const SHORT_NAME = 5;

/** NBA, UEFA. */
const LONGEST_ACRONYM = 4;

/** Sounds and chat words that are not mistakes. */
const PLAYFUL =
  /^(?:(?:ha|he|hi|ho|hu|ja|la|na|bla|wo|ya|yu|bo|mu|oi)h?){2,}$|^(?:lol|omg|yay|yeah|yep|yup|nope|nah|hmm+|mmm+|brr+|grr+|shh+|uh|um|ugh|aww?|ooh|ah|eh|er|ouch|oops|wow|yum|yummy|woof|meow|moo|xd|xoxo|bff|btw|tv|dvd|cd|pc|pe|usa|uk|eu|kg|km|cm|am|pm|vs|etc|ok|okay|bro|vlog|vlogs|youtuber|tick|tock)$/;

/** Words of the other English are not misspelt. */
const OTHERS_VOCABULARY = new Set(['mom', 'moms', 'mommy', 'mum', 'mums', 'mummy']);

let misspellings: ReadonlyMap<string, string> | undefined;

function knownMisspellings(): ReadonlyMap<string, string> {
  misspellings ??= new Map(
    readWords('misspellings.txt').map(pair => {
      const [wrong = '', right = ''] = pair.split('=');
      return [wrong, right.replaceAll('_', ' ')];
    }),
  );
  return misspellings;
}

/** The correction of one word. */
export type Better = { readonly suggestion: string; readonly reason: Correction['reason'] };

/**
 * The likeliest corrections of a wrong word, best first; none for a right word, a
 * name or a word that is not English. `begins`: at a sentence start, where a capital means nothing.
 */
export function betterWords(
  { text, small }: Pick<Token, 'text' | 'small'>,
  dialect: TeachingLanguage,
  begins: boolean,
): string[] {
  if (small.length > MOST_LETTERS) return [];
  const own = ownSpelling(small, dialect);
  if (own !== undefined) return [own];
  if (isOfHome(small) || small.length < 3 || isKnownWord(small) || !/^[a-z']+$/.test(small))
    return [];
  const shouts = text === text.toUpperCase();
  const capital = /^\p{Lu}/u.test(text);
  // A child decides how its name is spelt.
  if ((capital && !begins && !shouts) || PLAYFUL.test(small) || /(.)\1\1/.test(small)) return [];
  if (capital && !shouts && small.length <= SHORT_NAME) return [];
  if (shouts && small.length <= LONGEST_ACRONYM) return [];
  const split = splitIn(small);
  const ranked = rank(small, dialect).map(({ word, cost }) => ({
    word: ofDialect(word, dialect),
    cost,
  }));
  if (split !== undefined) ranked.push({ word: split, cost: 0.9 });
  ranked.sort((one, other) => one.cost - other.cost);
  // An unknown word at the start of a sentence may be a name.
  const limit = capital && !shouts ? 0.8 : Number.POSITIVE_INFINITY;
  return ranked.filter(({ cost }) => cost <= limit).map(({ word }) => word);
}

/** The spelling in this English of a word of the other; undefined if it may stay. */
function ownSpelling(small: string, dialect: TeachingLanguage): string | undefined {
  if (isInDictionary(small, dialect) || !isInDictionary(small)) return undefined;
  if (OTHERS_VOCABULARY.has(small)) return undefined;
  const own = ofDialect(small, dialect);
  return own === small ? undefined : own;
}

/** The spelling of a word in one English, with its forms: colors, colours. */
function ofDialect(word: string, dialect: TeachingLanguage): string {
  if (isInDictionary(word, dialect)) return word;
  const { otherSpelling } = lexicon();
  for (let length = word.length; length > 3; length -= 1) {
    for (const end of ['', 'e']) {
      const stem = word.slice(0, length) + end;
      const other = otherSpelling.get(stem);
      if (other === undefined) continue;
      const own = other.slice(0, other.length - end.length) + word.slice(length);
      if (isInDictionary(own, dialect)) return own;
    }
  }
  return word;
}

/** inthe: in the. */
function splitIn(small: string): string | undefined {
  const { groups } = lexicon();
  const isFrequent = (part: string): boolean =>
    groups.get(part) === 1 &&
    (part.length > 2 || /^(?:i|a|am|is|in|to|my|we|he|it|on|at|of|do|go)$/.test(part));
  for (let at = 1; at < small.length; at += 1) {
    const [one, other] = [small.slice(0, at), small.slice(at)];
    if (other === 'i' || other === 'a') continue;
    if (one.length + other.length > 4 && isFrequent(one) && isFrequent(other))
      return `${one} ${other}`;
  }
  return undefined;
}

/** Spelling of a complete text. `skips` says which words to ignore. */
export function spellingOf(
  sentences: readonly Sentence[],
  dialect: TeachingLanguage,
  skips: (token: Token) => boolean,
): Correction[] {
  const lookUp = createLookup(dialect);
  return sentences.flatMap(sentence =>
    sentence.flatMap((token, at) => {
      if (token.kind !== 'word' || skips(token) || isLetter(sentence, at)) return [];
      const better = lookUp(
        token,
        at === 0,
        namesSomebody(sentence, at) || isForeign(sentence, at),
      );
      return better ? [{ start: token.start, end: token.end, ...better }] : [];
    }),
  );
}

/** Looks up the words of one text, each once, and none beyond the maximum of unknown words. */
function createLookup(dialect: TeachingLanguage): (...word: Word) => Better | undefined {
  const unknown = new Set<string>();
  const results = new Map<string, Better | undefined>();
  return (token, begins, isName) => {
    if (!isKnownWord(token.small)) unknown.add(token.small);
    if (unknown.size > MOST_UNKNOWN) return undefined;
    const key = [token.text, begins, isName].join();
    if (!results.has(key)) results.set(key, betterFor(token, dialect, begins, isName));
    return results.get(key);
  };
}

type Word = [token: Token, begins: boolean, isName: boolean];

function betterFor(
  token: Token,
  dialect: TeachingLanguage,
  begins: boolean,
  isName: boolean,
): Better | undefined {
  const { text, small } = token;
  const meant = knownMisspellings().get(small);
  const written = /^\p{Lu}\p{Ll}/u.test(text) && !begins;
  if (meant !== undefined && !written && !isWrittenSmallElsewhere(small)) {
    const own = meant
      .split(' ')
      .map(word => ofDialect(word, dialect))
      .join(' ');
    return { suggestion: shaped(own, text), reason: reasonFor(small, own) };
  }
  const proper = lexicon().proper.get(small);
  if (proper !== undefined && text === small && !isWrittenSmall(small)) {
    return { suggestion: proper, reason: 'capital' };
  }
  const past = lexicon().overRegular.get(small);
  if (past !== undefined && !isKnownWord(small)) {
    return { suggestion: shaped(past, text), reason: 'word' };
  }
  if (isName) return undefined;
  const [best] = betterWords(token, dialect, begins);
  if (best === undefined) return undefined;
  return { suggestion: shaped(lexicon().proper.get(best) ?? best, text), reason: 'spelling' };
}

/** The dictionary has dose and cum, but a child that learns English means another word. */
const isWrittenSmallElsewhere = (small: string): boolean =>
  small.length > 2 && (lexicon().groups.has(small) || lexicon().verbsByBase.has(small));

function reasonFor(small: string, meant: string): Correction['reason'] {
  if (meant === 'I') return 'capital';
  return meant.includes(' ') && small.length > 5 ? 'space' : 'spelling';
}

/** Applies the capitals of the original. */
function shaped(suggestion: string, text: string): string {
  if (text.length > 1 && text === text.toUpperCase()) return suggestion.toUpperCase();
  if (/^\p{Lu}/u.test(text)) return suggestion.charAt(0).toUpperCase() + suggestion.slice(1);
  return suggestion;
}
