import type { ChildProgress, TeachingLanguage } from '@digipals/contract';
import { type ListedActivity, mostOf } from '../../content/lessons.ts';
import { isLessonDone, placeOf, withScore } from '../training/index.ts';
import type { QuestionFacts } from '../words/index.ts';
import type { PlannedLesson } from './plan.ts';
import type { Answers, Learner, Played } from './progress.data.ts';

/** What a child's answers say about a word that it was asked. */
export type WordState = {
  /** When it first gave a right answer; null if it gave none. */
  readonly knownAt: Date | null;
  /** Wrong checks. */
  readonly missed: number;
};

/** What a child has done, as it is stored. */
export type Record = {
  readonly learner: Learner;
  readonly answers: readonly Answers[];
  readonly played: readonly Played[];
};

type FactsOf = (questionId: string) => QuestionFacts;

const earlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** The words that a child was asked, by id. */
export function wordsFrom(answers: readonly Answers[], factsOf: FactsOf): Map<string, WordState> {
  const words = new Map<string, WordState>();
  for (const { questionId, answered, rightAt, missed } of answers) {
    if (answered === 0) continue;
    for (const id of factsOf(questionId).asks) {
      const before = words.get(id);
      words.set(id, {
        knownAt: earlier(before?.knownAt ?? null, rightAt),
        missed: (before?.missed ?? 0) + missed,
      });
    }
  }
  return words;
}

const MINUTE_MS = 60_000;
const minutesOf = (times: readonly number[]): number =>
  Math.round(times.reduce((sum, ms) => sum + ms, 0) / MINUTE_MS);

const isRightAtOnce = ({ rightAt, missed }: Answers): boolean => rightAt !== null && missed === 0;

const scored = (
  activities: readonly ListedActivity[],
  played: ReadonlyMap<string, Played>,
  variety: TeachingLanguage,
) => activities.map(one => withScore(one, played.get(one.activityId), variety));

/** The lesson that a child is in, and those that it has finished. */
function lessonsOf({ learner, played }: Record, plan: readonly PlannedLesson[]) {
  const byActivity = new Map(played.map(one => [one.activityId, one]));
  const lessons = plan.map(({ lesson: { lessonId, activities } }) => ({
    lessonId,
    activities: scored(activities, byActivity, learner.teachingLanguage),
  }));
  return {
    lessonId: lessons[placeOf(lessons, learner.lesson)]?.lessonId ?? null,
    finished: lessons
      .filter(({ activities }) => isLessonDone(activities))
      .map(({ lessonId }) => lessonId),
  };
}

/**
 * What a child has done in its course, computed from its answers and runs (CLASS-10 to CLASS-12).
 * @param plan the lessons of its course
 * @param since from when on something counts as of this week
 */
export function progressOf(
  record: Record,
  { plan, factsOf, since }: { plan: readonly PlannedLesson[]; factsOf: FactsOf; since: Date },
): Omit<ChildProgress, 'texts'> {
  const { learner, answers, played } = record;
  const taught = new Set(plan.flatMap(({ words }) => [...words.keys()]));
  const known = [...wordsFrom(answers, factsOf)].filter(
    ([id, { knownAt }]) => knownAt && taught.has(id),
  );
  const answered = answers.filter(one => one.answered > 0);
  const practised = (practice: QuestionFacts['practice']) =>
    answered.filter(({ questionId }) => factsOf(questionId).practice === practice);
  const counted = (practice: QuestionFacts['practice']) => {
    const all = practised(practice);
    return { answered: all.length, right: all.filter(isRightAtOnce).length };
  };
  const inCourse = new Map(
    plan.flatMap(({ lesson }) => lesson.activities.map(one => [one.activityId, mostOf(one)])),
  );
  return {
    childId: learner.userId,
    course: learner.course,
    ...lessonsOf(record, plan),
    played: played.flatMap(({ activityId, valid, tries }) => {
      const most = inCourse.get(activityId);
      return most === undefined ? [] : [{ activityId, right: Math.min(valid, most), tries }];
    }),
    words: known.length,
    newWords: known.filter(([, { knownAt }]) => knownAt && knownAt >= since).length,
    minutes: minutesOf(answers.map(({ ms }) => ms)),
    minutesOfWeek: minutesOf(answers.map(({ msSince }) => msSince)),
    spoken: practised('spoken').reduce((sum, one) => sum + one.answered, 0),
    heard: counted('heard'),
    spelt: counted('spelt'),
  };
}
