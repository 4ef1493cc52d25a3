import { isEverydayWord } from '@digipals/writing';
import { chatWords } from '../data/chat-words.ts';
import { englishToo, type ForeignLanguage, foreignWords } from '../data/foreign-words.ts';
import { isKnownWord, isSlip } from '../read/known-word.ts';
import type { Reading } from '../read/reading.ts';
import type { Word } from '../read/words.ts';
import { isAccented, isCapitalised } from './capitals.ts';
import type { Sentence } from './sentences.ts';

/** What a word says about the language of the text. */
export type ClassifiedWord = {
  readonly index: number;
  readonly spelt: string;
  /** `either`: frequent in English and in other languages; `unknown`: in no known language. */
  readonly as: 'english' | 'foreign' | 'either' | 'accented' | 'slip' | 'unknown';
  /** Languages in which the word is frequent. */
  readonly languages: readonly ForeignLanguage[];
  /** Whether children use it; the dictionary has many words that they do not. */
  readonly isEveryday: boolean;
};

const isEveryday = (word: string): boolean => isEverydayWord(word) || chatWords.has(word);

/** Classified words of a reading, by index. */
const cache = new WeakMap<Reading, Map<number, ClassifiedWord>>();

function classify(reading: Reading, word: Word, index: number): ClassifiedWord {
  const byIndex = cache.get(reading) ?? new Map<number, ClassifiedWord>();
  cache.set(reading, byIndex);
  const known = byIndex.get(index) ?? lookUp(reading, word, index);
  byIndex.set(index, known);
  return known;
}

function lookUp(reading: Reading, word: Word, index: number): ClassifiedWord {
  const { spelt } = word;
  // A guess at a misspelling makes any language English.
  const said = word.isGuess ? spelt : word.said;
  const languages = foreignWords.get(spelt) ?? [];
  const everyday = isEveryday(spelt) || isEverydayWord(said);
  const result = (as: ClassifiedWord['as']): ClassifiedWord => ({
    index,
    spelt,
    as,
    languages,
    isEveryday: everyday,
  });
  if (languages.length > 0) {
    if (englishToo.has(spelt) || (everyday && !isAccented(reading, word))) return result('either');
    return result('foreign');
  }
  if (isAccented(reading, word)) return result('accented');
  if (everyday || isKnownWord(spelt) || isKnownWord(said)) return result('english');
  return result('unknown');
}

/** A short word between two names is part of the name: Rio de Janeiro. */
const isBetweenNames = (reading: Reading, index: number): boolean =>
  (reading.words[index]?.spelt.length ?? 0) < 4 &&
  isCapitalised(reading, index - 1) &&
  isCapitalised(reading, index + 1);

/** Within a sentence, a capital marks a name, unless everything is in capitals. */
const isName = (reading: Reading, index: number, first: number): boolean =>
  index > first && (isCapitalised(reading, index) || isBetweenNames(reading, index));

/** Words that count: letters only, no names, no single letters except words, no repetition (`la la`). */
export const classifyWords = (reading: Reading, { first, last }: Sentence): ClassifiedWord[] =>
  reading.words.slice(first, last + 1).flatMap((word, offset) => {
    const index = first + offset;
    const { spelt } = word;
    const counts =
      /^[\p{L}\p{M}']+$/u.test(spelt) &&
      (spelt.length > 1 || isKnownWord(spelt)) &&
      !isName(reading, index, first) &&
      spelt !== reading.words[index - 1]?.spelt;
    return counts ? [classify(reading, word, index)] : [];
  });

/** Also distinguishes typos of English words from unknown words, which is slow. */
export const withSlips = (words: readonly ClassifiedWord[]): ClassifiedWord[] =>
  words.map(one => (one.as === 'unknown' && isSlip(one.spelt) ? { ...one, as: 'slip' } : one));

/** How strongly a word suggests a language; below 0 suggests English. */
function weigh(
  { as, languages, isEveryday, spelt }: ClassifiedWord,
  language: ForeignLanguage,
): number {
  const isInLanguage = languages.includes(language);
  if (as === 'foreign') return isInLanguage ? 1 : 0.2;
  if (as === 'either') return isInLanguage ? 0.2 : isEveryday ? -1 : 0;
  if (as === 'accented') return 0.7;
  if (as === 'unknown') return 0.2;
  if (as === 'slip') return -0.4;
  return isEveryday ? -1 : spelt.length < 5 ? -0.3 : -0.7;
}

/** Consecutive words in one language. */
export type Run = {
  readonly language: ForeignLanguage;
  readonly first: number;
  readonly last: number;
  readonly weight: number;
};

/** The consecutive words that most suggest a language: the maximum subarray. */
function bestRunIn(words: readonly ClassifiedWord[], language: ForeignLanguage): Run | undefined {
  let best: Run | undefined;
  let weight = 0;
  let from = 0;
  words.forEach((one, place) => {
    if (weight <= 0) {
      weight = 0;
      from = place;
    }
    weight += weigh(one, language);
    if (weight > (best?.weight ?? 0)) {
      best = { language, first: words[from]?.index ?? 0, last: one.index, weight };
    }
  });
  return best;
}

/** Two words that are frequent in a language and not in English, and slightly more than chance. */
const LEAST_HITS = 2;
const LEAST_WEIGHT = 1.6;

function isBelieved(
  words: readonly ClassifiedWord[],
  { language, first, last, weight }: Run,
): boolean {
  const inside = words.filter(({ index }) => index >= first && index <= last);
  const hits = inside.filter(
    ({ as, languages }) => as === 'foreign' && languages.includes(language),
  );
  const isEnough = new Set(hits.map(({ spelt }) => spelt)).size >= LEAST_HITS;
  return isEnough && weight >= LEAST_WEIGHT && hits.length / inside.length >= 0.34;
}

/** The words of a sentence in another language, if the evidence is strong enough. */
export function findRun(words: readonly ClassifiedWord[]): Run | undefined {
  const hits = words.flatMap(one => (one.as === 'foreign' ? one.languages : []));
  const languages = new Set(hits.filter((one, place) => hits.indexOf(one) < place));
  return [...languages]
    .map(language => bestRunIn(words, language))
    .filter(run => run !== undefined && isBelieved(words, run))
    .toSorted((one, other) => (other?.weight ?? 0) - (one?.weight ?? 0))[0];
}
