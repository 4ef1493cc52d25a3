import type { Pick, Question } from '@digipals/contract';
import { gapTypes, typedTypes } from '@digipals/contract/component-types';
import { areRight, isTapped, judge, markPicks, rightPicks, samePick, solve } from '../rules.ts';
import { emptyBox, graphemes, sameTyped } from '../typed-text.ts';

/** The first part of the answer that is not right yet. */
export const nextRight = (question: Question, picks: readonly Pick[]): Pick | undefined => {
  const right = rightPicks(question, picks);
  return solve(question).find(
    pick => !right.some(other => samePick(other, pick)) && areRight(question, [...right, pick]),
  );
};

/** A word of boxes: right letters stay, and the first wrong one is set when `gives`; the others are empty. */
const helpedBoxes = (
  typed: readonly string[],
  right: readonly string[],
  gives: boolean,
): string => {
  const isSame = (letter: string, at: number) => sameTyped(typed[at] ?? '', letter);
  const first = right.findIndex((letter, at) => !isSame(letter, at));
  return right
    .map((letter, at) => (isSame(letter, at) || (gives && at === first) ? letter : emptyBox))
    .join('');
};

/** A free text: its right beginning, and the next letter when `gives`. */
const helpedText = (typed: readonly string[], right: readonly string[], gives: boolean): string => {
  const differs = right.findIndex((letter, at) => !sameTyped(typed[at] ?? '', letter));
  const same = differs < 0 ? right.length : differs;
  return right.slice(0, same + (gives ? 1 : 0)).join('');
};

/** A spelling game begins again: with the first letter, if there are others. */
const helpedWord = (right: readonly string[]): string => {
  const isWord = new Set(right.map(letter => letter.toLowerCase())).size > 1;
  return right.map((letter, at) => (isWord && at === 0 ? letter : emptyBox)).join('');
};

/** The typed answers; of answers that are not typed only what is right already. */
const typedWith = (question: Question, picks: readonly Pick[], gives: boolean): Pick[] => {
  const answers = solve(question);
  let given = !gives;
  return question.solution.flatMap(({ type }, place) => {
    const pick = answers[place];
    if (!pick) return [];
    if (!typedTypes.includes(type)) return picks.filter(other => samePick(other, pick));
    const own = picks.find(({ id, gap }) => id === pick.id && gap === pick.gap)?.value ?? '';
    const right = graphemes(pick.value);
    if (type === 'spellingGame') return { ...pick, value: helpedWord(right) };
    const isRight = sameTyped(own, pick.value);
    const help = gapTypes.includes(type) ? helpedBoxes : helpedText;
    const value = help(graphemes(own), right, !given && !isRight);
    given ||= !isRight;
    return value === '' ? [] : { ...pick, value };
  });
};

/**
 * The picks of the next try when one thing is done for the child: right ones stay, wrong ones leave, one
 * right letter, tile or place is set. Never the last one, because that would answer for the child: then
 * `helped` is false.
 */
export const helpedPicks = (
  question: Question,
  picks: readonly Pick[],
): { picks: Pick[]; helped: boolean } => {
  const isTyped = question.solution.some(({ type }) => typedTypes.includes(type));
  const right = isTyped ? typedWith(question, picks, false) : rightPicks(question, picks);
  const next = nextRight(question, picks);
  const helped = isTyped ? typedWith(question, picks, true) : [...right, ...(next ? [next] : [])];
  return judge(question, helped)
    ? { picks: right, helped: false }
    : { picks: helped, helped: true };
};

/** Whether the answers are chosen by a tap, so that a wrong one can leave. Columns keep all their words. */
export const canLeave = ({ solution }: Question): boolean =>
  solution.every(({ type }) => isTapped(type) && type !== 'verticalTextButtonsSentences');

/** The choice that leaves after a wrong answer: one of the wrong picks, if another wrong choice is left. */
export const choiceToLeave = (
  question: Question,
  picks: readonly Pick[],
  gone: readonly Pick[],
): Pick | undefined => {
  const marks = markPicks(question, picks);
  const wrong = picks.find((_, place) => marks[place] === 'again');
  const holders = new Set(question.solution.map(({ type }) => type));
  const choices = question.components
    .filter(({ type }) => holders.has(type))
    .flatMap(({ data }) => data).length;
  const left = choices - question.solution.length - gone.length;
  return left > 1 ? wrong : undefined;
};
