import type { Reading } from '../../read/reading.ts';

/** Texts about people whom everybody knows: their names are no secret. */
const aboutFame =
  /\b(?:films?|movies?|books?|songs?|singers?|sings|actors?|actress|players?|played|plays? (?:the|in)|scored|goals?|teams?|characters?|story|stories|cartoon|author|wrote|writes|written|album|band|concert|queen|king|president|astronaut|scientist|painter|painted|composer|youtuber|episode|series|season|marvel|disney|pixar|barbie|lego|roblox|minecraft|pokemon|born|famous|fan|museum|statue|history|poem|poet|space|moon|world|olympic|champion|racing|footballers?|loves|obsessed|poster|supports?|favou?rite (?!friend|cousin|teacher)[a-z]+|likes|drives|invented|discovered|toy|doll|teddy|game)\b/;

const people =
  '(?:mates?|(?:best )?friends?|bestie|bff|twins?|baby|cousin|brothers?|sisters?|mum|mom|dad|grandpa|grandma|uncle|aunt|auntie|neighbour|doctor|dentist|nurse|teacher|coach|trainer|partner|captain|classmate)';

/** People whom the author knows. */
const aboutPeople = new RegExp(
  `\\b(?:${people}|kid|boy|girl|class|name|surname|me and|and me|and i|with|next to|register|list|trophy|certificate|passport|diploma|medal|says?|called|my|me|i am|it is|its|sit|sits|yours|love|regards|sincerely|here|this is)\\b`,
);

/** Groups of the author, and things on which names stand. */
const ownWorld =
  /\b(?:in|from|at|of) (?:my|our) (?:(?:swimming|football|dance|judo|chess|new|old) )?(?:class|school|team|club|group|street|building|year|form|choir|house|village|course)\b|\b(?:school|class|our|christmas) (?:play|show|musical|concert|nativity|panto|assembly)\b|\b(?:paper|list|card|certificate|diploma|medal|trophy|passport|label|badge|door|envelope|parcel|form|ticket|register|screen|report)\b.{0,15} (?:say|says|said|written|wrote|writes|is|reads|printed)\b/;

/** What comes directly before the name of somebody close. */
const closeBefore = new RegExp(
  `\\b(?:my|our|his|her|the|best|big|little|baby) ${people}(?: (?:is|was|called|named|got|it is|she|he)){0,3} (?:(?:mr|mrs|ms|miss|dr) )?$|\\b(?:i am|my name is|call me|this is|belongs to) (?:[^ .?]{2,15} )?$|\\b(?:she|he) is (?:called|named) $`,
);

export const isAboutFame = ({ spoken }: Reading): boolean =>
  aboutFame.test(spoken.text) && !ownWorld.test(spoken.text);

export const isAboutPeople = ({ spoken }: Reading): boolean => aboutPeople.test(spoken.text);

const mostBefore = 60;

/** Whether the words before a name say that it is of somebody close. */
export function isOfSomebodyClose({ spoken }: Reading, first: number): boolean {
  const at = spoken.wordAt.indexOf(first);
  const start = spoken.text[at] === ' ' ? at + 1 : at;
  return closeBefore.test(spoken.text.slice(Math.max(0, start - mostBefore), start));
}
