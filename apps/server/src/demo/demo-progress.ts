import type { HistoryEntry } from '@digipals/contract';
import type { Content } from '../content/content.ts';
import type { ListedActivity, ListedLesson } from '../content/lessons.ts';
import type { Db } from '../db/db.ts';
import { finishQuestions } from '../use-cases/finish-question.ts';

const COURSE = 'starter';

/** Answers of which a part, 0 to 1, is right. */
const answers = ({ questionIds }: ListedActivity, part: number): HistoryEntry[] =>
  questionIds.map((questionId, index) => ({
    questionId,
    valid: index < Math.ceil(questionIds.length * part) ? 1 : 0,
  }));

/** A test that was left after its first question. */
const leftAtOnce = ({ questionIds }: ListedActivity): HistoryEntry[] =>
  questionIds.map((questionId, index) =>
    index === 0 ? { questionId, valid: 1 } : { questionId, valid: 0, left: true },
  );

/** A lesson that is done. In the last one before the current the test was left. */
const done = ({ activities }: ListedLesson, isLast: boolean): HistoryEntry[] =>
  activities.flatMap((activity, index) => {
    if (isLast && activity.test) return leftAtOnce(activity);
    return answers(activity, isLast && index % 3 === 1 ? 0.7 : 1);
  });

/** A lesson begun: a full star, a half one, an empty one, the rest to play. */
const begun = ({ activities }: ListedLesson): HistoryEntry[] =>
  [1, 0.6, 0.2].flatMap((part, index) => {
    const activity = activities[index];
    return activity && !activity.test ? answers(activity, part) : [];
  });

/**
 * Lets a child of the demo world have played up to a lesson of the course and begun it, so that every
 * state of the training side can be seen; up to the last lesson where the course is shorter.
 */
export async function playUpTo(
  db: Db,
  content: Content,
  { userId, lesson: wanted, now }: { userId: string; lesson: number; now: number },
): Promise<void> {
  const lessons = content.lessonsOf(COURSE).slice(0, wanted);
  const current = lessons.at(-1);
  if (!current) return;
  const behind = lessons.slice(0, -1);
  const entries = behind.flatMap((lesson, index) => done(lesson, index === behind.length - 1));
  await finishQuestions(db, content, { userId, entries: [...entries, ...begun(current)], now });
  await db
    .updateTable('users')
    .set({ lesson: current.lessonId })
    .where('user_id', '=', userId)
    .execute();
}

/** Activities of a day, and how often one of them is not all right: more than a day's Lingos. */
const ACTIVITIES_A_DAY = 5;
const EVERY_HARD_ONE = 4;

const courseOf = (content: Content) =>
  content
    .lessonsOf(COURSE)
    .flatMap(({ lessonId, activities }) => activities.map(activity => ({ lessonId, activity })));

/** The lesson that is played last on a day, the first day being 1; undefined before the first. */
export const lessonOnDay = (content: Content, day: number): string | undefined =>
  courseOf(content)
    .slice(0, day * ACTIVITIES_A_DAY)
    .at(-1)?.lessonId;

/**
 * Lets a child have gone on in the course on some days, given in milliseconds, the earliest first,
 * until there is nothing left to play.
 */
export async function playDays(
  db: Db,
  content: Content,
  { userId, days }: { userId: string; days: readonly number[] },
): Promise<void> {
  const course = courseOf(content);
  for (const [day, now] of days.entries()) {
    const begin = day * ACTIVITIES_A_DAY;
    const played = course.slice(begin, begin + ACTIVITIES_A_DAY);
    const entries = played.flatMap(({ activity }, index) =>
      answers(activity, (begin + index) % EVERY_HARD_ONE === 2 ? 0.7 : 1),
    );
    await finishQuestions(db, content, { userId, entries, now });
  }
  const lesson = lessonOnDay(content, days.length);
  if (lesson === undefined) return;
  await db.updateTable('users').set({ lesson }).where('user_id', '=', userId).execute();
}
