import { placeOf } from '../../fold/fold.ts';
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

/** Leaves out the homes of stories; one with a number may be real if the author lives there. */
export function withoutStories(reading: Reading, found: readonly Found[]): Found[] {
  const { text } = reading.folded;
  const isTale = heroes.test(text);
  const known = matchesOf(ofStories, text).map(({ 0: match, index }) => ({
    ...placeOf(reading.folded, index, index + match.length),
    isOwn: !isTale && houseNumber.test(match) && ownHome.test(text.slice(0, index)),
  }));
  return found.flatMap(one => {
    const story = known.find(
      place => one.start !== null && place.start <= one.start && (one.end ?? 0) <= place.end,
    );
    if (!story) return [one];
    return story.isOwn ? [{ ...one, severity: 1 }] : [];
  });
}
