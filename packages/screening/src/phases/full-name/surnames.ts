import { chatWords } from '../../data/chat-words.ts';
import { isParticle } from '../../data/name-parts.ts';
import { noNames } from '../../data/names.ts';
import { isCommonWord } from '../../read/known-word.ts';
import {
  foundInWords,
  makeRule,
  matchesIn,
  type Reading,
  type Rule,
  sought,
  spelt,
} from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { mayBeOfOthers } from './introductions.ts';
import { nextPart } from './parts.ts';

/** What comes before a surname. */
const surname = sought(
  /\b(?:surname|last ?name|family ?name|second name|sur name|familya|soyad|soyadi|soyadim|name of (?:my |the |our )?family)(?:'s)?(?: (?:is|it|my)){0,2} (?:\. )?(?:it is )?(?=[^ .?])/g,
);

function mayBeSurname(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  if (noNames.has(word) || chatWords.has(word) || !/^\p{L}{2,}/u.test(word)) return false;
  return isCapital(reading, index) || !isCommonWord(word);
}

/** The name after `my surname is`, with its particles: `van den Heuvel`. */
export function surnames(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  return matchesIn(reading, surname).flatMap(match => {
    const start = wordAt[match.index + match[0].length] ?? 0;
    const next = isParticle(spelt(reading, start)) ? nextPart(reading, start) : start;
    const index = next ?? start;
    if (!mayBeSurname(reading, index)) return [];
    const isFirstOfTwo = !endsSentence(reading, index) && isCapital(reading, index + 1);
    const last = isFirstOfTwo ? index + 1 : index;
    const explanation = "A surname after 'my surname is'";
    const severity = mayBeOfOthers(text, match) ? 1 : 2;
    return [foundInWords(reading, { code: 'fullName', severity, explanation }, start, last)];
  });
}

const names = '(?:my |and |the |[.] ){0,3}';

/** Names in parts: `first name Mia last name Brown`, `it starts with Mia and ends with Brown`. */
export const inParts: readonly Rule[] = [
  makeRule(
    'fullName',
    2,
    'A first name and a surname, one by one',
    `\\bfirst name (?:is )?(?<mark>[^ .?]{2,20} ${names}(?:last|second|family|sur) ?name (?:is )?(?!is\\b)[^ .?]{2,20})`,
  ),
  makeRule(
    'fullName',
    1,
    'A first name and a surname, one by one',
    '\\bname (?:starts?|begins?) (?:with|is) (?<mark>[^ .?]{3,20} (?:and )?(?:it )?(?:ends?|finish(?:es)?|then|last) (?:with |is )?[^ .?]{3,20})',
  ),
];
