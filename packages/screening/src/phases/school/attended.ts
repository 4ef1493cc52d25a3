import { isKnownWord } from '../../read/known-word.ts';
import { matchesIn, type Reading, sought, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { kindsAfter, schoolWords } from './kinds.ts';
import { nameAfter, named } from './mark.ts';

const attends = sought(
  /\b(?:attend|attends|(?:study|studies|learn|learns|lern|pupils?|students?|am|teacher|teaches|kid|kids) (?:at|in|of|from)|(?:class|year|grade) (?:is )?(?:[a-z0-9]{1,4} )?(?:at|in)|uniform says|represent|go to|go in) (?=[^ .?])/g,
);
/** What a name ends with if it is that of a school. */
const endsName = (word: string): boolean =>
  kindsAfter.has(word) ||
  schoolWords.has(word) ||
  /^(?:international|park|park's|bank|grove|hill)$/.test(word);
const places =
  /^(?:english|england|london|baku|moscow|paris|istanbul|ankara|bangkok|beijing|spain|turkey|russia|china|thailand|france|azerbaijan|sunday|monday|church|mosque|church|mars|year|class|home|bed|mum|dad)$/;

/** How surely a name after what children do at schools is one; undefined if it is not. */
function sureness(start: string, isKind: boolean, words: string): 1 | 2 | undefined {
  if (isKind) return 2;
  const isSure = /attend|pupil|student|study|studies|class|uniform|represent/.test(words);
  const isOpen = !isSure || /study|studies|learn|am |student/.test(words);
  if (isOpen && isKnownWord(start)) return undefined;
  return isSure ? 2 : 1;
}

/** `I attend Northfield`: a school without the word, after what children do at schools. */
export function attended(reading: Reading): Found[] {
  const { wordAt } = reading.spoken;
  return matchesIn(reading, attends).flatMap(match => {
    const first = wordAt[match.index + match[0].length] ?? 0;
    const start = spelt(reading, first);
    if (!isCapital(reading, first) || places.test(start)) return [];
    let last = nameAfter(reading, first);
    while (endsName(spelt(reading, last + 1)) && !endsSentence(reading, last)) last += 1;
    const isKind = endsName(spelt(reading, last)) || /^(?:saint|st|queen|king|kings)$/.test(start);
    const severity = sureness(start, isKind, match[0]);
    return severity === undefined ? [] : [{ ...named(reading, first, last), severity }];
  });
}
