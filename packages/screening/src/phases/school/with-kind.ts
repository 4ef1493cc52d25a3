import { type Reading, spelt } from '../../read/reading.ts';
import type { Found } from '../../types.ts';
import { endsSentence, isCapital } from '../capitals.ts';
import { fictional, kindsOfSchool, misspelt, schoolWords } from './kinds.ts';
import { named } from './mark.ts';
import { isForeign, startOfName } from './parts.ts';

const after = new Set(
  'teacher teachers bus buses trip bag uniform year day days football holiday holidays is'.split(
    ' ',
  ),
);

/** A possible name: a capital within a sentence, or a word that is not English. */
function isName(reading: Reading, index: number): boolean {
  const word = spelt(reading, index);
  if (!/^[\p{L}'.]{2,24}$/u.test(word) || schoolWords.has(word) || kindsOfSchool.has(word))
    return false;
  if (kindsOfSchool.has(reading.words[index]?.said ?? '') || misspelt.test(word)) return false;
  const starts = index === 0 || endsSentence(reading, index - 1);
  return (isCapital(reading, index) && !starts) || isForeign(word);
}

/** `a Viking school`, `my English school`: whose school it is, not its name, unlike `the English School`. */
const peoples =
  /^(?:roman|greek|viking|victorian|tudor|egyptian|english|british|american|french|spanish|turkish|russian|german|chinese|japanese|korean|arabic)$/;
const days = /^(?:sunday|saturday)$/;

/** From a word for a school back over its kind to its name. */
function nameBefore(reading: Reading, kind: number): number | undefined {
  let first = kind;
  while (kindsOfSchool.has(spelt(reading, first - 1)) && !endsSentence(reading, first - 1))
    first -= 1;
  const name = startOfName(reading, first, index => isName(reading, index));
  const isOfPeople =
    kind - name === 1 &&
    spelt(reading, kind + 1) !== 'of' &&
    (days.test(spelt(reading, name)) ||
      (peoples.test(spelt(reading, name)) && !isCapital(reading, kind)));
  const isNoName = isOfPeople || fictional.has(spelt(reading, name));
  if (name === first || isNoName || /^an?$/.test(spelt(reading, name - 1))) return undefined;
  const isIntroduced = /^(?:to|at|in|of|from|attend|is|the|called)$/.test(spelt(reading, name - 1));
  return isIntroduced || (name > 0 && isCapital(reading, name)) ? name : undefined;
}

/** `Hillside Primary School`, `Gazi İlkokulu`: a name before a word for a school. */
export function namesWithKind(reading: Reading): Found[] {
  return reading.words.flatMap((word, index) => {
    if (!schoolWords.has(word.spelt)) return [];
    const first =
      after.has(spelt(reading, index + 1)) &&
      word.spelt === 'school' &&
      spelt(reading, index + 1) !== 'is'
        ? undefined
        : nameBefore(reading, index);
    return first === undefined ? [] : [named(reading, first, index)];
  });
}
