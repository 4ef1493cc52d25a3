import type { HistoryEntry } from '@digipals/contract';
import { solve } from '@digipals/engine';
import type { Content } from '../content/content.ts';
import { askedIn, type ListedActivity, type ListedLesson } from '../content/lessons.ts';
import type { Db } from '../db/db.ts';
import { finishQuestions } from '../use-cases/finish-question.ts';

const COURSE = 'starter';
const DAY_MS = 86_400_000;

/** The shortest answer, and what each letter of a question's name adds: answers take different times. */
const LEAST_MS = 6_000;
const LETTER_MS = 700;

/** The right answer to a question, or one without a pick. */
function answerTo(content: Content, questionId: string, right: boolean): HistoryEntry {
  const [question] = content.findQuestion(questionId)?.questions ?? [];
  const picks = right && question ? solve(question) : [];
  const time = LEAST_MS + questionId.length * LETTER_MS;
  return { questionId, valid: right ? 1 : 0, picks, time };
}

/** Answers to an activity; `part` of them, from 0 to 1, is right. */
const answers = (content: Content, activity: ListedActivity, part: number): HistoryEntry[] => {
  const asked = activity.questionIds.slice(0, askedIn(activity));
  return asked.map((questionId, index) =>
    answerTo(content, questionId, index < Math.ceil(asked.length * part)),
  );
};

/** A test that was abandoned after its first question. */
const abandoned = (content: Content, { questionIds }: ListedActivity): HistoryEntry[] =>
  questionIds.map((questionId, index) =>
    index === 0 ? answerTo(content, questionId, true) : { questionId, valid: 0, left: true },
  );

/** A finished lesson. The test of the last one was abandoned. */
const done = (content: Content, { activities }: ListedLesson, isLast: boolean): HistoryEntry[] =>
  activities.flatMap((activity, index) => {
    if (isLast && activity.test) return abandoned(content, activity);
    return answers(content, activity, isLast && index % 3 === 1 ? 0.7 : 1);
  });

/** A started lesson: a full star, a half star, an empty star, the rest not played. */
const begun = (content: Content, { activities }: ListedLesson): HistoryEntry[] =>
  [1, 0.6, 0.2].flatMap((part, index) => {
    const activity = activities[index];
    return activity && !activity.test ? answers(content, activity, part) : [];
  });

/**
 * Plays a child of the demo world up to a lesson of the course and into it, so that every state of the
 * training pages can be seen. If the course is shorter, plays up to its last lesson.
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
  const entries = behind.flatMap((lesson, index) =>
    done(content, lesson, index === behind.length - 1),
  );
  // Only activities that the child has reached pay.
  await db
    .updateTable('users')
    .set({ lesson: current.lessonId })
    .where('user_id', '=', userId)
    .execute();
  // The lessons behind it were played yesterday, so that some of their words are due today.
  await finishQuestions(db, content, { userId, entries, now: now - DAY_MS });
  await finishQuestions(db, content, { userId, entries: begun(content, current), now });
}

/** Enough activities to earn more than the daily Lingos of a streak; every fourth has wrong answers. */
const ACTIVITIES_A_DAY = 5;
const EVERY_HARD_ONE = 4;

const courseOf = (content: Content) =>
  content
    .lessonsOf(COURSE)
    .flatMap(({ lessonId, activities }) => activities.map(activity => ({ lessonId, activity })));

/** The last lesson played on a day, counted from 1; undefined before the first day. */
export const lessonOnDay = (content: Content, day: number): string | undefined =>
  courseOf(content)
    .slice(0, day * ACTIVITIES_A_DAY)
    .at(-1)?.lessonId;

/**
 * Plays the next activities of the course on each of some days, given in milliseconds in ascending
 * order, until the course is finished.
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
      answers(content, activity, (begin + index) % EVERY_HARD_ONE === 2 ? 0.7 : 1),
    );
    const lesson = lessonOnDay(content, day + 1);
    if (lesson === undefined) continue;
    await db.updateTable('users').set({ lesson }).where('user_id', '=', userId).execute();
    await finishQuestions(db, content, { userId, entries, now });
  }
}
