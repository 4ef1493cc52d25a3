import { isParticle, isTitle } from '../../data/name-parts.ts';
import { type Reading, spelt } from '../../read/reading.ts';
import { endsSentence, isCapital, isCapitalised } from '../capitals.ts';

const shouted = new WeakMap<Reading, boolean>();

/** Whether most letters of a text are capitals, so that they say nothing about names. */
function isMostlyCapitals(reading: Reading): boolean {
  const { text } = reading.context;
  const known =
    shouted.get(reading) ??
    (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);
  shouted.set(reading, known);
  return known;
}

/** Whether a word is written like a name, also `GUDRUN` in a text of small letters. */
export const hasCapital = (reading: Reading, index: number): boolean =>
  isCapitalised(reading, index) || (isCapital(reading, index) && !isMostlyCapitals(reading));

/** Whether a small word is joined to this one: `Min` of `Min-jun`. */
export const isHyphenated = (reading: Reading, index: number): boolean => {
  const { folded, words } = reading;
  const [word, next] = [words[index], words[index + 1]];
  const isJoined = folded.text.slice(word?.to, next?.from) === '-';
  return isJoined && isCapitalised(reading, index) && !isCapital(reading, index + 1);
};

/** Where a name begins with its title: `Miss` before `Rosie Duggan`. */
export const withTitle = (reading: Reading, first: number): number =>
  isTitle(spelt(reading, first - 1)) ? first - 1 : first;

const mostBetween = 3;

/** Where the next part of a name is, particles and letters skipped: `Bhriain` of `Aoife Ní Bhriain`. */
export function nextPart(reading: Reading, index: number): number | undefined {
  for (let next = index + 1; next - index <= mostBetween; next += 1) {
    const before = spelt(reading, next - 1);
    if (endsSentence(reading, next - 1) && (next === index + 1 || before.length > 1))
      return undefined;
    const word = spelt(reading, next);
    if (isHyphenated(reading, next - 1)) continue;
    if (word.length > 1 && !isParticle(word)) return next;
  }
  return undefined;
}
