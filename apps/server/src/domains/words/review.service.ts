import {
  type LanguageCode,
  teachingLanguages,
  type WordReview,
  wordReview,
} from '@digipals/contract';
import { type Day, dayAt, isCompleted } from '@digipals/engine';
import type { Content, FoundQuestion } from '../../content/content.ts';
import type { ListedActivity } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import type { ChildAt } from '../../kernel/clock.ts';
import { readChoice } from '../languages/index.ts';
import { isPaid } from '../lingos/index.ts';
import { momentOf } from '../streaks/index.ts';
import { askOf, dueWords, idOf, isPayable, planReview, useOfAsk } from './review.policy.ts';
import { makeQuestion } from './review-questions.ts';
import { type DayAnswers, isDue, type Met } from './words.policy.ts';
import { learntFrom, readAnswers } from './words.service.ts';

/** Word reviews as an activity of no lesson. */
export const reviewActivity: ListedActivity = {
  activityId: 'word-review',
  title: 'My words',
  thumbnail: '',
  lingos: wordReview.lingos,
  scoreThreshold: 0.5,
  test: false,
  questionIds: [],
};

/** The payment of the review of a day. */
const refOf = (day: Day): string => `${reviewActivity.activityId}/${day}`;

/** The words at the beginning of a local day: answers of the day do not change its review. */
const wordsBefore = (content: Content, answers: readonly DayAnswers[], day: Day): Met[] =>
  learntFrom(
    content,
    answers.filter(answer => answer.day < day),
  );

/** Today's review of a child (WORDS-05). */
export async function readReview(
  db: Db,
  content: Content,
  child: ChildAt,
  asked: LanguageCode | undefined,
): Promise<WordReview> {
  const { teachingLanguage: variety, supportLanguage } = await readChoice(db, child.userId);
  const day = dayAt(await momentOf(db, child));
  const words = wordsBefore(content, await readAnswers(db, child), day);
  const language = asked ?? supportLanguage;
  const planned = planReview(dueWords(words, day), day).flatMap(ask => {
    const question = makeQuestion(content, ask, { variety, language });
    return question ? [{ ask, question }] : [];
  });
  const { activityId: id, title, lingos } = reviewActivity;
  return {
    activity:
      planned.length === 0
        ? null
        : {
            id,
            meta: { title, lingos, attempts: 2, test: false },
            data: planned.map(({ question }) => question),
            testInstructions: [],
          },
    asked: planned.map(({ ask }) => ({
      questionId: idOf(ask),
      wordIds: [...ask.wordIds],
      growth: useOfAsk(ask).proves,
    })),
    paid: await isPaid(db, child.userId, refOf(day)),
  };
}

/**
 * What the reviews of these questions pay: each day once, when a right answer was given to half of the words that
 * were due on it. Days that are over pay, too, because answers may arrive late.
 */
export async function dueReviewPayments(
  db: Db,
  content: Content,
  child: ChildAt,
  questionIds: readonly string[],
): Promise<{ amount: number; ref: string }[]> {
  const today = dayAt(await momentOf(db, child));
  const answers = await readAnswers(db, child);
  const days = new Set(questionIds.flatMap(id => askOf(id)?.day ?? []));
  const due = [...days].filter(
    day => isPayable(day, today) && isHalfRight(wordsBefore(content, answers, day), answers, day),
  );
  const paid = await Promise.all(due.map(day => isPaid(db, child.userId, refOf(day))));
  return due
    .filter((_day, place) => !paid[place])
    .map(day => ({ amount: reviewActivity.lingos, ref: refOf(day) }));
}

function isHalfRight(words: readonly Met[], answers: readonly DayAnswers[], day: Day): boolean {
  const due = new Set(words.filter(word => isDue(word, day)).map(({ wordId }) => wordId));
  const right = answers
    .filter(answer => answer.right)
    .flatMap(({ questionId }) => askOf(questionId) ?? [])
    .filter(ask => ask.day === day)
    .flatMap(({ wordIds }) => wordIds.filter(id => due.has(id)));
  return isCompleted(new Set(right).size, Math.min(due.size, wordReview.words));
}

/** A question of a word review in each English, by its id. */
export function findReviewQuestion(
  content: Content,
  questionId: string,
): FoundQuestion | undefined {
  const ask = askOf(questionId);
  if (!ask) return undefined;
  const questions = teachingLanguages.flatMap(
    variety => makeQuestion(content, ask, { variety, language: variety }) ?? [],
  );
  return questions.length > 0 ? { activity: reviewActivity, questions } : undefined;
}
