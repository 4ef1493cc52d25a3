import type { SolutionItem } from '@digipals/contract';
import { gapTypes, typedTypes } from '@digipals/contract/component-types';

/** Types whose answer is put into a text. */
const filledTypes = [...gapTypes, ...typedTypes];

/** Types with gaps in sentences, where each gap needs a help of its own. */
const sentenceTypes: readonly string[] = [
  'draggableTextContainerWithGaps',
  'draggableSpeechBubblesWithGaps',
  ...typedTypes,
];

const sentences = (text: string): string[] => text.match(/[^.!?]+[.!?]*/g) ?? [];

/** A text as its words, with a space around each. */
const wordsIn = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim()} `;

/** A word as its letters, as in “B, A, N, A, N, A”. */
const spelt = (word: string): string => wordsIn([...word.replace(/[^\p{L}]/gu, '')].join(' '));

/**
 * Whether a sentence says the answer: a word of a gap, also spelt, one right choice, or all of them in
 * order.
 */
const givesAway = (sentence: string, solution: readonly SolutionItem[]): boolean => {
  const said = wordsIn(sentence);
  const whole = wordsIn(solution.map(({ value }) => value).join(' '));
  return (
    (solution.length > 1 && said.includes(whole)) ||
    solution.some(
      ({ type, value }) =>
        wordsIn(value) === said ||
        (filledTypes.includes(type) &&
          [wordsIn(value), spelt(value)].some(answer => said.includes(answer))),
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

/** Needs the sentence before it, so it says nothing about another gap. */
const isReply = (sentence: string): boolean => /^(yes|no)[.!]?$/i.test(sentence);

/** The sentences of a help, and those that do not say the answer. */
const partsOf = (help: string, solution: readonly SolutionItem[]) => {
  const all = sentences(help)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '');
  return { all, fit: all.filter(sentence => !givesAway(sentence, solution)) };
};

const countOf = (solution: readonly SolutionItem[], types: readonly string[]): number =>
  solution.filter(({ type }) => types.includes(type)).length;

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
  const { all, fit } = partsOf(help, solution);
  const hasGaps = countOf(solution, filledTypes) > 1;
  const shown = hasGaps && fit.length < all.length ? fit.filter(isCall) : fit;
  return shown.join(' ') || fallback;
};

/**
 * What is wrong with a help for a child without sound, or with a wrong answer in one of several gaps.
 *
 * @param written what the player writes of it
 * @param heard what the question itself plays
 */
export const helpProblem = (
  help: string,
  written: string,
  solution: readonly SolutionItem[],
  heard: readonly string[],
): string | undefined => {
  const { all, fit } = partsOf(help, solution);
  const gaps = countOf(solution, sentenceTypes);
  const own = all.filter(sentence => !isCall(sentence));
  const isPlayed = (sentence: string) => heard.some(text => saysWords(text, sentence));
  if (/^listen( again)?\.$/i.test(written) && !(heard.length > 0 && own.every(isPlayed)))
    return `of this help only “${written}” is written, and the question plays no such text: add a sentence that does not say the answer`;
  const said = own.filter(sentence => !isReply(sentence)).length;
  if (fit.length === all.length && own.length > 0 && said < gaps)
    return `has ${said} of ${gaps} sentences: a help that is written whole says something about each gap`;
  return undefined;
};
