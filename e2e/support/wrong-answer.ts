import type { Pick, Question } from '@digipals/contract';
import { autoConfirmTypes, typedTypes } from '@digipals/contract/component-types';
import { spelling } from '@digipals/contract/constants';
import { isMultiChoice, judge, solve } from '@digipals/engine';
import { typeOf } from './pick-answer.ts';

/** Whether a child can answer wrongly: not about itself, and not in a game that ends only when everything is found. */
export const canGoWrong = ({ solution, sets }: Question): boolean =>
  !sets && solution.some(({ type }) => type === 'spellingGame' || !autoConfirmTypes.includes(type));

const otherItems = (question: Question, pick: Pick): Pick[] =>
  question.components
    .filter(({ type }) => type === typeOf(question, pick))
    .flatMap(({ id, data }) =>
      data.map(item => ({ id: item.id, value: item.value, componentId: id })),
    );

/** Other letters, because some may be given; of a spelling game so many that it is lost. */
const misspelt = (question: Question, pick: Pick): Pick => {
  const word = pick.value.toLowerCase();
  const others = [...spelling.keyRows.join('')].filter(letter => !word.includes(letter));
  if (typeOf(question, pick) === 'spellingGame')
    return { ...pick, value: others.slice(0, spelling.balloons).join('') };
  return { ...pick, value: pick.value.replaceAll(/\p{L}/gu, others[0] ?? '') };
};

/** Answers as long as the right one, of which most are wrong. */
const candidatesFor = (question: Question, gone: readonly string[]): Pick[][] => {
  const right = solve(question);
  const [first, ...others] = right;
  if (!first) return [];
  if (typedTypes.includes(typeOf(question, first))) return [[misspelt(question, first), ...others]];
  const used = new Set([...right.map(({ id }) => id), ...gone]);
  const rest = isMultiChoice(question.solution) ? [] : others;
  return [
    ...otherItems(question, first)
      .filter(({ id }) => !used.has(id))
      .map(item => [{ ...first, ...item }, ...rest]),
    right.toReversed().map((pick, place) => {
      const { gap } = right[place] ?? {};
      return gap === undefined ? pick : { ...pick, gap };
    }),
  ];
};

/** A complete wrong answer: one pick is replaced by a choice that is still there, or two are swapped. */
export function wrongAnswer(question: Question, gone: readonly string[] = []): Pick[] {
  const wrong = candidatesFor(question, gone).find(picks => !judge(question, picks));
  if (!wrong) throw new Error(`No wrong answer found for ${question.id}`);
  return wrong;
}
