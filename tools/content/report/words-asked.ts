import type { Activity, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { choicesOf, isMedium, nameOf, type Option } from '../checks/checked.ts';
import { wordsOf } from '../checks/words.ts';
import { numberWords } from '../number-words.ts';
import type { createFindPlanned } from '../returns/meter.ts';
import type { PlannedWord } from '../returns/planned-words.ts';

type Find = ReturnType<typeof createFindPlanned>;

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

/** The words that tell right from wrong: a right option has them, and at least one wrong option does not. */
const wordsTold = (question: Question, find: Find): Set<PlannedWord> => {
  const wordsIn = (option: Option): PlannedWord[] => find(tokensOf(option));
  return new Set(
    choicesOf(question).flatMap(({ right, wrong }) => {
      const others = wrong.map(option => new Set(wordsIn(option)));
      return right
        .flatMap(wordsIn)
        .filter(word => others.length === 0 || others.some(other => !other.has(word)));
    }),
  );
};

const asksForWords = ({ solution }: Question): boolean =>
  !solution.some(({ type }) => type === orderType);

/** The words of a lesson that the questions of its test ask for, and how many questions ask for each. */
export const countAsked = (
  lesson: number,
  { data }: Activity,
  find: Find,
): ReadonlyMap<PlannedWord, number> => {
  const counts = new Map<PlannedWord, number>();
  for (const question of data.filter(asksForWords))
    for (const word of wordsTold(question, find))
      if (word.lesson === lesson) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};
