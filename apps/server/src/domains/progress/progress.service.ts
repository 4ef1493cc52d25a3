import { type LessonWord, type TeachingLanguage, timeOnTask } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import type { Db } from '../../db/db.ts';
import { factsOf } from '../words/index.ts';
import { type PlannedLesson, planOf } from './plan.ts';
import { type Learner, listAnswers, listPlayed } from './progress.data.ts';
import { progressOf, type Record, type WordState, wordsFrom } from './progress.policy.ts';

/** Name of the course of a new child. */
const USUAL_COURSE = 'starter';

/** What children have done, with the lessons of their courses. */
export type Records = { readonly plan: readonly PlannedLesson[]; readonly records: Record[] };

/** Reads what children have done: each table once, however many they are. */
export async function readRecords(
  db: Db,
  content: Content,
  { learners, now }: { learners: readonly Learner[]; now: number },
): Promise<Records> {
  const ids = learners.map(({ userId }) => userId);
  const answers = await listAnswers(db, ids, startOfWeek(now));
  const played = await listPlayed(db, ids);
  const answersOf = Map.groupBy(answers, ({ userId }) => userId);
  const playedOf = Map.groupBy(played, ({ userId }) => userId);
  const courses = learners.map(({ course }) => course);
  return {
    plan: planOf(content, courses.length > 0 ? courses : [USUAL_COURSE]),
    records: learners.map(learner => ({
      learner,
      answers: answersOf.get(learner.userId) ?? [],
      played: playedOf.get(learner.userId) ?? [],
    })),
  };
}

const startOfWeek = (now: number): Date => new Date(now - timeOnTask.weekMs);

const ofCourse = (plan: readonly PlannedLesson[], course: string): PlannedLesson[] =>
  plan.filter(({ lesson }) => lesson.pack === course);

/** What each child has done in its course. */
export function progressIn(content: Content, { plan, records }: Records, now: number) {
  const find = (questionId: string) => factsOf(content, questionId);
  return records.map(record =>
    progressOf(record, {
      plan: ofCourse(plan, record.learner.course),
      factsOf: find,
      since: startOfWeek(now),
    }),
  );
}

/** The words that each child was asked, by child. */
export const askedWords = (content: Content, { records }: Records): Map<string, WordState>[] =>
  records.map(({ answers }) => wordsFrom(answers, id => factsOf(content, id)));

/** The words of a lesson, with how many of these children know them (CLASS-11). */
export function wordsIn(
  content: Content,
  { words }: PlannedLesson,
  { variety, asked }: { variety: TeachingLanguage; asked: readonly Map<string, WordState>[] },
): LessonWord[] {
  return [...words].flatMap(([wordId, activityId]) => {
    const found = content.words.find(variety, wordId);
    if (!found) return [];
    const { id, word, picture, meaning } = found;
    const states = asked.flatMap(one => one.get(wordId) ?? []);
    return [
      {
        ...{ id, word, picture, meaning, activityId },
        met: states.length,
        known: states.filter(({ knownAt }) => knownAt !== null).length,
        missed: states.reduce((sum, { missed }) => sum + missed, 0),
      },
    ];
  });
}
