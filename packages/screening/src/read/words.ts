import type { Folded } from '../fold/fold.ts';
import { isKnownWord } from './known-word.ts';
import { hiddenWithin, inLexicon, isHidden } from './lexicon.ts';
import { readWord } from './said-word.ts';

/** A word: its spelling, what it means (one or more words) and its range in the folded text. */
export type Word = {
  readonly spelt: string;
  readonly said: string;
  readonly from: number;
  readonly to: number;
};

const token = /[\p{L}\p{M}\p{N}@$*#|](?:[\p{L}\p{M}\p{N}@$*#|']|[!+%_-](?=[\p{L}\p{N}*#]))*/gu;
const piece = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu;

const isPlain = (spelt: string): boolean => !/[^\p{L}\p{M}\p{N}']|'$/u.test(spelt);

/** A token with signs in it is one word if it disguises one, otherwise its pieces are words. */
function split(spelt: string, from: number): Word[] {
  const whole = (): Word => ({ spelt, said: readWord(spelt), from, to: from + spelt.length });
  if (isPlain(spelt)) return [whole()];
  const said = readWord(spelt);
  if (said !== spelt) return [{ spelt, said, from, to: from + spelt.length }];
  return [...spelt.matchAll(piece)].map(match => {
    const start = from + match.index;
    return {
      spelt: match[0],
      said: readWord(match[0]),
      from: start,
      to: start + match[0].length,
    };
  });
}

const join = (words: readonly Word[], said: string): Word => ({
  spelt: words.map(word => word.spelt).join(''),
  said,
  from: words[0]?.from ?? 0,
  to: words.at(-1)?.to ?? 0,
});

const isLetter = (word: Word | undefined): word is Word =>
  word !== undefined && /^[a-z]$/.test(word.spelt);

/** Letters one by one, `m e e t`: joins them, with adjacent letters, to a word. */
function joinLetters(letters: readonly Word[]): readonly Word[] {
  const spelt = letters.map(word => word.spelt).join('');
  const whole = inLexicon(spelt) ?? (isKnownWord(spelt) ? readWord(spelt) : undefined);
  if (whole !== undefined) return [join(letters, whole)];
  const within = hiddenWithin(spelt);
  if (!within) return letters;
  const end = within.at + within.word.length;
  return [
    ...letters.slice(0, within.at),
    join(letters.slice(within.at, end), within.word),
    ...letters.slice(end),
  ];
}

const closeGap = /^[\s.\-_*/,|+]{1,3}$/;

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

/** `fu ck`: joins two words that disguise one, if they are not words themselves. */
function joinPair(one: Word, other: Word | undefined, text: string): Word | undefined {
  if (!other || one.spelt.length > 5 || other.spelt.length > 5) return undefined;
  const both = one.spelt + other.spelt;
  if (both.length < 4 || !isHidden(both)) return undefined;
  if (isKnownWord(one.spelt) && isKnownWord(other.spelt)) return undefined;
  return /^[\s.\-_*]{1,2}$/.test(text.slice(one.to, other.from))
    ? join([one, other], both)
    : undefined;
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

/** The words of a folded text, in order. */
export function readWords({ text }: Folded): Word[] {
  const words = [...text.matchAll(token)].flatMap(match => split(match[0], match.index));
  return joinSpaced(words, text);
}
