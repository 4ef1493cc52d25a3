import { isGivenName } from '@digipals/writing';
import { type ForeignLanguage, foreignAlone, greetings } from '../data/foreign-words.ts';
import { explainLanguage, explainLetters, nameOfLanguage } from '../explain-language.ts';
import { foundInWords, type Reading } from '../read/reading.ts';
import { guessWord } from '../read/said-word.ts';
import type { Found } from '../types.ts';
import { type ClassifiedWord, classifyWords, findRun, withSlips } from './languages.ts';
import type { Phase } from './phase.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** A guess at the language of a text: the likeliest one apart from English, and how likely English is. */
export type Guess = { readonly language: string; readonly english: number };
/** What a guess is where none is made: words and letters alone decide. */
export const noGuess: Guess = { language: '', english: 1 };
/** Guesses the language of a text in Latin letters. */
export type GuessLanguage = (text: string) => Guess;

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Arabic', /\p{Script=Arabic}/u],
];
const latin = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}]*$/u;
const letters = /\p{L}/u;

const isForeignScript = (spelt: string): boolean => letters.test(spelt) && !latin.test(spelt);

const scriptOf = (spelt: string): string =>
  explainLetters(scripts.find(([, pattern]) => pattern.test(spelt))?.[0] ?? 'other');

/** Sequences of words in another script, within one sentence. */
function rowsOf(reading: Reading, { first, last }: Sentence): Sentence[] {
  const rows: { first: number; last: number }[] = [];
  for (let index = first; index <= last; index += 1) {
    if (!isForeignScript(reading.words[index]?.spelt ?? '')) continue;
    const row = rows.at(-1);
    if (row && index - row.last < 3) row.last = index;
    else rows.push({ first: index, last: index });
  }
  return rows;
}

function foreignScript(reading: Reading, { first, last }: Sentence): Found {
  const explanation = scriptOf(reading.words[first]?.spelt ?? '');
  const signal = { code: 'notEnglish', severity: 1, explanation } as const;
  return foundInWords(reading, signal, first, last);
}

type Counts = {
  readonly words: number;
  /** English words that are in no other list. */
  readonly known: number;
  /** Words that are frequent in other languages, but not in English. */
  readonly foreign: number;
  /** Words with letters that English does not use. */
  readonly accented: number;
  /** Unknown words that are not short forms: `omg lol` is not a language. */
  readonly long: number;
  readonly language: ForeignLanguage | undefined;
};

function count(classified: readonly ClassifiedWord[]): Counts {
  const of = (...kinds: ClassifiedWord['as'][]) =>
    classified.filter(({ as }) => kinds.includes(as)).length;
  const languages = new Map<ForeignLanguage, number>();
  for (const one of classified) {
    if (one.as !== 'foreign') continue;
    for (const language of one.languages) {
      languages.set(language, (languages.get(language) ?? 0) + 1);
    }
  }
  return {
    words: classified.length,
    known: of('english', 'either') + of('slip') / 2,
    foreign: of('foreign'),
    accented: of('accented'),
    long: classified.filter(({ as, spelt }) => as === 'unknown' && spelt.length > 3).length,
    language: [...languages].toSorted((a, b) => b[1] - a[1])[0]?.[0],
  };
}

/** With a higher share of English words, a sentence with unknown words is English. */
const MOST_KNOWN = 0.67;

type Part = Sentence & { readonly language: string };

/** Whether at most half of the words are also everyday English, and all of these are in the language: `men bilmirem`. */
function isWithoutEnglish(
  classified: readonly ClassifiedWord[],
  language: ForeignLanguage,
): boolean {
  const isOpen = ({ as, isEveryday, languages }: ClassifiedWord) =>
    as !== 'english' && as !== 'slip' && (!isEveryday || languages.includes(language));
  const others = classified.filter(({ isEveryday }) => !isEveryday).length;
  return classified.length > 1 && classified.every(isOpen) && others / classified.length >= 0.5;
}

/** Whether to trust a language guess: it is often wrong for short sentences. */
function isForeignEnough({ words, known, foreign, accented, long }: Counts): boolean {
  const signs = foreign + accented;
  if (words > 2) return signs > 0 || (long > 1 && known / words < 0.4);
  return signs > 1 || (signs > 0 && known < 1);
}

/** With a higher share of words that children use in English, a guess does not count. */
const MOST_EVERYDAY = 0.5;
/** A text is in English if the model gives English at least this. */
const LEAST_ENGLISH = 0.5;
/** Below this, English is so unlikely that few other signs are needed. */
const UNLIKELY_ENGLISH = 0.3;

/** The language that has all of these words, not all of which are everyday English: `hen hao`, `chat noir`. */
function languageOfAll(classified: readonly ClassifiedWord[]): ForeignLanguage | undefined {
  const [first, ...rest] = classified;
  if (rest.length === 0 || classified.every(({ isEveryday }) => isEveryday)) return undefined;
  return first?.languages.find(language => rest.every(one => one.languages.includes(language)));
}

const playful = /(.{1,3})\1{1,}/;

/** A single word that is not a misspelling, a sound or a name: `bilmiyorum`. */
function isForeignWord([one, ...others]: readonly ClassifiedWord[], guess: () => Guess): boolean {
  if (!one || others.length > 0 || one.spelt.length < 6 || playful.test(one.spelt)) return false;
  if (one.as !== 'unknown' && one.as !== 'accented' && one.as !== 'foreign') return false;
  if (guessWord(one.spelt) !== undefined || isGivenName(one.spelt)) return false;
  return guess().english < UNLIKELY_ENGLISH;
}

