import type { Activity, Item, Question } from '@digipals/contract';
import { gapTypes, orderSensitiveTypes } from '@digipals/contract/component-types';
import { seededRandom, startRun } from '@digipals/engine';
import { canGoWrong, isTyped } from '../kinds.ts';

/** What a player sees without the question: options, and how many to choose. */
export type Choice = {
  /** In the order of the screen if that is always the same, else in any. */
  options: readonly Item[];
  /** The right ones; in the order of their places where that counts. */
  right: readonly Item[];
  ordered: boolean;
  /** Whether the options are always in the same order. */
  still: boolean;
};

const columnType = 'verticalTextButtonsSentences';
const seeds = [1, 2, 3, 4];

const idsOf = ({ components }: Question): string =>
  components.flatMap(({ data }) => data.map(({ id }) => id)).join(' ');

/** Whether no run mixes the items of a question. */
const isStill = (activity: Activity, question: Question): boolean =>
  seeds.every(seed => {
    const { data } = startRun(activity, { random: seededRandom(seed), now: 0 }).activity;
    const shown = data.find(({ id }) => id === question.id);
    return shown !== undefined && idsOf(shown) === idsOf(question);
  });

const choiceOf = (question: Question, type: string): Omit<Choice, 'still'> => {
  const options = question.components.filter(one => one.type === type).flatMap(one => one.data);
  const answers = question.solution.filter(item => item.type === type);
  const isGap = gapTypes.includes(type);
  const inPlaces = isGap ? answers.toSorted((a, b) => Number(a.label) - Number(b.label)) : answers;
  const right = inPlaces.flatMap(({ id }) => options.find(option => option.id === id) ?? []);
  return { options, right, ordered: isGap || orderSensitiveTypes.includes(type) };
};

/** Columns of words are as many choices as there are columns. */
const columnsOf = ({ options, right }: Omit<Choice, 'still'>): Omit<Choice, 'still'>[] =>
  [...Map.groupBy(options, ({ index }) => index).values()].map(column => ({
    options: column,
    right: right.filter(({ id }) => column.some(option => option.id === id)),
    ordered: false,
  }));

const isOpen = ({ options, right, ordered }: Omit<Choice, 'still'>): boolean =>
  ordered ? options.length > 1 : options.length > right.length;

/**
 * The choices of a question; none where nothing shown can be chosen, such as words to type and games that can
 * only end right.
 */
export const choicesIn = (activity: Activity, question: Question): Choice[] => {
  if (!canGoWrong(question) || isTyped(question)) return [];
  const still = isStill(activity, question);
  return [...new Set(question.solution.map(({ type }) => type))]
    .map(type => ({ type, choice: choiceOf(question, type) }))
    .flatMap(({ type, choice }) => (type === columnType ? columnsOf(choice) : [choice]))
    .filter(isOpen)
    .map(choice => ({ ...choice, still }));
};
