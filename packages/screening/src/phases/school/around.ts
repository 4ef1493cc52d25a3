import { foldedPlace } from '../../fold/fold.ts';
import { foundInWords, type Reading, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { isNamePart, isShouted } from './parts.ts';

const level = '(?:\\d{1,2}(?: ?[a-d])?|[a-f]|one|two|three|four|five|six)';
const classBefore = new RegExp(
  `(?:^| )((?:(?:year|class|grade|form|yr|room|klasse|sinif) ${level}|(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) (?:grade|class|year|form)|\\d{1,2} ?[a-hа-е]|reception)(?: (?:at|in|of|from)(?: the)?)?)$`,
);
const classAfter = new RegExp(
  `^(?:(?:in )?(?:year|class|grade|form|yr|room|sinif|klasa|klasse|klas|classe|curso|ano) ${level}|(?:in )?\\d{1,2}(?:o|a|st|nd|rd|th|er|e)? (?:grade|class|year|ano|klasa|klasse|sinif|curso|primaria)(?: [a-d])?|\\d{1,2} ?[a-d]|(?:the )?(?:side|front|back|main|big|small|north|south|east|west|red|blue|green) (?:door|gate|entrance))(?= |$)`,
);
/** How a place follows: in English, and in the languages whose schools are written so. */
const placeBefore =
  /^(?:in|at|near|from|by|of|w|de|di|em|en|im|bei|hay|district|do|da|a|van|ve|kecamatan|quan|huyen)$/;
const landmarks = /^(?:station|metro|church|mosque|park|bridge|street|square|hospital|district)$/;
const longest = 6;

const wordsFrom = (reading: Reading, first: number): string =>
  Array.from({ length: longest }, (_, at) => spelt(reading, first + at)).join(' ');

const count = (words: string): number => words.split(' ').length;

/** Whether only spaces or one comma come after a word. */
const isOpen = ({ folded, words }: Reading, index: number): boolean =>
  /^\s?,?\s?$/.test(folded.text.slice(words[index]?.to, words[index + 1]?.from));

/** The landmark that ends a name, as in `Sinchon station`, or the last word of the name itself. */
function endWithLandmark(reading: Reading, last: number): number {
  if (!isCapital(reading, last) || endsSentence(reading, last)) return last;
  return landmarks.test(spelt(reading, last + 1)) ? last + 1 : last;
}

function endOfPlace(reading: Reading, end: number): number {
  const last = endWithLandmark(reading, end);
  if (isShouted(reading) || endsSentence(reading, last)) return last;
  if (!placeBefore.test(spelt(reading, last + 1))) return last;
  let placeEnd = last + 1;
  while (
    placeEnd - last < 4 &&
    !endsSentence(reading, placeEnd) &&
    isCapital(reading, placeEnd + 1) &&
    isNamePart(reading, placeEnd + 1)
  )
    placeEnd += 1;
  return placeEnd === last + 1 ? last : endWithLandmark(reading, placeEnd);
}

/** Extends the mark of a school or club over the class and the place before and after it. */
export function withClass(reading: Reading, found: Found): Found {
  const [from, to] = foldedPlace(reading.folded, found) ?? [];
  if (from === undefined || to === undefined) return found;
  const first = reading.words.findIndex(word => word.to > from);
  let last = reading.words.findLastIndex(word => word.from < to);
  const before = Array.from({ length: 5 }, (_, at) => spelt(reading, first - 5 + at));
  const [, lead] = classBefore.exec(before.join(' ').trim()) ?? [];
  last = endOfPlace(reading, last);
  const [after] = isOpen(reading, last)
    ? (classAfter.exec(wordsFrom(reading, last + 1)) ?? [])
    : [];
  if (after !== undefined) last += count(after);
  const start = lead === undefined ? first : first - count(lead);
  const { code, severity, explanation } = found;
  const wide = foundInWords(reading, { code, severity, explanation }, start, last);
  return {
    ...found,
    start: Math.min(found.start ?? 0, wide.start ?? 0),
    end: Math.max(found.end ?? 0, wide.end ?? 0),
  };
}
