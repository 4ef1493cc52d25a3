import type { Question } from '@digipals/contract';
import type { Problems } from '../problems.ts';
import {
  type Checked,
  choicesOf,
  componentPath,
  isMedium,
  nameOf,
  type Option,
} from './checked.ts';

/** Normalises a text for comparison: without differences of spelling such as capitals, signs and spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Two files of the same bytes have the same hash in their names. */
const hashOf = (value: string): string => /\.([0-9a-f]{8})\.\w+$/.exec(value)?.[1] ?? value;

const compareTexts = (right: Option, wrong: Option): string | null => {
  const folded = fold(wrong.value);
  // Signs alone, such as ? and !, are compared unchanged.
  const same = folded === '' ? right.value === wrong.value : folded === fold(right.value);
  return same ? `“${wrong.value}” is wrong and says the same as the answer “${right.value}”` : null;
};

const comparePictures = (right: Option, wrong: Option, language: string): string | null => {
  const names = `“${nameOf(wrong.value)}” and the answer “${nameOf(right.value)}”`;
  if (hashOf(right.value) === hashOf(wrong.value)) return `${names} are the same picture`;
  if (right.label === '' || fold(right.label) !== fold(wrong.label)) return null;
  return `${names} have the same text in ${language}, “${wrong.label}”: who cannot see them cannot choose`;
};

const compare = (right: Option, wrong: Option, language: string): string | null => {
  if (isMedium(right.value) !== isMedium(wrong.value)) return null;
  return isMedium(right.value)
    ? comparePictures(right, wrong, language)
    : compareTexts(right, wrong);
};

const checkQuestion = (checked: Checked, question: Question, problems: Problems) => {
  for (const { right, wrong } of choicesOf(question))
    for (const answer of right)
      for (const distractor of wrong) {
        const reason = compare(answer, distractor, checked.language);
        const { componentId } = distractor;
        if (reason) problems.error(componentPath(checked, question, componentId), reason);
      }
};

/** Finds distractors that are as right as the answer: the same picture, the same words, the same alternative text. */
export const checkOptions = (checked: Checked, problems: Problems) => {
  for (const question of checked.activity.data) checkQuestion(checked, question, problems);
};
