import { foldedPlace, placeOf } from '../../fold/fold.ts';
import { matchesOf } from '../../read/matches.ts';
import type { Reading } from '../../read/reading.ts';
import type { Found } from '../../types.ts';

const springfield = '(?:,? springfield)?';
const whinging = '(?:,? little whinging)?';
const london = '(?:,? london)?';
/** Homes of famous people and story characters. */
const ofStories = new RegExp(
  `\\b(?:${[
    `(?:221 ?b baker street|baker street 221 ?b)${london}`,
    `32 windsor gardens${london}`,
    `(?:(?:number )?(?:4|four),? )?privet drive(?: (?:number )?(?:4|four))?${whinging}`,
    `(?:number )?(?:10|ten) downing street${london}`,
    '1600 pennsylvania avenue',
    '42 wallaby way',
    `742 evergreen terrace${springfield}`,
    '(?:(?:number )?(?:17|seventeen) )?cherry tree lane',
    'sesame street|drury lane|coronation street',
  ].join('|')})\\b`,
  'g',
);
const houseNumber = /\d|\b(?:four|ten|seventeen)\b/;
/** What the author says just before the own address. */
const ownHome =
  /\b(?:(?:i|we)(?: \w+)? live|(?:my|our)(?: \w+)? (?:home|house|flat|address))\b[^.!?\n]{0,20}$/;
const heroes =
  /\b(?:potter|dursleys?|sherlock|holmes|paddington|poppins|simpsons?|bart|homer|nemo|president|prime minister)\b/;

type Place = { readonly start: number; readonly end: number };

/** Whether a finding is within the home of a story, or in a tale is that home with other words of it. */
function isWithin({ context }: Reading, found: Found, place: Place, isTale: boolean): boolean {
  const [start, end] = [found.start ?? 0, found.end ?? 0];
  if (place.start <= start && end <= place.end) return true;
  if (!isTale || start > place.start || end < place.end) return false;
  const others = context.text.slice(start, place.start) + context.text.slice(place.end, end);
  return !/[\d\p{Lu}]/u.test(others);
}

const material = '(?:(?:course|text|work|english) ?book|worksheet|exercise|dialogue|listening)';
/** What learners say about sentences of their lessons. */
const lesson = new RegExp(
  `\\b(?:${[
    `(?:in|from|of) (?:the|my|our|this|a) ${material}`,
    `${material} (?:says?|said)|${material}(?: \\d{1,2})?(?= ?:)`,
    `(?:in|from|of) ${material} \\d{1,2}`,
    '(?:in|from|of) our book|(?:this|the|a|my) sentence',
  ].join('|')})\\b`,
);
const mostAround = 60;

/** Whether an address is said in a lesson. */
function isOfLesson({ folded }: Reading, found: Found): boolean {
  const [from, to] = foldedPlace(folded, found) ?? [];
  if (from === undefined || to === undefined) return false;
  const { text } = folded;
  return (
    lesson.test(text.slice(Math.max(0, from - mostAround), from)) ||
    lesson.test(text.slice(to, to + mostAround))
  );
}

/**
 * Leaves out the homes of stories, and lowers those of lessons. A home of a story with a number may be real if the author
 * lives there.
 */
export function withoutStories(reading: Reading, found: readonly Found[]): Found[] {
  const { text } = reading.folded;
  const isTale = heroes.test(text);
  const known = matchesOf(ofStories, text).map(({ 0: match, index }) => ({
    ...placeOf(reading.folded, index, index + match.length),
    isOwn: !isTale && houseNumber.test(match) && ownHome.test(text.slice(0, index)),
  }));
  const hasLesson = lesson.test(text);
  return found.flatMap(one => {
    const story = known.find(place => one.start !== null && isWithin(reading, one, place, isTale));
    if (!story) return [hasLesson && isOfLesson(reading, one) ? { ...one, severity: 1 } : one];
    return story.isOwn ? [{ ...one, severity: 1 }] : [];
  });
}
