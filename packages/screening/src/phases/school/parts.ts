import { isGivenName } from '@digipals/writing';
import { isCommonWord, isKnownWord, isSlip } from '../../read/known-word.ts';
import { type Reading, spelt } from '../../read/reading.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { particles } from './kinds.ts';

const shouted = new WeakMap<Reading, boolean>();

/** Whether a text has no small letters, so that capitals say nothing. */
export function isShouted(reading: Reading): boolean {
  const known = shouted.get(reading) ?? !/\p{Ll}/u.test(reading.context.text);
  shouted.set(reading, known);
  return known;
}

/** Words that begin a new thought, even with a capital. */
const noPart =
  /^(?:i|i'm|im|i've|my|our|we|it|it's|he|she|they|you|your|his|her|and|but|so|the|a|an|is|are|was|in|at|to|from|for|with|on|because|when|then|what|where|who|do|there|this|that|class|year|grade|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|christmas|easter|english|mum|dad|mr|mrs|miss|ms)$/;

/** Longer ones are texts without spaces. */
const longest = 24;

/** Whether a small word is surely no English word, not even a misspelt one. */
export const isForeign = (word: string): boolean =>
  word.length > 3 && word.length <= longest && !isKnownWord(word) && !isSlip(word);

/** Whether a word is written like a part of a name: with a capital, or unlike any English word. */
export function isNamePart(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  if (!/^[\p{L}\p{M}'.]{1,24}$/u.test(word) || noPart.test(word)) return false;
  if (isCapital(reading, index) && !isShouted(reading)) return true;
  const isProper = word.length > 3 && isKnownWord(word) && !isCommonWord(word);
  return isProper || isForeign(word) || (word.length > 3 && isGivenName(word));
}

/** The first of up to `most` words before `end` that belong to a name, in one sentence; `end` if none does. */
export function startOfName(
  reading: Reading,
  end: number,
  isPart: (index: number) => boolean,
  most = 4,
): number {
  let first = end;
  while (end - first < most && !endsSentence(reading, first - 1) && isPart(first - 1)) first -= 1;
  return first;
}

const shortened = /^(?:st|ste|sta|nr|no|dr|ks|im|gen|sw|hl|prof)$/;

/** Whether a name may not go on after a word: `St. Mary's` may. */
const stops = (reading: Reading, index: number): boolean =>
  endsSentence(reading, index) && !shortened.test(spelt(reading, index));

const counted =
  /^(?:days?|times?|hours?|years?|minutes?|mins?|weeks?|am|pm|o|children|kids|pupils|girls|boys|teachers|students|people|rooms|km|m|and|or)$/;

/** Whether a number belongs to a name: not in `my colegio 5 days a week`. */
const isNumber = (reading: Reading, index: number): boolean =>
  /^\d{1,4}$/.test(spelt(reading, index)) && !counted.test(spelt(reading, index + 1));

/** The last word of the name that follows a word; the word itself if there is none. */
export function nameFrom(
  reading: Reading,
  kind: number,
  isPart: (index: number) => boolean = index => isNamePart(reading, index),
): number {
  let last = kind;
  while (last - kind < 7 && !stops(reading, last)) {
    let next = last + 1;
    while (next - last < 3 && particles.has(spelt(reading, next)) && !stops(reading, next))
      next += 1;
    const isNumbered = next === last + 1 && isNumber(reading, next);
    if (!isPart(next) && !isNumbered) break;
    last = next;
  }
  return last;
}
