import { foundInWords, type Reading, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence } from '../capitals.ts';
import { fictional, kindsAfter, kindsInSmallLetters, misspelt, sureKindsAfter } from './kinds.ts';
import { isForeign } from './parts.ts';

const lead =
  /^(?:at|to|in|of|from|attend|attends|starts?|started|joined|left|beat|against|vs|for|called|named|is|@)$/;
/** Words that say what kind of school it is, or which one, but are not its name. */
const noName =
  /^(?:the|a|an|my|our|your|his|her|their|this|that|its|some|any|every|each|all|no|same|other|another|next|last|first|second|third|fourth|fifth|sixth|old|new|big|small|little|good|best|bad|nice|local|normal|different|real|cool|fun|whole|state|public|private|free|international|national|boarding|special|summer|sunday|saturday|music|art|arts|dance|ballet|drama|acting|theatre|swim|swimming|football|soccer|sports?|riding|ski|skiing|judo|karate|chess|math|maths|science|language|english|french|spanish|turkish|russian|german|chinese|arabic|british|american|thai|cooking|magic|wizard|police|military|army|hero|superhero|flight|driving|training|year|class|grade|form|one|two|three|four|five|six|seven|eight|nine|ten|junior|senior|lower|upper|primary|elementary|infant|middle|high|secondary|grammar|nursery|prep|pre|after|before|day|now|home|school|kids|children|teachers?|other|go|be|is|was|am|are|and|or|but|with|when|i|we|me|us|you|it|not|very|too|so|town|city|village|hall|concert|sports|dining|assembly|in|at|to|of|from|for|on|year's)$/;
const trailing = /^(?:school|academy|college)$/;
const places =
  /^(?:road|street|lane|hill|park|green|wood|woods|grove|bridge|ford|field|fields|farm|bank|brook|creek|river|lake|oak|willow|castle|court|house|way|valley|moor|meadow|meadows|cross|church|saint|st|north|south|east|west|holy|lady|queen|king|kings|queens)$/;

const isNumber = (word: string): boolean => /\d/.test(word);

/** The first word of a name in small letters before a word for a school. */
function nameBefore(reading: Reading, kind: number): number | undefined {
  let end = kind;
  while (kindsInSmallLetters.has(spelt(reading, end - 1)) && !endsSentence(reading, end - 1))
    end -= 1;
  let first = end;
  while (end - first < 4 && !lead.test(spelt(reading, first - 1))) {
    const word = spelt(reading, first - 1);
    if (word === '' || endsSentence(reading, first - 1)) return undefined;
    if (noName.test(word) || fictional.has(word) || misspelt.test(word) || isNumber(word))
      return undefined;
    first -= 1;
  }
  return first < end && lead.test(spelt(reading, first - 1)) ? first : undefined;
}

/** `at thornbury road primary`, `we beat willow creek elementary`: names without capital letters. */
export const schoolsInSmallLetters = (reading: Reading): Found[] =>
  reading.words.flatMap((word, index) => {
    const isSchool = trailing.test(word.spelt);
    if (!isSchool && !kindsAfter.has(word.spelt)) return [];
    const first = nameBefore(reading, index);
    if (first === undefined) return [];
    const name = reading.words.slice(first, index).map(({ spelt: each }) => each);
    const isSure = sureKindsAfter.has(word.spelt);
    const isLong = name.length > 1 && (isSure || name.some(each => places.test(each)));
    const isOdd = (isSchool || isSure) && name.some(isForeign);
    if (!isLong && !isOdd) return [];
    const explanation = 'Perhaps the name of a school';
    return [foundInWords(reading, { code: 'school', severity: 1, explanation }, first, index)];
  });
