import type { Activity } from '@digipals/contract';
import { type Choice, choicesIn } from './choices.ts';
import { chance, type Rank, strategies } from './strategies.ts';

/** How many points above chance a rule of thumb may win in a lesson. */
export const mostAboveChance = 10;

/** n * (n - 1) * …, `count` factors: in how many ways `count` of n can be put in order. */
const waysInOrder = (n: number, count: number): number =>
  Array.from({ length: count }, (_, index) => n - index).reduce((product, one) => product * one, 1);

const waysInAnyOrder = (n: number, count: number): number =>
  waysInOrder(n, count) / waysInOrder(count, count);

/** The options from the highest rank to the lowest; equal ones are together. */
const rankedGroups = (choice: Choice, rank: Rank) =>
  [...Map.groupBy(choice.options, option => rank(option, choice))]
    .toSorted(([a], [b]) => b - a)
    .map(([, group]) => group);

/** How likely a choice is right, from 0 to 1, when options are taken by their rank. */
export const winsChoice = (choice: Choice, rank: Rank): number => {
  let left = choice.right;
  let likely = 1;
  for (const group of rankedGroups(choice, rank)) {
    const count = Math.min(group.length, left.length);
    const taken = choice.ordered
      ? left.slice(0, count).filter(option => group.includes(option))
      : left.filter(option => group.includes(option));
    if (taken.length !== count) return 0;
    likely /= (choice.ordered ? waysInOrder : waysInAnyOrder)(group.length, count);
    left = left.filter(option => !taken.includes(option));
  }
  return likely;
};

/** Options are chosen, or put in order and into places. */
export type Kind = 'choose' | 'order';

/** The percentage of questions of a kind that a player who sees only their options wins. */
export type Blind = {
  questions: number;
  /** By guessing. */
  chance: number;
  /** By the rule of thumb that wins most. */
  best: number;
  strategy: string;
};

const winsQuestion = (choices: readonly Choice[], rank: Rank): number =>
  choices.reduce((likely, choice) => likely * winsChoice(choice, rank), 1);

const kindOf = (choices: readonly Choice[]): Kind =>
  choices.some(({ ordered }) => ordered) ? 'order' : 'choose';

const blindOf = (questions: readonly (readonly Choice[])[]): Blind => {
  const percentBy = (rank: Rank): number =>
    (questions.reduce((sum, one) => sum + winsQuestion(one, rank), 0) / questions.length) * 100;
  const won = Object.entries(strategies).map(([strategy, rank]) => ({
    strategy,
    best: percentBy(rank),
  }));
  const best = won.reduce((one, other) => (other.best > one.best ? other : one));
  return { questions: questions.length, chance: percentBy(chance), ...best };
};

/**
 * Plays every question with its options alone, by each rule of thumb; the two kinds apart, because nearly nothing
 * of what has an order is won by chance.
 */
export const solveBlindly = (activities: readonly Activity[]): ReadonlyMap<Kind, Blind> => {
  const questions = activities
    .flatMap(activity => activity.data.map(question => choicesIn(activity, question)))
    .filter(choices => choices.length > 0);
  const byKind = Map.groupBy(questions, kindOf);
  return new Map([...byKind].map(([kind, ofKind]) => [kind, blindOf(ofKind)]));
};
