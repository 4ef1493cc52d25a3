import type { Rule } from '../../read/reading.ts';
import { ask, asksFor, between, ends, family, gap, oneOf, please, starts, your } from './words.ts';

const fullNames = oneOf(
  'surnames?, sur names?, last names?, family names?, full names?, real names?, second names?, complete names?, whole names?, names? complete, names? and (?:surnames?|last names?|family names?), names? with (?:the )?surnames?',
);
const places = oneOf(
  '(?<!your )names? (?:of|from) (?:your|the) (?:school|street|village|town|building), schools? name, (?<!how is your )school, street name, street, house, building, floor, village, city name, location',
);
/** About the word, the thing or a character, not who the child is. */
const notMeant = oneOf(
  'like, called in, in english, in the (?:story|book|game|play), subject, uniform, lunch, bag, bus, rules, trip, mean',
);
const birth = oneOf(
  'date of birth, dates of birth, birth date, birthdate, year of birth, birth year, day of birth, birthday date, birthday year, birthday and year, (?:full|whole|complete) birthday, birthday with (?:the )?year',
);
/** Where, also in more words: `in which shop`. */
const at = '(?:where|(?:in|at|for) (?:what|which) [^ .?]{2,12})';
const oneName = oneOf('surname, last name, family name, full name, real name');

const mine = `my (?:${oneName}|(?:home |full )?address|phone number|email|street|school|username|birth date|date of birth)`;

/** Questions for names, for when the child was born, and who its parents are. */
export const asksForNames: readonly Rule[] = [
  ...asksFor(1, 'Asks for a name or place that tells who the child is', [
    `${ask}${between} ${your} (?:${fullNames}|${places})\\b(?! ${notMeant}\\b)${please}`,
    `${ask}${between}(?: your name and)?(?: the)? ${fullNames} (?:of|for|from) (?:you|your|all your)(?: ${family}(?: and ${family})?)?\\b`,
    `(?:what|which|how)${gap(4)} your${gap(2)} ${fullNames}\\b(?! ${notMeant}\\b)`,
    `(?:what|which|how|is)\\b[^.?]{0,25} your ${oneName}\\b(?! ${notMeant}\\b)(?:[^.?]{0,6} (?:is it|what|which)[^.?]{0,20})?`,
    `${starts}your ${oneName}(?: is| starts?| begins?)?(?: with| by| from)? (?:what|which|it is)\\b[^.?]{0,10}`,
    `${starts}your (?:${oneName}|school|street)${please}${ends}`,
    `${starts}(?:name and )?(?:${oneName}|surname)(?: please)?(?= \\?)`,
    `your ${family}\\b[^.?]{0,40} (?:her|his|their) ${fullNames}\\b`,
    `${ask}${between} names? (?:of|from) your (?:school|street|village|town|building)\\b(?! ${notMeant}\\b)`,
    `${ask} (?:the|you) (?:surname|last name|family name)${please}(?= [.?]|$| (?:i|because|so|and|too|also|of you)\\b)`,
    `${starts}(?:asl|a s l|age sex location)${ends}`,
  ]),
  ...asksFor(1, 'Asks for the same detail as it tells', [
    `${mine}\\b[^?]{0,40} (?:and|what is|(?:tell|say|give|send|write|show)(?:(?: to)? me)?|now|need)(?: please| now)? yours\\b`,
    `(?:tell|say|give|send|write)(?: me)? yours\\b[^?]{0,30} ${mine}\\b`,
  ]),
  ...asksFor(1, 'Asks when the child was born', [
    `${ask}${between} (?:your|you)(?: full| exact| complete| real)? ${birth}\\b`,
    '(?:when|how)(?: (?:exactly|were|was|did|do|are))* you (?:were |was |are |did )?born\\b[^.?]{0,30}',
    '(?:what|which|tell|say|write|give|send)\\b[^.?]{0,12} (?:date|day|year)\\b[^.?]{0,25} you(?: (?:were|was|are|did))? born\\b',
    'you (?:are |were |was )?born(?: (?:in|on|at))? (?:what|which|when)\\b[^.?]{0,15}',
    '(?:what|which|when|tell|write|say)\\b[^.?]{0,15} date of your birth(?:day)?\\b',
    '(?:what|which) (?:year|date)(?: did| have)? you (?:come|came) (?:to|in|into) (?:the|this) world\\b',
    'when(?: exactly)? is your birthday\\b[^.?]{0,20} year\\b',
    '(?:are|were|was) you born\\b[^.?]{0,30}\\b(?:\\d{4}|year|day|date)\\b',
    '(?:what|which|when)\\b[^.?]{0,25} your (?:birth|birth date)\\b(?! ?day)',
  ]),
  ...asksFor(1, 'Asks where the parents work', [
    `${at}(?: (?:do|does|is|are))? your ${family}(?: and (?:your )?${family})?(?: (?:is|are))? (?:works?|working)\\b`,
    `${at}(?: (?:do|does|is|are))? (?:works?|working) your ${family}\\b`,
    `my ${family}\\b[^?]{0,40} (?<mark>(?:and )?${at}(?: (?:do|does|is|are))? (?:yours works?|works? yours))\\b`,
    `your ${family} (?:is )?work(?:s|ing)?(?: (?:in|at))? (?:where|which|what)\\b[^.?]{0,15}`,
    `your ${family}\\b[^.?]{0,60} (?<mark>(?:what (?:is|are) (?:he|she|they) called and )?where (?:do|does|is|are) (?:he|she|they) work(?:ing)?)\\b`,
    `${ask}${between} (?:work ?place|place of work|job place|place of job) of your ${family}\\b`,
    `(?:do|does) your ${family} work (?:in|at) (?:the|a) [^ .?]{2,12} (?:near|next to|by|in|on) (?:your|the)\\b`,
    `(?:what|which) (?:company|shop|hospital|bank|office|factory|place) (?:do|does|is|are) your ${family} work(?:ing)?\\b`,
  ]),
];
