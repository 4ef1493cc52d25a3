import type { MetWord } from '@digipals/contract';
import { dayAt } from '@digipals/engine';
import type { Content } from '../../content/content.ts';
import { askedIn, type ListedActivity } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import type { ChildAt } from '../../kernel/clock.ts';
import { readChoice } from '../languages/index.ts';
import { momentOf } from '../streaks/index.ts';
import { byLeastKnown } from './least-known.policy.ts';
import { askOf, useOfAsk } from './review.policy.ts';
import { listDayAnswers } from './words.data.ts';
import { type DayAnswers, type Met, type WordUse, wordsOf } from './words.policy.ts';

/** What a question of the course or of a word review says about words. */
const useIn =
  ({ wordReview }: Content) =>
  (questionId: string): WordUse | undefined => {
    const ask = askOf(questionId);
    return ask ? useOfAsk(ask) : wordReview.useOf(questionId);
  };

/** The words of a child after these answers, in the order in which it met them. */
export const learntFrom = (content: Content, answers: readonly DayAnswers[]): Met[] =>
  [...wordsOf(answers, useIn(content)).values()].filter(({ wordId }) => content.words.has(wordId));

/** The answers of a child by its local days. */
export async function readAnswers(db: Db, child: ChildAt): Promise<DayAnswers[]> {
  const { offset } = await momentOf(db, child);
  return listDayAnswers(db, child.userId, offset);
}

/** The words that a child met, the newest first (WORDS-01). */
export async function readMetWords(db: Db, content: Content, child: ChildAt): Promise<MetWord[]> {
  const { teachingLanguage } = await readChoice(db, child.userId);
  const learnt = learntFrom(content, await readAnswers(db, child));
  return learnt.reverse().flatMap(({ wordId, growth }) => {
    const found = content.words.find(teachingLanguage, wordId);
    if (!found) return [];
    const { id, word, picture, audio } = found;
    return [{ id, word, picture, audio, growth }];
  });
}

/** Ids of the words that a child learnt in some local days: more than seen at their end, and not before. */
export async function listLearnt(
  db: Db,
  content: Content,
  child: ChildAt,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const answers = (await readAnswers(db, child)).filter(({ day }) => day <= to);
  const learnt = (given: readonly DayAnswers[]): string[] =>
    learntFrom(content, given).flatMap(({ wordId, growth }) => (growth === 'seen' ? [] : wordId));
  const before = new Set(learnt(answers.filter(({ day }) => day < from)));
  return learnt(answers).filter(wordId => !before.has(wordId));
}

/**
 * The questions of an activity that a child is asked: those with the words that it knows least, in the order of the
 * activity. Today's answers to the activity itself do not count, so that they stay the same for a day.
 */
export async function pickQuestions(
  db: Db,
  content: Content,
  child: ChildAt,
  activity: ListedActivity,
): Promise<ReadonlySet<string>> {
  const { questionIds } = activity;
  const today = dayAt(await momentOf(db, child));
  const own = new Set(questionIds);
  const answers = (await readAnswers(db, child)).filter(
    ({ day, questionId }) => day < today || !own.has(questionId),
  );
  const asksOf = (questionId: string): readonly string[] => useIn(content)(questionId)?.asks ?? [];
  return new Set(byLeastKnown(questionIds, answers, asksOf).slice(0, askedIn(activity)));
}
