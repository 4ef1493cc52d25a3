import { isCommonWord } from '../../read/known-word.ts';
import { matchesOf } from '../../read/matches.ts';
import { type Reading, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { isCapital } from '../capitals.ts';
import { nameAfter, named } from './mark.ts';
import { isShouted, startOfName } from './parts.ts';

const word =
  '(?:school|academy|college|nursery|kindergarten|gymnasium|lyceum|colegio|escuela|escola|ecole|lycee|scuola|okul|mekteb|skola|szkola)';
const introductions = new RegExp(
  `\\b(?:${word}(?:'s)? (?:is )?(?:called|named)|${word}(?:'s)? name(?: is)?|${word} (?:is|was)|name of (?:my|our) (?:\\S{2,10} )?${word}(?: is)?) (?=[^ .?])`,
  'g',
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
  const { text, wordAt } = reading.spoken;
  return matchesOf(introductions, text).flatMap(match => {
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

const beforeSchool = /(?<=^|[.?] )(?<mark>[^ .?]{3,20}(?: [^ .?]{3,20})?) is my school\b/dg;

const noName = /^(?:that|this|it|here|there|what|which|where|who|she|he|learning)$/;
const afterName =
  /\b(?:that is|it is|this is) (?:the name of |called )?(?:my|our) (?:new )?school\b/g;

/** `Maple Ridge Falcons, that is my school`: the last name of several words before. */
export const namesBeforeSchool = (reading: Reading): Found[] =>
  matchesOf(afterName, reading.spoken.text).flatMap(({ index }) => {
    const end = reading.spoken.wordAt[index + 1] ?? 0;
    for (let last = end - 1; last > 0 && end - last < 6; last -= 1) {
      const first = startOfName(reading, last + 1, at => isCapital(reading, at));
      if (first < last) return isShouted(reading) ? [] : [named(reading, first, last)];
    }
    return [];
  });

/** `Galileo Galilei is my school`. */
export const namesAsSchool = (reading: Reading): Found[] =>
  matchesOf(beforeSchool, reading.spoken.text).flatMap(match => {
    const [from, to] = match.indices?.groups?.['mark'] ?? [0, 0];
    const first = reading.spoken.wordAt[from === 0 ? 0 : from + 1] ?? 0;
    const last = reading.spoken.wordAt[to - 1] ?? 0;
    return isCapital(reading, first) && !noName.test(spelt(reading, first))
      ? [named(reading, first, last)]
      : [];
  });
