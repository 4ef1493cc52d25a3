import { chatWords } from '../../data/chat-words.ts';
import {
  isFirstNameAnywhere,
  isParticle,
  isSurnameAnywhere,
  isWordSurname,
} from '../../data/name-parts.ts';
import { famous, noNames } from '../../data/names.ts';
import { isCommonWord, isKnownWord, isSlip } from '../../read/known-word.ts';
import { foundInWords, type Reading, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence } from '../capitals.ts';
import { isAboutFame, isAboutPeople, isOfSomebodyClose } from './about.ts';
import { hasCapital, isHyphenated, nextPart, withTitle } from './parts.ts';

const isLetters = (word: string): boolean => /^[\p{L}'-]{2,}$/u.test(word) && !word.endsWith("'s");

const isLongWord = (word: string): boolean => isLetters(word) && word.length > 2;

/** Whether a word is neither English nor probably a misspelling. */
function isUnknown(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  const { said = '', isGuess = false } = reading.words[index] ?? {};
  if (noNames.has(word)) return false;
  return word.length > 3 && said === word && !isGuess && !isKnownWord(word) && !isSlip(word);
}

/** A surname is not an English word, and no typo of one. */
function isSurname(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  if (noNames.has(word) || chatWords.has(word)) return false;
  const isSure = isSurnameAnywhere(word) && !isCommonWord(word);
  if (!isLongWord(word)) return isSure;
  return hasCapital(reading, index) ? !isCommonWord(word) : isSure || isUnknown(reading, index);
}

/** Words before places. */
const afterPlace = /^(?:to|in|at|near|visit|visits|visited|seen?|saw)$/;
/** Words before names that are also other words: `i am max`. */
const beforeName = /^(?:i'?m|am|is|called|named|friend|miss|mr|mrs|and|me)$/;

function isFirstName(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  const before = spelt(reading, index - 1);
  if (!isLongWord(word) || noNames.has(word) || afterPlace.test(before)) return false;
  const isKnown = isFirstNameAnywhere(word);
  if (isKnown && (hasCapital(reading, index) || beforeName.test(before))) return true;
  if (isCommonWord(word) || chatWords.has(word)) return false;
  return isKnown || (hasCapital(reading, index) && index > 0);
}

type Pair = { readonly isKnown: boolean; readonly isSure: boolean; readonly isCapital: boolean };

/** What is known of two words: the first name, the surname, and the capitals of both. */
function pairOf(reading: Reading, first: number, last: number): Pair {
  const word = spelt(reading, last);
  const isListed = isSurnameAnywhere(word) && !isCommonWord(word);
  const isAfterParticle = isParticle(spelt(reading, last - 1)) && last > first + 1;
  return {
    isKnown: isFirstNameAnywhere(spelt(reading, first)) || isHyphenated(reading, first),
    isSure: isListed || isHyphenated(reading, last) || (isAfterParticle && !isKnownWord(word)),
    isCapital: hasCapital(reading, first) && hasCapital(reading, last),
  };
}

/** `Mia Baker`, `Sofie van der Berg`: surnames that are English words. */
const isWithWord = (reading: Reading, first: number, last: number): boolean =>
  isWordSurname(spelt(reading, last)) || (last > first + 1 && isParticle(spelt(reading, last - 1)));

/** Whether two words are a first name and a surname: both with capitals, or in a text about people. */
function isPair(reading: Reading, first: number, last: number): boolean {
  const { isKnown, isSure, isCapital } = pairOf(reading, first, last);
  if (isKnown && isCapital && isWithWord(reading, first, last)) return true;
  const isName = isFirstName(reading, first) || (isSure && isUnknown(reading, first));
  if (!isName || !(isSurname(reading, last) || isSure)) return false;
  const third = nextPart(reading, last);
  const isOfThree = third === last + 1 && isUnknown(reading, last) && isUnknown(reading, third);
  if (isKnown && (isCapital || isSure || isOfThree)) return true;
  return (isKnown || isCapital || isSure) && isAboutPeople(reading);
}

const mostParts = 4;

/** A name part beside a name: with a capital, or a name of the lists. */
function isFurtherPart(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  if (!isLetters(word) || isCommonWord(word) || noNames.has(word) || chatWords.has(word))
    return false;
  if (isFirstNameAnywhere(word) || isSurnameAnywhere(word)) return true;
  return hasCapital(reading, index) && index > 0;
}

/** The first word of a name that goes on before its pair: `Nguyen Thi` before `Mai Linh`. */
function startOf(reading: Reading, first: number): number {
  let start = first;
  for (let index = first - 1; index >= 0 && first - index < mostParts; index -= 1) {
    if (endsSentence(reading, index)) break;
    if (isFurtherPart(reading, index)) start = index;
    else if (!isParticle(spelt(reading, index))) break;
  }
  return isHyphenated(reading, start - 1) ? start - 1 : start;
}

/** The last word of a name that goes on after its pair: `Benitez` after `Lucia Moreno`. */
function endOf(reading: Reading, last: number): number {
  let end = last;
  for (let count = 0; count < mostParts; count += 1) {
    const next = nextPart(reading, end);
    if (next === undefined) break;
    const isPart = isFurtherPart(reading, next) || isUnknown(reading, next);
    if (!isPart) break;
    end = next;
  }
  return isHyphenated(reading, end) ? end + 1 : end;
}

/** `me and Jess Okonkwo`, `it says noah kettlewell`: a first name and a surname without an introduction. */
export function mentions(reading: Reading): Found[] {
  const isFamous = isAboutFame(reading);
  return reading.words.flatMap((_, first) => {
    const last = nextPart(reading, first);
    if (last === undefined || !isPair(reading, first, last)) return [];
    if (famous.has(`${spelt(reading, first)} ${spelt(reading, last)}`)) return [];
    if (isFamous && !isOfSomebodyClose(reading, first)) return [];
    const explanation = 'Perhaps a first name and surname';
    const start = withTitle(reading, startOf(reading, first));
    const end = endOf(reading, last);
    return [foundInWords(reading, { code: 'fullName', severity: 1, explanation }, start, end)];
  });
}
