import { kindsBefore } from '../../data/school-words.ts';
import { matchesOf } from '../../read/matches.ts';
import { foundInFolded, foundInWords, type Reading, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isAccented, isCapital } from '../capitals.ts';
import { compounds, modifiersAfter, worship } from './kinds.ts';
import { isNamePart, isShouted, nameFrom, startOfName } from './parts.ts';

const about = { code: 'school', severity: 2, explanation: 'The name of a school' } as const;
const lessons =
  /\b(?:qur'?an|koran|arabic|hebrew|bible|class|classes|lessons?|learn|study|teacher|school|hifz|every (?:day|week|saturday|sunday|weekend))\b/;
const famous = /^(?:haram|aqsa|nabawi|nabi|blue|sultan|sheikh)$/;

const starting = Map.groupBy(kindsBefore, ([first = '']) => first);

/** The last word of a word for a school that begins here. */
function endOfKind(reading: Reading, first: number): number | undefined {
  const word = reading.words[first];
  if (word?.spelt === 'college' && isAccented(reading, word)) return first;
  const kind = starting
    .get(spelt(reading, first))
    ?.find(words => words.every((word, at) => spelt(reading, first + at) === word));
  if (!kind) return undefined;
  let last = first + kind.length - 1;
  while (modifiersAfter.has(spelt(reading, last + 1)) && !endsSentence(reading, last)) last += 1;
  return last;
}

/** `CEIP Miguel Hernández`, `ysgol bryn coed`: a foreign word for a school and the name after it. */
function afterKind(reading: Reading, index: number): Found[] {
  const kind = endOfKind(reading, index);
  if (kind === undefined) return [];
  const last = nameFrom(reading, kind);
  if (last === kind) return [];
  const isCapitalised = isCapital(reading, index) && !isShouted(reading);
  const first = isCapitalised
    ? startOfName(reading, index, at => at > 0 && isCapital(reading, at) && isNamePart(reading, at))
    : index;
  return [foundInWords(reading, about, first, last)];
}

/** `quran class in masjid An-Nour`. */
function ofWorship(reading: Reading, index: number): Found[] {
  if (!worship.has(spelt(reading, index)) || !lessons.test(reading.spoken.text)) return [];
  const last = nameFrom(reading, index);
  let first = index;
  while (index - first < 3 && !endsSentence(reading, first - 1) && isNamePart(reading, first - 1))
    first -= 1;
  if (first === last || reading.words.slice(first, last + 1).some(word => famous.test(word.spelt)))
    return [];
  const explanation = 'Where a child has lessons';
  return [foundInWords(reading, { ...about, severity: 1, explanation }, first, last)];
}

/** Scripts without spaces: the name and the word for a school are one. */
const unspaced =
  /(?=\P{ASCII})(?:โรงเรียน(?!ของ|ที่|นี้|เรา|ใหญ่|สวย|อยู่|มี|เป็น)[\p{L}\p{M}]{3,24}|(?!我|你|他|她|的|在|是|上)\p{Script=Han}{2,8}(?<![我们的个所])(?:小学|中学|幼儿园|学校)|مدرس[هة]\s\p{Script=Arabic}{3,14}(?:\s\p{Script=Arabic}{3,14})?)/gu;

/** Schools by their names in other languages. */
export const schoolsAbroad = (reading: Reading): Found[] => [
  ...reading.words.flatMap(({ spelt: word }, index) =>
    compounds.test(word)
      ? [foundInWords(reading, about, index, index)]
      : [...afterKind(reading, index), ...ofWorship(reading, index)],
  ),
  ...matchesOf(unspaced, reading.folded.text).map(match =>
    foundInFolded(reading, about, match.index, match.index + match[0].length),
  ),
];
