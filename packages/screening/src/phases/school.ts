import { isCommonWord, isKnownWord } from '../read/known-word.ts';
import { matchesOf } from '../read/matches.ts';
import { findByRules, foundInWords, makeRule, type Reading, type Rule } from '../read/reading.ts';
import type { Found } from '../types.ts';
import { withTown } from './address/town.ts';
import { endsSentence, isCapital } from './capitals.ts';
import type { Phase } from './phase.ts';
import { schoolsInShort } from './school/clubs.ts';

const rule = makeRule.bind(null, 'school', 2);

const byNumber = 'A school by its number';
const rules: readonly Rule[] = [
  rule(
    byNumber,
    '\\b(?:school|gymnasium|gimnazia|lyceum|lycee|lisey|mekteb|shkola|kindergarten) (?:is )?(?:(?:number|no|nr|n) )?(?:\\. )?\\d{1,4}[a-z]?(?! (?:days|times|hours|years|children|pupils|girls|boys|teachers|o))\\b',
  ),
  rule(
    byNumber,
    '\\b(?:number|no) (?:\\. )?\\d{1,4} (?:[a-z]{3,12} ){0,2}(?:school|lyceum|gymnasium|kindergarten)\\b',
  ),
  rule(
    byNumber,
    '(?<=^| )(?:школ[аеуы]|гимнази[яию]|лице[йея]|мектеб[еа]?) (?:номер |no |№ ?)?\\d{1,4}(?= |$)',
  ),
  rule(byNumber, '\\bschool (?:number|no|nr) (?:is )?\\d{1,4}\\b'),
  rule(byNumber, '\\b\\d{1,4} (?:numbered|nomreli|sayli) (?:school|mekteb)\\b'),
  rule(
    byNumber,
    '\\b(?:ps|(?<=^)is|okul|mekteb|escuela|colegio|ecole|lycee|lyceum|gymnasium|gimnazia) (?:no |number |numero )?\\d{1,4}(?= [.?]|$| (?:kid|represent|is|and|here)\\b)(?<!(?:it|he|she|age|bus|number|that|there|one|what|today|this|my [^ .?]{2,12}|and) is \\d{1,4})',
  ),
  rule(byNumber, '\\b(?:(?:study|learn|am) in|of|in) (?<mark>\\d{1,4} numbered school)\\b'),
];

const kinds = new Set(
  'school academy college gymnasium lyceum lycee lisesi ilkokulu ortaokulu okulu koleji mektebi litseyi escuela colegio instituto ecole'.split(
    ' ',
  ),
);
const before = new Set(
  'primary elementary secondary high middle international grammar junior public private state community central boarding nursery music art dance ballet swimming football riding drama judo karate chess language'.split(
    ' ',
  ),
);
const after = new Set(
  'teacher teachers bus buses trip bag uniform year day days football holiday holidays is'.split(
    ' ',
  ),
);
const front = new Set(['lycee', 'colegio', 'escuela', 'ecole', 'instituto']);

const spelt = ({ words }: Reading, index: number): string => words[index]?.spelt ?? '';

