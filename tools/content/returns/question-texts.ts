import type { Component, Item, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { choicesOf } from '../checks/checked.ts';
import { heardTexts } from '../dictionary/word-uses.ts';
import { learntTexts } from '../level.ts';
import type { SourceQuestion } from '../source.ts';
import { inVariety } from '../variants.ts';

/** Its solution has the right halves only, and every left half belongs to one. */
const pairs: ComponentType = 'verticalTextButtonsWithAudio';

/** The words of a song are timed one by one; a phrase such as `ice cream` needs the line. */
const sungLines = ({ meta }: Component): string[] => {
  const { lines = [] } = meta as { lines?: { words: { text: string }[] }[] };
  return lines.map(({ words }) => words.map(({ text }) => text).join(' '));
};

/**
 * What counts as a return: the texts that a question shows or says, its right answer, and the sentence after
 * it (`yes:`). Wrong options and the instruction do not count.
 *
 * @param variety the English in which the question is built
 */
export const questionTexts = (
  question: Question,
  source: SourceQuestion,
  variety: TeachingLanguage = 'gb',
): string[] => {
  const wrong = new Set(choicesOf(question).flatMap(choice => choice.wrong.map(({ id }) => id)));
  const counts = ({ type }: Component, { id }: Item): boolean => type === pairs || !wrong.has(id);
  const shown = question.components.flatMap(component => [
    ...learntTexts({ ...component, data: component.data.filter(item => counts(component, item)) }),
    ...sungLines(component),
  ]);
  return [...shown, ...heardTexts(source).map(text => inVariety(text, variety))];
};
