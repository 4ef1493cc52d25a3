import { isGivenName } from '@digipals/writing';
import { isCommonWord } from '../../read/known-word.ts';
import {
  foundInWords,
  matchesIn,
  matchPlace,
  type Reading,
  type Sought,
  sought,
  spelt,
} from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital, lastOfName } from '../capitals.ts';
import { fictional, kindsAfter, sureKindsAfter } from './kinds.ts';
import { isShouted, startOfName } from './parts.ts';
import { famous } from './teams.ts';

const noName =
  /^(?:english|england|london|moscow|paris|istanbul|ankara|bangkok|turkey|russia|china|thailand|monday|tuesday|wednesday|thursday|friday|saturday|sunday|petersburg|patrick|patrick's|nicholas|valentine|valentine's|christmas|easter|halloween|ramadan|minecraft|roblox|fortnite|fifa|i|i'm|my|we|class|year|grade|mum|dad|grandma|high|primary)$/;

const isNoClub = (word: string): boolean => noName.test(word) || isGivenName(word);

type Kind = Sought & {
  readonly explanation: string;
  readonly severity: 1 | 2;
};

/** What comes before the name of a school or club; the mark is its first word. */
const kinds: readonly Kind[] = [
  {
    // Saints give their names to schools: `I go to St Anne's`, `class 3 of Saint Gabriel`.
    ...sought(
      /\b(?:go|goes|went|going|class|year|grade|teacher|pupil|student|study|learn|mr|mrs|miss|ms|school|moved|been)\b[^.?]{0,30}? (?:to|at|in|of|from) (?<mark>(?:st|saint|sankt|sainte|san|santa|holy|sacred|our lady|blessed|christ|all) [^ .?]{3,20})/dg,
    ),
    explanation: 'A school with the name of a saint',
    severity: 2,
  },
  {
    ...sought(
      /\b(?:i|we|me and [^ .?]{2,12}) (?:also )?(?:play|train|swim|dance|sing|ride|race|row|practise) (?:(?:football|rugby|hockey|cricket|basketball|volleyball|netball|tennis|handball|karate|judo|ballet|gymnastics|chess|goalie|goalkeeper|striker|defence|midfield|in goal|(?:under|u) ?\d{1,2}s?) ){0,2}(?:for|at) (?:the )?(?<mark>[^ .?]{3,20})/dg,
    ),
    explanation: 'The club of a child',
    severity: 1,
  },
  {
    ...sought(
      /\b(?:brownies?|scouts?|cubs?|guides?|beavers?|cadets?)\b[^.?]{0,15}? (?:in|at|with|of|is|called) (?:the )?(?<mark>(?:\d{1,3}(?:st|nd|rd|th) )?[^ .?]{3,20})/dg,
    ),
    explanation: 'The club of a child',
    severity: 1,
  },
  {
    ...sought(
      /\b(?:my|our|in|play) (?:football |rugby |netball |hockey )?(?:team|club|side|squad) (?:is |called |are |named ){0,2}(?:the )?(?<mark>[^ .?]{3,20})(?=(?: [^ .?]{2,20}){0,3} (?:u\d{1,2}s?|under \d{1,2}s?))/dg,
    ),
    explanation: 'The club of a child',
    severity: 1,
  },
  {
    ...sought(
      /\b(?:my|our) (?:[a-z]{3,12} )?(?<!favou?rite )(?:club|choir|troupe|troop|gym|dojo|academy|orchestra) (?:is |name is )?(?:called |named )?(?:the )?(?<mark>[^ .?]{3,20})/dg,
    ),
    explanation: 'The club of a child',
    severity: 1,
  },
];

const saintsInSmall = sought(
  /\b(?:at|to|from|in) (?<mark>(?:st|saint|holy|sacred) (?!lucia|kitts|vincent|petersburg|helena|day|night|book|moly|cow)[a-z']{4,14})\b/dg,
);
const inClass = /\b(?:year \d|class|school|teacher|reception|c of e|primary|nursery)\b/;

/** `im at holy trinity in year 5`: a saint in small letters, in a text about school. */
function saintsInSmallLetters(reading: Reading): Found[] {
  const { text, wordAt } = reading.spoken;
  if (!inClass.test(text)) return [];
  return matchesIn(reading, saintsInSmall).flatMap(match => {
    const [from, to] = matchPlace(match);
    const [first = 0, last = 0] = [wordAt[from], wordAt[to - 1]];
    if (isCapital(reading, last)) return [];
    const explanation = 'Perhaps a school with the name of a saint';
    return [foundInWords(reading, { code: 'school', severity: 1, explanation }, first, last)];
  });
}

/** The last word of a name, also of `Otters of Penarth`. */
function lastWithOf(reading: Reading, first: number): number {
  const last = lastOfName(reading, first);
  const goesOn =
    !endsSentence(reading, last) &&
    spelt(reading, last + 1) === 'of' &&
    isCapital(reading, last + 2);
  return goesOn ? lastOfName(reading, last + 2) : last;
}

function findKind(reading: Reading, kind: Kind): Found[] {
  const { explanation, severity } = kind;
  const { wordAt } = reading.spoken;
  return matchesIn(reading, kind).flatMap(match => {
    const [from, to] = matchPlace(match);
    const first = wordAt[from] ?? 0;
    const name = wordAt[to - 1] ?? 0;
    const word = spelt(reading, name);
    if (!isCapital(reading, name) || isNoClub(word)) return [];
    const last = lastWithOf(reading, name);
    const saysLittle = last === name && (famous.has(word) || isCommonWord(word));
    if (severity < 2 && saysLittle) return [];
    return [foundInWords(reading, { code: 'school', explanation, severity }, first, last)];
  });
}

const lead =
  /^(?:to|at|in|of|from|attend|attends|go|goes|is|called|joined|left|starts?|started|finished|beat|against|vs|with|the)$/;
const aboutSchool =
  /\b(?:go|goes|going|went|school|class|year|grade|(?:head ?)?teachers?|pupils?|student|play|playground|assembly|nursery|started|start|moved|attend|uniform|team|sister's|brother's|sister is|brother is|we|i)\b/;

/** Whether a word is a part of a name with capitals before a word for a school. */
const isBeforeKind = (reading: Reading, index: number): boolean =>
  isCapital(reading, index) &&
  !noName.test(spelt(reading, index)) &&
  !lead.test(spelt(reading, index));

/** Whether a text is about schools, so that a name before a word such as `hall` is one. */
function isAboutSchool(reading: Reading, kind: string): boolean {
  const { text } = reading.spoken;
  if (kind === 'hall') return /\bschool\b|\bclass\b|\byear \d|\bteacher\b/.test(text);
  return aboutSchool.test(text);
}

/** `Thorn Grove Primary`, `Lincoln Middle`: schools that leave out the word. */
function withShortKind(reading: Reading): Found[] {
  return reading.words.flatMap(({ spelt: kind }, index) => {
    if (!kindsAfter.has(kind) || spelt(reading, index + 1) === 'school') return [];
    const first = startOfName(reading, index, before => isBeforeKind(reading, before));
    if (first === index || fictional.has(spelt(reading, first))) return [];
    const isSure = sureKindsAfter.has(kind) && !isShouted(reading);
    const isAfter = lead.test(spelt(reading, first - 1)) || endsSentence(reading, first - 1);
    if (!isSure && !(isAfter && isAboutSchool(reading, kind))) return [];
    const explanation = 'The name of a school';
    return [foundInWords(reading, { code: 'school', severity: 2, explanation }, first, index)];
  });
}

const letters = /^(?:PS|NS|HS|JS|GS|ES|CBS|SNS|GNS|BNS|GPS|MS)$/;
const saints = /^(?:st|saint|holy|sacred)$/;
const attends = /^(?:to|at|in|of|from|attend|attends|is|beat|against|the)$/;

/** `at Oak Bank HS`: a kind of school in two or three letters. */
const withLetters = (reading: Reading): Found[] =>
  reading.words.flatMap(({ from, to, spelt: word }, index) => {
    if (word.length > 3 || word.length < 2 || !isCapital(reading, index)) return [];
    const { context, folded } = reading;
    if (!letters.test(context.text.slice(folded.starts[from], folded.ends[to - 1]))) return [];
    if (isShouted(reading)) return [];
    const first = startOfName(reading, index, before => isBeforeKind(reading, before));
    const isLong = index - first > 1 || saints.test(spelt(reading, first));
    if (first === index || !isLong || !attends.test(spelt(reading, first - 1))) return [];
    const explanation = 'The name of a school';
    return [foundInWords(reading, { code: 'school', severity: 1, explanation }, first, index)];
  });

/** Finds schools without the word, and clubs, by their names. */
export const schoolsInShort = (reading: Reading): Found[] => [
  ...withShortKind(reading),
  ...withLetters(reading),
  ...saintsInSmallLetters(reading),
  ...kinds.flatMap(kind => findKind(reading, kind)),
];
