import { isEverydayWord } from '@digipals/writing';
import { localStreets, streetsBefore } from '../data/street-words.ts';
import { type Folded, readAsLatin } from '../fold/fold.ts';
import { isKnownWord } from './known-word.ts';
import { hiddenWithin, inLexicon, isHidden, platformOf } from './lexicon.ts';
import { matchesOf } from './matches.ts';
import { guessWord, isLeet, readLeet, readWord } from './said-word.ts';
import { segment } from './segment.ts';

/** A word: its spelling, what it means (one or more words) and its range in the folded text. */
export type Word = {
  readonly spelt: string;
  readonly said: string;
  /** Whether `said` is only a guess at a misspelling. */
  readonly isGuess: boolean;
  readonly from: number;
  readonly to: number;
};

const token =
  /[\p{L}\p{M}\p{N}@$*#|](?:[\p{L}\p{M}\p{N}@$*#|']|[!+%_-](?=[\p{L}\p{N}*#])|[!+]{1,2}(?=\+))*\+?/gu;
const piece = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu;

const isPlain = (spelt: string): boolean => !/[^\p{L}\p{M}\p{N}']|'$/u.test(spelt);

/** A token with signs in it is one word if it disguises one, otherwise its pieces are words. */
function split(spelt: string, from: number): Word[] {
  const said = readWord(spelt);
  if (isPlain(spelt) || said !== spelt) return [wordOf(spelt, said, from)];
  return matchesOf(piece, spelt).map(({ 0: part, index }) =>
    wordOf(part, readWord(part), from + index),
  );
}

const wordOf = (spelt: string, said: string, from: number): Word => ({
  spelt,
  said,
  isGuess: false,
  from,
  to: from + spelt.length,
});

const join = (words: readonly Word[], said: string): Word => ({
  spelt: words.map(word => word.spelt).join(''),
  said,
  isGuess: false,
  from: words[0]?.from ?? 0,
  to: words.at(-1)?.to ?? 0,
});

/** Whether a word was joined from letters or parts: `u.g.l.y`. */
export const isSpread = ({ spelt, from, to }: Word): boolean => to - from > spelt.length;

const isLetter = (word: Word | undefined): word is Word =>
  word !== undefined && /^[a-z]$/.test(word.spelt);

/** Letters one by one, `m e e t`: joins them, with adjacent letters, to words. */
function joinLetters(letters: readonly Word[]): readonly Word[] {
  const spelt = letters.map(word => word.spelt).join('');
  const said = readWord(spelt);
  if (said !== spelt || isKnownWord(spelt)) return [join(letters, said)];
  const words = segment(spelt);
  if (words) {
    let end = 0;
    return words.map(word => {
      const start = end;
      end += word.length;
      return join(letters.slice(start, end), readWord(word));
    });
  }
  const within = hiddenWithin(spelt);
  if (!within) return letters;
  const end = within.at + within.word.length;
  return [
    ...letters.slice(0, within.at),
    join(letters.slice(within.at, end), within.word),
    ...letters.slice(end),
  ];
}

/** What may stand between the letters or parts of a word: spaces and signs, or pictures. */
const closeGap = /^(?:[\s.\-_*/,|+]{1,3}|[^\p{L}\p{N}\s.,!?;:()]{1,10})$/u;
const pairGap = /^(?:[\s.\-_*]{1,2}|[^\p{L}\p{N}\s.,!?;:()]{1,10})$/u;

/** How many words from `first` are single letters. */
function lettersFrom(words: readonly Word[], first: number, text: string): number {
  let count = 0;
  for (let index = first; isLetter(words[index]); index += 1) {
    const before = words[index - 1];
    const gap = text.slice(before?.to, words[index]?.from);
    if (count > 0 && !closeGap.test(gap)) break;
    count += 1;
  }
  return count;
}

/** `fu ck`, `tik tok`: joins two words that disguise one, if they are not words themselves. */
function joinPair(one: Word, other: Word | undefined, text: string): Word | undefined {
  if (!other || one.spelt.length > 5 || other.spelt.length > 5) return undefined;
  const both = one.spelt + other.spelt;
  const said = isHidden(both) ? (inLexicon(both) ?? both) : platformOf(both);
  const gap = text.slice(one.to, other.from);
  // A picture between letters hides a word; a space between short ones may be a typo.
  if (both.length < (/[^ -~]/.test(gap) ? 3 : 4) || said === undefined) return undefined;
  if (isEverydayWord(one.spelt) && isEverydayWord(other.spelt)) return undefined;
  return pairGap.test(gap) ? join([one, other], said) : undefined;
}

function joinSpaced(words: readonly Word[], text: string): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index];
    if (!word) break;
    const letters = lettersFrom(words, index, text);
    const pair = letters < 3 ? joinPair(word, words[index + 1], text) : undefined;
    if (letters > 2) joined.push(...joinLetters(words.slice(index, index + letters)));
    else joined.push(pair ?? word);
    index += letters > 2 ? letters : pair ? 2 : 1;
  }
  return joined;
}

/** If a word has digits for letters, so may the short ones near it: `m33t m3`. */
function readShortLeet(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ spelt, said }) => isLeet(spelt) && said !== spelt)) return words;
  return words.map(word =>
    word.said === word.spelt ? { ...word, said: readLeet(word.spelt) ?? word.said } : word,
  );
}

/** A text with more unknown words is not English, and guessing takes time. */
const mostGuesses = 40;

/** Words that rules look for as they are spelt. */
const isSoughtAsSpelt = (spelt: string): boolean =>
  inLexicon(spelt) !== undefined || streetsBefore.includes(spelt) || localStreets.includes(spelt);

/** Guesses what misspelt words mean. */
function guess(words: readonly Word[]): Word[] {
  const tried = new Set<string>();
  return words.map(word => {
    const { spelt, said } = word;
    if (said !== spelt || isKnownWord(spelt) || isSoughtAsSpelt(spelt)) return word;
    tried.add(spelt);
    const guessed = tried.size > mostGuesses ? undefined : guessWord(spelt);
    return guessed === undefined ? word : { ...word, said: guessed, isGuess: true };
  });
}

/** The words of a folded text, in order. */
export function readWords(folded: Folded): Word[] {
  const text = readAsLatin(folded);
  const words = matchesOf(token, text).flatMap(match => split(match[0], match.index));
  return guess(readShortLeet(joinSpaced(words, text)));
}
