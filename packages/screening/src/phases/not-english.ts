import { chatWords } from '../data/chat-words.ts';
import {
  englishToo,
  type ForeignLanguage,
  foreignAlone,
  foreignWords,
  greetings,
} from '../data/foreign-words.ts';
import { isKnownWord } from '../read/known-word.ts';
import { foundInWords, type Reading } from '../read/reading.ts';
import type { Word } from '../read/words.ts';
import type { Found } from '../types.ts';
import { isAccented, isCapital } from './capitals.ts';
import type { Phase } from './phase.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** Guesses the language of a text in Latin letters: a code of ISO 639-1, empty when it cannot tell. */
export type GuessLanguage = (text: string) => string;

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
  `In ${scripts.find(([, pattern]) => pattern.test(spelt))?.[0] ?? 'other'} letters, not in English`;

/** Rows of words in another script, of one sentence. */
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

const foreignScript = (reading: Reading): Found[] =>
  sentencesOf(reading)
    .flatMap(sentence => rowsOf(reading, sentence))
    .filter(row => !isGreeting(reading, row))
    .map(({ first, last }) => {
      const explanation = scriptOf(reading.words[first]?.spelt ?? '');
      const signal = { code: 'notEnglish', severity: 1, explanation } as const;
      return foundInWords(reading, signal, first, last);
    });

/** Whether English has a word; the frequent small words of other languages it often has too. */
const isEnglish = (reading: Reading, word: Word): boolean => {
  const { spelt, said } = word;
  if (isAccented(reading, word)) return false;
  if (foreignWords.has(spelt) && !englishToo.has(spelt)) return false;
  return isKnownWord(spelt) || chatWords.has(spelt) || isKnownWord(said);
};

type Counts = {
  readonly words: number;
  /** Words that English has and none of the other lists. */
  readonly known: number;
  /** Frequent words of `language`, the one with the most of them. */
  readonly foreign: number;
  /** Words with letters that English does not write. */
  readonly accented: number;
  readonly language: ForeignLanguage | undefined;
};

/** A name is neither English nor foreign; the first word of a sentence begins with a capital anyway. */
const isName = (reading: Reading, index: number, first: number): boolean =>
  index > first &&
  isCapital(reading, index) &&
  !foreignWords.has(reading.words[index]?.spelt ?? '');

/** Words to judge by: letters alone, no names, no single letters that are no word anywhere, none twice (`la la`). */
const wordsOf = (reading: Reading, { first, last }: Sentence): Word[] =>
  reading.words
    .slice(first, last + 1)
    .filter(
      ({ spelt }, index) =>
        /^[\p{L}\p{M}']+$/u.test(spelt) &&
        (spelt.length > 1 || isKnownWord(spelt)) &&
        !isName(reading, first + index, first) &&
        spelt !== reading.words[first + index - 1]?.spelt,
    );

function count(reading: Reading, sentence: Sentence): Counts {
  const words = wordsOf(reading, sentence);
  const languages = new Map<ForeignLanguage, number>();
  for (const { spelt } of words) {
    if (englishToo.has(spelt)) continue;
    for (const language of foreignWords.get(spelt) ?? [])
      languages.set(language, (languages.get(language) ?? 0) + 1);
  }
  const [best] = [...languages].toSorted((a, b) => b[1] - a[1]);
  return {
    words: words.length,
    known: words.filter(word => isEnglish(reading, word)).length,
    foreign: best?.[1] ?? 0,
    accented: words.filter(word => isAccented(reading, word)).length,
    language: best?.[0],
  };
}

const guessedNames: Readonly<Record<string, string>> = {
  es: 'Spanish',
  fr: 'French',
  tr: 'Turkish',
  az: 'Azerbaijani',
  ru: 'Russian',
  th: 'Thai',
  zh: 'Chinese',
};

/** In which language words tell that a sentence is, if it is none of English. */
function languageByWords(counts: Counts): string | undefined {
  const { words, known, foreign, language } = counts;
  if (foreign >= 2 && foreign / words >= 0.4 && known / words <= 0.67) return language;
  return foreign / words > 0.7 && words > 2 ? language : undefined;
}

/** Whether a guess at the language may be believed: of short sentences it is often wrong. */
function isForeignEnough({ words, known, foreign, accented }: Counts): boolean {
  const signs = foreign + accented;
  if (words > 2) return signs > 0 || known / words < 0.4;
  return signs > 1 || (signs > 0 && known === 0);
}

/** In which language a sentence in Latin letters seems to be, if it is none of English. */
function languageOf(
  reading: Reading,
  sentence: Sentence,
  guess: GuessLanguage,
): string | undefined {
  const counts = count(reading, sentence);
  const { words, known, language } = counts;
  if (words === 0) return undefined;
  const byWords = languageByWords(counts);
  if (byWords !== undefined) return byWords;
  if (words <= 2 && known < words && isForeignAlone(reading, sentence)) return language;
  const share = known / words;
  if (words < 2 || share > 0.67) return undefined;
  const guessed = guessedNames[guess(textOf(reading, sentence))];
  if (guessed !== undefined && isForeignEnough(counts)) return guessed;
  return share < 0.2 && words > 3 ? 'an unknown language' : undefined;
}

const isForeignAlone = ({ words }: Reading, { first, last }: Sentence): boolean =>
  words.slice(first, last + 1).some(({ spelt }) => foreignAlone.has(spelt));

function textOf({ context, folded, words }: Reading, { first, last }: Sentence): string {
  const from = folded.starts[words[first]?.from ?? 0] ?? 0;
  const to = folded.ends[(words[last]?.to ?? 1) - 1] ?? 0;
  return context.text.slice(from, to);
}

/** A child that greets or thanks in its language writes English all the same: `Hola! I am Ana.` */
const fewestEnglish = 3;

/** Whether all that is not English from one word to another is greetings, in a text that is English. */
function isGreeting(reading: Reading, { first, last }: Sentence): boolean {
  const foreign = reading.words
    .slice(first, last + 1)
    .filter(word => !isEnglish(reading, word) || greetings.has(word.spelt));
  if (!foreign.every(({ spelt }) => greetings.has(spelt))) return false;
  const all = { first: 0, last: reading.words.length - 1 };
  const english = wordsOf(reading, all).filter(
    word => isEnglish(reading, word) && !greetings.has(word.spelt),
  );
  return english.length >= Math.max(fewestEnglish, foreign.length);
}

/** Words that are not English, with a guess at the language where letters alone do not tell. */
function findNotEnglish(reading: Reading, guess: GuessLanguage): Found[] {
  const find = (sentence: Sentence): Found[] => {
    const language = languageOf(reading, sentence, guess);
    if (language === undefined || isGreeting(reading, sentence)) return [];
    const explanation = `Seems to be in ${language}, not in English`;
    const signal = { code: 'notEnglish', severity: 1, explanation } as const;
    return [foundInWords(reading, signal, sentence.first, sentence.last)];
  };
  const found = [...foreignScript(reading), ...sentencesOf(reading).flatMap(find)];
  // Sentences may be too short to tell, one by one.
  return found.length > 0 ? found : find({ first: 0, last: reading.words.length - 1 });
}

/** Texts in other languages than English. */
export const notEnglish = (guess: GuessLanguage): Phase => ({
  name: 'language',
  find: reading => findNotEnglish(reading, guess),
});
