import { type Growth, growths } from '@digipals/contract';
import { addDays, type Day } from '@digipals/engine';
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';

/** The answers of a child to a question on one local day. */
export type DayAnswers = {
  readonly questionId: string;
  readonly day: Day;
  /** One was right. */
  readonly right: boolean;
  /** One was wrong, or right only after a wrong try. */
  readonly wrong: boolean;
};

/** What an answer to a question says about words, by their ids. */
export type WordUse = {
  /** Seen or heard. */
  readonly shows: readonly string[];
  /** A right answer proves that the child knows them as `proves` says. */
  readonly asks: readonly string[];
  readonly proves: Growth;
  /** Whether it belongs to a word review: then it counts only for words that are due. */
  readonly review?: boolean;
};

/** A word that a child has met. */
export type Met = {
  readonly wordId: string;
  /** Only grows. */
  readonly growth: Growth;
  /** The first day on which it comes back. */
  readonly due: Day;
  /** Whether it was wrong on the last day it was asked. */
  readonly lapsed: boolean;
  readonly card: Card;
};

/** Without chance and without steps inside a day: a review is the same for a whole day. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

const startOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

const grown = (growth: Growth, other: Growth): Growth =>
  growths.indexOf(other) > growths.indexOf(growth) ? other : growth;

const meet = (wordId: string, day: Day): Met => ({
  wordId,
  growth: 'seen',
  due: addDays(day, 1),
  lapsed: false,
  card: createEmptyCard(startOf(day)),
});

/** A word after a day on which it was asked; what was wrong comes back tomorrow. */
function afterDay(word: Met, day: Day, wrong: boolean): Met {
  const grade: Grade = wrong ? Rating.Again : Rating.Good;
  const { card } = scheduler.next(word.card, startOf(day), grade);
  return { ...word, card, lapsed: wrong, due: wrong ? addDays(day, 1) : dayOf(card.due) };
}

/** Whether a word comes back on a day, or should have before. */
export const isDue = ({ due }: Met, day: Day): boolean => due <= day;

/** The words of a child after the answers of a day. */
function afterAnswers(
  before: ReadonlyMap<string, Met>,
  day: Day,
  answers: readonly DayAnswers[],
  useOf: (questionId: string) => WordUse | undefined,
): Map<string, Met> {
  const words = new Map(before);
  const asked = new Map<string, boolean>();
  for (const { questionId, right, wrong } of answers) {
    const { shows, asks, proves, review } = useOf(questionId) ?? noUse;
    const isAsked = (id: string): boolean => {
      const known = before.get(id);
      return !review || (known !== undefined && isDue(known, day));
    };
    for (const id of shows) words.set(id, words.get(id) ?? meet(id, day));
    for (const id of asks.filter(isAsked)) {
      const word = words.get(id) ?? meet(id, day);
      words.set(id, right ? { ...word, growth: grown(word.growth, proves) } : word);
      asked.set(id, wrong || asked.get(id) === true);
    }
  }
  for (const [id, wrong] of asked) {
    const word = words.get(id);
    if (word) words.set(id, afterDay(word, day, wrong));
  }
  return words;
}

const noUse: WordUse = { shows: [], asks: [], proves: 'seen' };

/**
 * The words of a child in the order in which it met them, derived from its log of answers: nothing is stored, so
 * nothing can differ from the log.
 * @param answers in the order in which they were given
 */
export function wordsOf(
  answers: readonly DayAnswers[],
  useOf: (questionId: string) => WordUse | undefined,
): ReadonlyMap<string, Met> {
  let words: ReadonlyMap<string, Met> = new Map();
  for (const [day, ofDay] of Map.groupBy(answers, answer => answer.day))
    words = afterAnswers(words, day, ofDay, useOf);
  return words;
}
