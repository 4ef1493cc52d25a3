import type { SolutionItem } from '@digipals/contract';
import { gapTypes, typedTypes } from '@digipals/contract/component-types';

/** Types whose answer is put into a text. */
const filledTypes = [...gapTypes, ...typedTypes];

const sentences = (text: string): string[] => text.match(/[^.!?]+[.!?]*/g) ?? [];

/** A text as its words, with a space around each. */
const wordsIn = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim()} `;

/** Whether a sentence says the answer: a word of a gap, one right choice, or all of them in order. */
const givesAway = (sentence: string, solution: readonly SolutionItem[]): boolean => {
  const said = wordsIn(sentence);
  const whole = wordsIn(solution.map(({ value }) => value).join(' '));
  return (
    (solution.length > 1 && said.includes(whole)) ||
    solution.some(
      ({ type, value }) =>
        wordsIn(value) === said || (filledTypes.includes(type) && said.includes(wordsIn(value))),
    )
  );
};

/** Whether a text has all these words in a row. */
export const saysWords = (text: string, words: string): boolean =>
  wordsIn(text).includes(wordsIn(words));

/** Whether one of its sentences says the answer. */
export const saysAnswer = (text: string, solution: readonly SolutionItem[]): boolean =>
  sentences(text).some(sentence => givesAway(sentence, solution));

/** Points at no part of the answer: “Listen.”, “Look again.” */
const isCall = (sentence: string): boolean =>
  /^(count|listen|look|read|watch)( again)?[.!]?$/i.test(sentence);

/**
 * What the player writes of a spoken help: its sentences without those that say the answer, which
 * the child is to hear, not to copy. Where several gaps are to be filled, what is left could be about
 * a gap that is right, so only “Look again.” is left.
 *
 * @param fallback the text when nothing else is left
 */
export const helpText = (
  help: string,
  solution: readonly SolutionItem[],
  fallback: string,
): string => {
  const all = sentences(help)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '');
  const fit = all.filter(sentence => !givesAway(sentence, solution));
  const hasGaps = solution.filter(({ type }) => filledTypes.includes(type)).length > 1;
  const shown = hasGaps && fit.length < all.length ? fit.filter(isCall) : fit;
  return shown.join(' ') || fallback;
};