/** True for most texts: no further check is needed. */
const isClear = (classified: readonly ClassifiedWord[]): boolean =>
  classified.every(({ as }) => as === 'english' || as === 'either' || as === 'unknown') &&
  count(classified).known >= classified.length * MOST_KNOWN;

/** The part of a sentence in Latin letters that is in another language, if any. */
function foreignPart(reading: Reading, sentence: Sentence, guess: GuessLanguage): Part | undefined {
  const first = classifyWords(reading, sentence);
  const whole = (name = 'an unknown language') => ({ ...sentence, language: name });
  const common = languageOfAll(first);
  if (common !== undefined) return whole(common);
  if (isClear(first)) return undefined;
  const classified = withSlips(first);
  const counts = count(classified);
  const { words, known, language } = counts;
  const run = findRun(classified);
  // If it is most of the sentence, mark all of it.
  if (run !== undefined) return known / words < 0.4 ? { ...sentence, language: run.language } : run;
  if (language !== undefined && isWithoutEnglish(classified, language)) return whole(language);
  if (words <= 2 && known < words && isForeignAlone(reading, sentence)) return whole(language);
  return guessedPart(reading, sentence, { classified, counts }, guess);
}

type Weighed = { readonly classified: readonly ClassifiedWord[]; readonly counts: Counts };

/** The whole sentence, if the model and the share of known words say that it is not in English. */
function guessedPart(
  reading: Reading,
  sentence: Sentence,
  { classified, counts }: Weighed,
  guess: GuessLanguage,
): Part | undefined {
  const { words, known, language } = counts;
  const whole = (name = 'an unknown language') => ({ ...sentence, language: name });
  let made: Guess | undefined;
  const guessed = (): Guess => {
    made ??= guess(textOf(reading, sentence));
    return made;
  };
  const nameOfGuess = () =>
    guessed().language === '' ? language : nameOfLanguage(guessed().language);
  if (isForeignWord(classified, guessed)) return whole(nameOfGuess());
  const share = known / words;
  if (words < 2 || share > MOST_KNOWN) return undefined;
  const everyday = classified.filter(({ isEveryday, as }) => isEveryday || as === 'slip').length;
  const isFew = everyday / words <= MOST_EVERYDAY;
  const { english } = guessed();
  if (isFew && english < LEAST_ENGLISH && isForeignEnough(counts)) return whole(nameOfGuess());
  if (isFew && known === 0 && counts.foreign > 0 && counts.long + counts.foreign >= words)
    return whole(language);
  if (isFew && share <= 0.5 && english < UNLIKELY_ENGLISH && counts.long > 0)
    return whole(nameOfGuess());
  return share < 0.2 && words > 3 ? whole() : undefined;
}

const isForeignAlone = ({ words }: Reading, { first, last }: Sentence): boolean =>
  words.slice(first, last + 1).some(({ spelt }) => foreignAlone.has(spelt));

function textOf({ context, folded, words }: Reading, { first, last }: Sentence): string {
  const from = folded.starts[words[first]?.from ?? 0] ?? 0;
  const to = folded.ends[(words[last]?.to ?? 1) - 1] ?? 0;
  return context.text.slice(from, to);
}

/** Greetings and thanks in another language are fine in an English text: `Hola! I am Ana.` */
const fewestEnglish = 3;

const isEnglish = ({ as, spelt }: ClassifiedWord): boolean =>
  (as === 'english' || as === 'either') && !greetings.has(spelt);

/** Whether a part that is not English is only greetings, in a text with this many English words. */
function isGreeting(reading: Reading, { first, last }: Sentence, english: () => number): boolean {
  const foreign = classifyWords(reading, { first, last }).filter(one => !isEnglish(one));
  if (!foreign.every(({ spelt }) => greetings.has(spelt))) return false;
  return english() >= Math.max(fewestEnglish, foreign.length);
}

/** Finds words that are not English, with a language guess where letters do not decide. */
function findNotEnglish(reading: Reading, guess: GuessLanguage): Found[] {
  const all = { first: 0, last: reading.words.length - 1 };
  let counted: number | undefined;
  // Counted once, because a text may have hundreds of greetings.
  const english = (): number => {
    counted ??= classifyWords(reading, all).filter(isEnglish).length;
    return counted;
  };
  const find = (sentence: Sentence): Found[] => {
    const part = foreignPart(reading, sentence, guess);
    if (part === undefined || isGreeting(reading, part, english)) return [];
    const explanation = explainLanguage(part.language);
    const signal = { code: 'notEnglish', severity: 1, explanation } as const;
    return [foundInWords(reading, signal, part.first, part.last)];
  };
  const sentences = sentencesOf(reading);
  const inScript = sentences
    .flatMap(sentence => rowsOf(reading, sentence))
    .filter(row => !isGreeting(reading, row, english))
    .map(row => foreignScript(reading, row));
  const found = [...inScript, ...sentences.flatMap(find)];
  // Single sentences may be too short to decide.
  return found.length > 0 || sentences.length < 2 ? found : find(all);
}

/** Finds texts in languages other than English. */
export const notEnglish = (guess: GuessLanguage): Phase => ({
  name: 'language',
  find: reading => findNotEnglish(reading, guess),
});
