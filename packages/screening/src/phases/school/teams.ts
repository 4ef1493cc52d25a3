import { isCommonWord } from '../../read/known-word.ts';
import { foundInWords, type Reading, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { isForeign, isNamePart, nameFrom, startOfName } from './parts.ts';

const about = { code: 'school', severity: 1, explanation: 'The club of a child' } as const;
const list = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

const saidAges =
  'fives sixes sevens eights nines tens elevens twelves five six seven eight nine ten eleven twelve';
const age = new RegExp(`^(?:\\d{1,2}s?|${saidAges.replaceAll(' ', '|')})$`);
const inOne = /^(?:u|under)(?:[5-9]|1[0-6])(?:s|'s)?$/;
const short = list('fc afc rfc sc cf cfc ac cd gaa gac spor sk fk bk jfc ajfc yfc ccc');
const ends = list(
  'rovers wanderers united athletic albion colts harriers gaels dynamo dynamos sparta spartans thistle rangers hurling camogie juniors youth tigers lions city town',
);
const groups = list('team squad boys girls side academy youth colts juniors');
const member =
  /\b(?:i|we|brother|sister|he|she) (?:also |only )?(?:plays?|played|trains?|swims?|runs?|joined|race|am|are|is)\b|\b(?:my|our) (?:\S{2,12} )?(?:team|club|coach|trainer|kit|match|game|captain|training|practice)\b|\b(?:goalie|goalkeeper|keeper|captain|striker|defender|midfielder|trials?|coach|trainer|manager)\b/;
/** Clubs and countries that everybody knows: a child is a fan of them. */
export const famous = list(`
  manchester liverpool arsenal chelsea tottenham everton leeds newcastle leicester burnley wolves sheffield bolton
  birmingham blackburn bristol norwich southampton brighton fulham west aston celtic rangers glasgow barcelona barca
  real atletico sevilla valencia bayern dortmund munich paris psg marseille lyon juventus milan inter roma napoli
  galatasaray fenerbahce besiktas trabzonspor qarabag neftci zenit spartak moscow ajax benfica porto flamengo
  santos boca river miami england scotland wales ireland spain france germany italy brazil turkey portugal argentina
  minnesota carlton queen hull derby
`);

/** The range of words of an age group that begins here: `U9s`, `under 11`. */
function ageEnd(reading: Reading, index: number): number | undefined {
  const word = spelt(reading, index);
  if (inOne.test(word)) return index;
  return /^(?:under|u)$/.test(word) && age.test(spelt(reading, index + 1)) ? index + 1 : undefined;
}

const isPart = (reading: Reading, index: number): boolean =>
  short.has(spelt(reading, index)) ||
  (ends.has(spelt(reading, index)) && index > 0) ||
  isNamePart(reading, index);

function nameStart(reading: Reading, end: number): number {
  const first = startOfName(reading, end, index => isPart(reading, index), 5);
  // A sentence starts with a capital: `Our Rovers`, `Yesterday Bray Wanderers`.
  const startsSentence = first === 0 || endsSentence(reading, first - 1);
  const isOrdinary = isCommonWord(spelt(reading, first)) && !ends.has(spelt(reading, first));
  return startsSentence && isOrdinary && end - first > 1 ? first + 1 : first;
}

const isFamous = (reading: Reading, first: number, last: number): boolean =>
  reading.words.slice(first, last + 1).some(word => famous.has(word.spelt));

const hasName = (reading: Reading, first: number, last: number): boolean =>
  reading.words
    .slice(first, last + 1)
    .some(
      ({ spelt: word }, at) =>
        !short.has(word) &&
        (isCapital(reading, first + at) || isForeign(word)) &&
        !(first + at === 0 && isCommonWord(word)),
    );

/** A name with the age group before or after it: `Ballymun U10s`, `under 9s for Ballymun`. */
function byAge(reading: Reading, index: number): Found[] {
  const end = ageEnd(reading, index);
  if (end === undefined) return [];
  const first = nameStart(reading, index);
  let last = end;
  if (first === index) {
    const isLinked = /^(?:for|at|with|of|in)$/.test(spelt(reading, end + 1));
    const start = isLinked ? end + 2 : end + 1;
    if (endsSentence(reading, end) || !isPart(reading, start)) return [];
    last = nameFrom(reading, start - 1, at => isPart(reading, at));
  }
  if (groups.has(spelt(reading, last + 1)) && !endsSentence(reading, last)) last += 1;
  if (isFamous(reading, first, last)) return [];
  return hasName(reading, first, last) ? [foundInWords(reading, about, first, last)] : [];
}

/** A name with a word for a club: `FC Lhota`, `Ballymun Rovers`, `Karaova Spor`. */
function byWord(reading: Reading, index: number): Found[] {
  const word = spelt(reading, index);
  const isShort = short.has(word);
  if (!isShort && !(ends.has(word) && isCapital(reading, index))) return [];
  const first = nameStart(reading, index);
  const last = isShort ? nameFrom(reading, index, at => isPart(reading, at)) : index;
  if (first === last || isFamous(reading, first, last) || !hasName(reading, first, last)) return [];
  return member.test(reading.spoken.text) ? [foundInWords(reading, about, first, last)] : [];
}

/** Sports teams of children, by the words in their names or by their age group. */
export const teams = (reading: Reading): Found[] =>
  reading.words.flatMap((_, index) => [...byAge(reading, index), ...byWord(reading, index)]);
