import { isGivenName } from '@digipals/writing';
import { largePlaces } from '../../data/address-words.ts';
import { matchesOf } from '../../read/matches.ts';
import {
  foundInWords,
  makeRule,
  matchesIn,
  matchPlace,
  type Reading,
  type Rule,
  sought,
} from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { isCapital, lastOfName } from '../capitals.ts';

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const hour =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?! (?:years?|minutes|people|friends|times))';
const time = `\\b(?:(?:at|from|until|till|til|by|around|about) (?:half (?:past )?|quarter (?:past|to) )?${hour}\\b|\\d{1,2}(?: [.] \\d{2})? ?(?:am|pm|o'?clock)\\b)(?: [.] \\d{2}\\b)?`;
const habit = `\\b(?:every (?:single )?(?:day|morning|afternoon|evening|week|weekend|${days})|each (?:day|week)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days|always|after (?:school|lessons?|class)|(?:on )?weekends)\\b`;
const alone =
  '\\b(?:pick(?:s|ed)? (?:me |us )?up|find me|see me|catch me|alone|on my own|by myself|wait there)\\b';
const kind =
  '(?:parks?|playground|skate ?park|(?:swimming )?pool|library|bus stop|stop|station|gym|club|centre|center|shop|mall|supermarket|market|field|pitch|court|church|mosque|cafe|arcade|rink|stadium|bakery|bridge|metro|fountain|gate|corner|yard|studio|temple)';
const place = new RegExp(
  `\\b(?:in|at|on|to|outside|near|by|behind|from|opposite|next to) (?:the |our |my |a )?(?<place>(?:[^ .?]{2,14} ){0,3}?${kind})\\b(?: (?:behind|near|next to|by|in|of|on|opposite) (?:the |our |my )?[^ .?]{3,20}(?: [^ .?]{3,20})?)?`,
  'dg',
);
const named =
  /\b(?:at|outside|near|behind|opposite|from|by|to|in) (?:the )?(?<mark>[^ .?]{3,20})/dg;
const me = /\b(?:i|we|me|my|our)\b/;
const harmless =
  /\b(?:film|movie|book|story|game|tv|netflix|youtube|christmas|easter|minecraft|roblox|fortnite|level)\b/;
const noPlace =
  /^(?:domino's|mcdonalds|mcdonald's|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|ramadan|halloween|english|french|spanish|turkish|russian|thai|chinese|german|grandma|grandpa|granny|nan|nana|grandad|mum|mom|dad|school|home|mr|mrs|miss|england|turkey|russia|thailand|china|spain|france|america|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

type Range = readonly [from: number, to: number];

/** Sentences of the spoken text, with where they begin. */
function* sentencesOf(text: string): Generator<readonly [sentence: string, at: number]> {
  let at = 0;
  for (const sentence of text.split(/ [.?](?! \d{2}\b)/)) {
    yield [sentence, at];
    at += sentence.length + 2;
  }
}

const times = new RegExp(time, 'dg');
const habits = new RegExp(habit, 'dg');
const isAlone = new RegExp(alone);

const rangesOf = (text: string, pattern: RegExp): Range[] =>
  matchesOf(pattern, text).map(match => matchPlace(match));

/** Places with a name of their own: `at Bramhall Park`. */
function namedPlaces(reading: Reading, sentence: string, at: number): Range[] {
  const { wordAt } = reading.spoken;
  return rangesOf(sentence, named).flatMap(([from, to]): Range[] => {
    const first = wordAt[at + from] ?? 0;
    const word = reading.words[first]?.spelt ?? '';
    if (!isCapital(reading, first) || noPlace.test(word) || isGivenName(word)) return [];
    const last = lastOfName(reading, first);
    const end = Math.max(to, wordAt.lastIndexOf(last) + 1 - at);
    return [[from, Math.min(end, sentence.length)]];
  });
}

const beside = sought(
  /\b(?:live|lives|living|(?:my|our) (?:house|home|flat|building))\b[^.?]{0,40}? (?<mark>(?:next to|near|opposite|behind|in front of|beside|across(?: the road)? from|(?:down|up) the road from|(?:round|around) the corner from|above) (?:the |a )?(?<place>[^ .?]{3,20}))/dg,
);

const isLandscape = /^[^.?]* (?:sea|ocean|lake|mountains?|river|border|forest|hills?|desert)\b/;

/** A home beside something with a name of its own: `I live opposite the Tesco`. */
export const besideNamed = (reading: Reading): Found[] =>
  matchesIn(reading, beside).flatMap(match => {
    const { text, wordAt } = reading.spoken;
    const [from] = match.indices?.groups?.['mark'] ?? [0];
    const [at] = match.indices?.groups?.['place'] ?? [0];
    const named = wordAt[at] ?? 0;
    const word = reading.words[named]?.spelt ?? '';
    if (!isCapital(reading, named) || noPlace.test(word) || isGivenName(word)) return [];
    if (largePlaces.has(word) || isLandscape.test(text.slice(at, at + 40))) return [];
    const signal = {
      code: 'address',
      severity: 2,
      explanation: 'What the home stands beside',
    } as const;
    return [foundInWords(reading, signal, wordAt[from] ?? 0, lastOfName(reading, named))];
  });

/** Where and when somebody can be found: `every day at 4 in the park`, `on mondays at Olimp`. */
export function whereabouts(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  return [...sentencesOf(text)].flatMap(([sentence, at]) => {
    if (!me.test(sentence) || harmless.test(sentence)) return [];
    const when = rangesOf(sentence, times);
    const often = rangesOf(sentence, habits);
    const isFindable = often.length > 0 || isAlone.test(sentence);
    const places = when.length > 0 && isFindable ? rangesOf(sentence, place) : [];
    const proper = when.length > 0 || often.length > 0 ? namedPlaces(reading, sentence, at) : [];
    if (places.length + proper.length === 0) return [];
    const all = [...places, ...proper, ...when, ...often];
    const from = at + Math.min(...all.map(([start]) => start));
    const to = at + Math.max(...all.map(([, end]) => end));
    const explanation = 'Where and when somebody can be found';
    const signal = { code: 'address', severity: 1, explanation } as const;
    return [foundInWords(reading, signal, wordAt[from] ?? 0, wordAt[to - 1] ?? 0)];
  });
}

/** When somebody is alone at home. */
export const alonesAtHome: readonly Rule[] = [
  makeRule(
    'address',
    1,
    'When somebody is alone at home',
    `\\b(?:i am|i stay|we are|me and my [^ .?]{3,10} are) (?:always |often )?(?<mark>(?:home alone|alone (?:at|in) (?:the )?(?:home|house)|(?:at )?home (?:alone|on my own|by myself)|(?:on my own|by myself|alone) at home)\\b[^.?]{0,12}(?:${time}|${habit})(?: (?:to|until|till) \\d{1,2})?)`,
  ),
  makeRule(
    'address',
    1,
    'When somebody is alone outside',
    `\\b(?:i|we) (?:always |often |usually )?(?<mark>(?:walk|go|cycle|bike|come|ride|get the bus|take the bus|run)(?: (?:to|from|back|home|school|my|the|it|through|along|by|past|over)| [^ .?]{3,12}){0,5} (?:alone|by myself|on my own|all alone)\\b(?:[^.?]{0,12}${time})?)`,
  ),
];
