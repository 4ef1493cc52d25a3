import type { Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { numberWords } from '../number-words.ts';
import type { createFindByForm } from '../returns/meter.ts';
import type { PlannedWord } from '../returns/planned-words.ts';
import { choicesOf, isMedium, nameOf, type Option } from './checked.ts';
import { wordsOf } from './words.ts';

/** A sentence in order asks how it is built, not what its words mean. */
const orderType: ComponentType = 'draggableTextButtons';

/** `l8-cat-under-chair` has cat, under and chair, `egg-15` has egg and fifteen. */
const wordsOfPicture = (name: string): string[] =>
  name
    .replace(/^l\d+-/, '')
    .split('-')
    .map(part => (/^\d+$/.test(part) ? (numberWords[Number(part)] ?? part) : part));

const tokensOf = ({ value }: Option): string[] =>
  isMedium(value) ? wordsOfPicture(nameOf(value)) : wordsOf(value);

/**
 * The words that a question asks for, because they tell its right answers from wrong ones: a right option has
 * them, and at least one wrong option does not. Where all options are right, another option does not.
 */
export const wordsTold = (
  question: Question,
  find: ReturnType<typeof createFindByForm<PlannedWord>>,
): Set<PlannedWord> => {
  if (question.solution.some(({ type }) => type === orderType)) return new Set();
  const wordsIn = (option: Option): PlannedWord[] => find(tokensOf(option));
  return new Set(
    choicesOf(question).flatMap(({ right, wrong }) =>
      right.flatMap(option => {
        const others = wrong.length > 0 ? wrong : right.filter(other => other !== option);
        const sets = others.map(other => new Set(wordsIn(other)));
        return wordsIn(option).filter(
          word => sets.length === 0 || sets.some(one => !one.has(word)),
        );
      }),
    ),
  );
};