/** A possible name: a capital within a sentence, or a word that is not English. */
function isName(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  if (!/^[\p{L}'.]{2,}$/u.test(word) || kinds.has(word) || before.has(word)) return false;
  const starts = index === 0 || endsSentence(reading, index - 1);
  return (isCapital(reading, index) && !starts) || (word.length > 3 && !isKnownWord(word));
}

/** From a word for a school back over its kind to its name. */
function nameBefore(reading: Reading, kind: number): number | undefined {
  let first = kind;
  while (before.has(spelt(reading, first - 1)) && !endsSentence(reading, first - 1)) first -= 1;
  let name = first;
  while (first - name < 4 && isName(reading, name - 1) && !endsSentence(reading, name - 1))
    name -= 1;
  if (name === first) return undefined;
  const isIntroduced = /^(?:to|at|in|of|from|attend|is|the|called)$/.test(spelt(reading, name - 1));
  return isIntroduced || (name > 0 && isCapital(reading, name)) ? name : undefined;
}

function nameAfter(reading: Reading, first: number): number {
  let last = first - 1;
  while (last - first < 3 && isCapital(reading, last + 1)) {
    last += 1;
    if (endsSentence(reading, last)) break;
  }
  return last;
}

const named = (reading: Reading, first: number, last: number): Found =>
  foundInWords(
    reading,
    { code: 'school', severity: 2, explanation: 'The name of a school' },
    first,
    last,
  );

function namesWithKind(reading: Reading): Found[] {
  return reading.words.flatMap((word, index) => {
    if (!kinds.has(word.spelt)) return [];
    const last = nameAfter(reading, index + 1);
    if (front.has(word.spelt) && last > index) return [named(reading, index, last)];
    const first =
      after.has(spelt(reading, index + 1)) &&
      word.spelt === 'school' &&
      spelt(reading, index + 1) !== 'is'
        ? undefined
        : nameBefore(reading, index);
    return first === undefined ? [] : [named(reading, first, index)];
  });
}

const introductions =
  /\b(?:school's (?:called|named|name)|school (?:is called|is named|called|named|is)|school's name(?: is)?|school name(?: is)?|name of (?:my|our) school(?: is)?) (?=[^ .?])/g;

const praise = /^(?:very|so|really|too|not|a|the|in|near|my|our|big|small|good|nice|new|old)$/;

/** `my school is Good`, `My School Is Very Big`: capitals alone do not make a name. */
function isPraise(reading: Reading, words: string, first: number, last: number): boolean {
  if (/name|called/.test(words)) return false;
  if (praise.test(spelt(reading, first))) return true;
  const isCapitalAnyway = isCapital(reading, first - 1);
  return (first === last || isCapitalAnyway) && isCommonWord(spelt(reading, first));
}

/** The name after `my school is called`. */
function namesAfter(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  return matchesOf(introductions, text).flatMap(match => {
    const first = wordAt[match.index + match[0].length] ?? 0;
    const last = nameAfter(reading, first);
    if (last >= first && !isPraise(reading, match[0], first, last)) {
      return [named(reading, first, last)];
    }
    const isNamed =
      /name|called/.test(match[0]) &&
      !/^(?:very|a|the|my|is|not|nice)$/.test(spelt(reading, first));
    return isNamed ? [named(reading, first, first)] : [];
  });
}

const attends =
  /\b(?:attend|attends|(?:study|studies|learn|learns|lern|pupils?|students?|am|teacher|teaches|kid|kids) (?:at|in|of|from)|(?:class|year|grade) (?:is )?(?:[a-z0-9]{1,4} )?(?:at|in)|uniform says|represent|go to|go in) (?=[^ .?])/g;
const kindsOfSchool =
  /^(?:primary|grammar|high|academy|college|school|hall|park|park's|bank|grove|hill|lisesi|ilkokulu|nursery|international|secondary|middle|prep|lyceum)$/;
const places =
  /^(?:english|england|london|baku|moscow|paris|istanbul|ankara|bangkok|beijing|spain|turkey|russia|china|thailand|france|azerbaijan|sunday|monday|church|mosque|church|mars|year|class|home|bed|mum|dad)$/;

/** How surely a name after what children do at schools is one; undefined if it is not. */
function sureness(start: string, isKind: boolean, words: string): 1 | 2 | undefined {
  if (isKind) return 2;
  const isSure = /attend|pupil|student|study|studies|class|uniform|represent/.test(words);
  const isOpen = !isSure || /study|studies|learn|am |student/.test(words);
  if (isOpen && isKnownWord(start)) return undefined;
  return isSure ? 2 : 1;
}

/** `I attend Northfield`: a school without the word, after what children do at schools. */
function attended(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  return matchesOf(attends, text).flatMap(match => {
    const first = wordAt[match.index + match[0].length] ?? 0;
    const start = spelt(reading, first);
    if (!isCapital(reading, first) || places.test(start)) return [];
    let last = nameAfter(reading, first);
    while (kindsOfSchool.test(spelt(reading, last + 1)) && !endsSentence(reading, last)) last += 1;
    const isKind =
      kindsOfSchool.test(spelt(reading, last)) || /^(?:saint|st|queen|king|kings)$/.test(start);
    const severity = sureness(start, isKind, match[0]);
    return severity === undefined ? [] : [{ ...named(reading, first, last), severity }];
  });
}

const beforeSchool = /(?<=^|[.?] )(?<mark>[^ .?]{3,20}(?: [^ .?]{3,20})?) is my school\b/dg;

/** `Galileo Galilei is my school`. */
const namesAsSchool = (reading: Reading): Found[] =>
  matchesOf(beforeSchool, reading.spoken.text).flatMap(match => {
    const [from, to] = match.indices?.groups?.['mark'] ?? [0, 0];
    const first = reading.spoken.wordAt[from === 0 ? 0 : from + 1] ?? 0;
    const last = reading.spoken.wordAt[to - 1] ?? 0;
    return isCapital(reading, first) ? [named(reading, first, last)] : [];
  });

/** Finds the school of the author, by name or number. */
export const school: Phase = {
  name: 'schools',
  find: reading =>
    [
      ...findByRules(reading, rules),
      ...namesWithKind(reading),
      ...namesAfter(reading),
      ...attended(reading),
      ...namesAsSchool(reading),
      ...schoolsInShort(reading),
    ].map(found => withTown(reading, found)),
};
