import { isGivenName } from '@digipals/writing';
import { isCommonWord } from '../../read/known-word.ts';
import { matchesOf } from '../../read/matches.ts';
import { matchesIn, type Reading, sought, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { isCapital } from '../capitals.ts';
import { nameAfter, named } from './mark.ts';
import { isNamePart, isShouted, startOfName } from './parts.ts';

const word =
  '(?:school|academy|college|nursery|kindergarten|gymnasium|lyceum|colegio|escuela|escola|ecole|lycee|scuola|okul|mekteb|skola|szkola)';
const introductions = sought(
  new RegExp(
    `\\b(?:${word}(?:'s)? (?:is )?(?:called|named)|${word}(?:'s)? name(?: is)?|${word} (?:is|was)|name of (?:my|our) (?:\\S{2,10} )?${word}(?: is)?) (?=[^ .?])`,
    'g',
  ),
);

const praise = /^(?:very|so|really|too|not|a|the|in|near|my|our|big|small|good|nice|new|old)$/;

/** `my school is Good`, `My School Is Very Big`: capitals alone do not make a name. */
function isPraise(reading: Reading, words: string, first: number, last: number): boolean {
  if (/name|called/.test(words)) return false;
  if (praise.test(spelt(reading, first))) return true;
  const isCapitalAnyway = isCapital(reading, first - 1);
  return (first === last || isCapitalAnyway) && isCommonWord(spelt(reading, first));
}

/** The name after `my school is called`. */
export function namesAfter(reading: Reading): Found[] {
  const { wordAt } = reading.spoken;
  return matchesIn(reading, introductions).flatMap(match => {
    const first = wordAt[match.index + match[0].length] ?? 0;
    const last = nameAfter(reading, first);
    if (last >= first && !isPraise(reading, match[0], first, last)) {
      return [named(reading, first, last)];
    }
    const isNamed =
      /name|called/.test(match[0]) &&
      !/^(?:very|a|the|my|is|not|nice|after)$/.test(spelt(reading, first));
    return isNamed ? [named(reading, first, first)] : [];
  });
}

const labels =
  /\b(?:(?:my|our|his|her) (?:new |old |primary )?)?(?:school|kindergarten|nursery)(?: ?[:=-] ?(?=\p{L})| (?=[^ .?:=-]))/gu;
const noSchool =
  /^(?:day|days|team|play|trip|fair|party|song|band|choir|council|show|concert|bus|uniform|radio|musical|club|bake|christmas|summer|sports)$/;

/** `My school Lakeside Hill has a pool`, `School: Lakeside`. */
export const labelled = (reading: Reading): Found[] =>
  matchesOf(labels, reading.folded.text).flatMap(match => {
    const [all] = match;
    const at = match.index + all.length;
    const first = reading.words.findIndex(word => word.from >= at);
    const last = isShouted(reading) ? first - 1 : nameAfter(reading, first);
    const isLabel = /[:=-]/.test(all);
    const isOwn = /^(?:my|our|his|her)/.test(all) && last > first;
    if (last < first || !(isLabel || isOwn) || praise.test(spelt(reading, first))) return [];
    const words = reading.words.slice(first, last + 1).map(word => word.spelt);
    const isOrdinary = words.every(isCommonWord) || words.some(word => noSchool.test(word));
    return isOrdinary ? [] : [named(reading, first, last)];
  });

/** Not before `my school bag` or `my school holiday`. */
const schoolItself =
  'school(?= [.?]|$| (?:in|and|of|with|here|near|now|where|but|because|so|it|i|we)\\b)';
const beforeSchool = sought(
  new RegExp(`(?<=^|[.?] )(?<mark>[^ .?]{3,20}(?: [^ .?]{3,20})?) is my ${schoolItself}`, 'dg'),
);

const noName = /^(?:that|this|it|here|there|what|which|where|who|she|he|learning)$/;
const afterName = sought(
  new RegExp(
    `\\b(?:that is|it is|this is) (?:the name of |called )?(?:my|our) (?:new )?${schoolItself}`,
    'g',
  ),
);

const farthest = 5;

/** The last name of several words among the `most` words before `end`, and its last word. */
function nameBefore(reading: Reading, end: number, most: number): [number, number] | undefined {
  const isPart = (at: number): boolean => isCapital(reading, at) && isNamePart(reading, at);
  for (let last = end - 1; last > 0 && end - last <= most; last -= 1) {
    const first = isPart(last) ? startOfName(reading, last, isPart) : last;
    if (first < last) return [first, last];
  }
  return undefined;
}

/** `Maple Ridge Falcons, that is my school`; a name at the end of the sentence before is only worth a look. */
export const namesBeforeSchool = (reading: Reading): Found[] => {
  const { text, wordAt } = reading.spoken;
  if (isShouted(reading)) return [];
  return matchesIn(reading, afterName).flatMap(({ index }) => {
    const sentence = text.slice(0, index).split(/[.?] /).at(-1) ?? '';
    const most = Math.min(farthest, sentence.trim().split(' ').length);
    const [first, last] = nameBefore(reading, wordAt[index] ?? 0, most) ?? [];
    if (first === undefined || last === undefined) return [];
    if (isGivenName(spelt(reading, first))) return [];
    return [{ ...named(reading, first, last), severity: sentence === '' ? 1 : 2 }];
  });
};

/** `Galileo Galilei is my school`. */
export const namesAsSchool = (reading: Reading): Found[] =>
  matchesIn(reading, beforeSchool).flatMap(match => {
    const [from, to] = match.indices?.groups?.['mark'] ?? [0, 0];
    const first = reading.spoken.wordAt[from === 0 ? 0 : from + 1] ?? 0;
    const last = reading.spoken.wordAt[to - 1] ?? 0;
    return isCapital(reading, first) && !noName.test(spelt(reading, first))
      ? [named(reading, first, last)]
      : [];
  });
