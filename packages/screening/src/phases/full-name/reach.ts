import { isGivenName } from '@digipals/writing';
import { chatWords } from '../../data/chat-words.ts';
import { isParticle, isSurnameAnywhere } from '../../data/name-parts.ts';
import { famous, noNames } from '../../data/names.ts';
import { isCommonWord, isSlip } from '../../read/known-word.ts';
import { type Reading, spelt } from '../../read/reading.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import type { Introduction } from './introductions.ts';
import { nextPart } from './parts.ts';

type Kind = Pick<Introduction, 'lowerCase' | 'whole' | 'uncommon'>;

/** Words that are read differently are not names: im, plz, wat. With a capital, only chat words are excluded. */
const isSaidOtherwise = ({ words }: Reading, index: number, capital: boolean): boolean => {
  const { spelt: written = '', said = '', isGuess = false } = words[index] ?? {};
  if (isGivenName(written)) return false;
  return capital ? chatWords.has(written) : said !== written && !isGuess;
};

/** Whether a word could be part of a name. */
export function couldBeName(
  reading: Reading,
  index: number,
  { lowerCase, whole, uncommon }: Kind,
): boolean {
  const word = spelt(reading, index);
  if (!/^[\p{L}\p{M}'-]{2,}$/u.test(word) || noNames.has(word)) return false;
  const capital = isCapital(reading, index);
  if (word.endsWith("'s") || isSaidOtherwise(reading, index, capital)) return false;
  if (isGivenName(word) && (capital || lowerCase)) return true;
  if (capital) return uncommon !== true || !isCommonWord(word);
  return lowerCase && (whole === true || !isCommonWord(word));
}

const mostWords = 6;

/** The place after a part of a name: that of its next part, across `van der` or a letter. */
function nextOfName(reading: Reading, last: number, kind: Kind): number | undefined {
  const next = nextPart(reading, last);
  const isDirect = next === last + 1;
  if (next === undefined || !couldBeName(reading, next, kind)) return undefined;
  return isDirect || isSure(reading, next) ? next : undefined;
}

/** After a particle a name has a capital, or no English word is written like it. */
const isSure = (reading: Reading, index: number): boolean =>
  isCapital(reading, index) ||
  isSurnameAnywhere(spelt(reading, index)) ||
  !isSlip(spelt(reading, index));

/** How many words from `first` look like parts of one name. */
function countNames(reading: Reading, first: number, kind: Kind): number {
  let last = first;
  if (isParticle(spelt(reading, first))) last = nextPart(reading, first) ?? first;
  if (!couldBeName(reading, last, kind)) return 0;
  while (last - first + 1 < mostWords) {
    const next = nextOfName(reading, last, kind);
    if (next === undefined) break;
    last = next;
  }
  return last - first + 1;
}

/** After `my name is`, any word may be the first name. */
export function countFrom(reading: Reading, first: number, introduction: Introduction): number {
  const word = spelt(reading, first);
  const startsPlain =
    introduction.lowerCase &&
    introduction.strict !== true &&
    !noNames.has(word) &&
    /^\p{L}{2,}$/u.test(word);
  if (!startsPlain || endsSentence(reading, first)) return countNames(reading, first, introduction);
  return 1 + countNames(reading, first + 1, introduction);
}

/** Words that may follow a lower-case surname. */
const goesOn = new Set("and but from i im i'm here back again".split(' '));

/** Whether the sentence ends after the name or continues as it can after one: not in `my name is olga ilike cats`. */
export function endsName(reading: Reading, last: number): boolean {
  if (isCapital(reading, last) || endsSentence(reading, last)) return true;
  return isSurnameAnywhere(spelt(reading, last)) || goesOn.has(spelt(reading, last + 1));
}

/** Whether the second word of a name is probably a typo: `my name is mia helo`. */
export const isUnsure = (reading: Reading, index: number): boolean =>
  !isCapital(reading, index) &&
  !isGivenName(spelt(reading, index)) &&
  !isParticle(spelt(reading, index)) &&
  (reading.words[index]?.isGuess === true || isSlip(spelt(reading, index)));

export function isFamous(reading: Reading, first: number, count: number): boolean {
  for (let index = first; index < first + count - 1; index += 1) {
    if (famous.has(`${spelt(reading, index)} ${spelt(reading, index + 1)}`)) return true;
  }
  return false;
}
