import type { ChildProgress, ClassProgress, LessonWord, PlannedLesson } from '@digipals/contract';
import { training } from '@digipals/contract/constants';

type Activity = PlannedLesson['activities'][number];

/** What a child has done in an activity; undefined if it has not played it. */
export const playedIn = ({ played }: ChildProgress, activityId: string) =>
  played.find(one => one.activityId === activityId);

/** Whether a child has completed an activity (TRAIN-23). */
export function isDone(child: ChildProgress, { activityId, questions }: Activity): boolean {
  const { right = 0 } = playedIn(child, activityId) ?? {};
  return questions > 0 && right / questions >= training.completionThreshold;
}

/** How many activities of a lesson a child has completed. */
export const doneIn = (child: ChildProgress, { activities }: Pick<PlannedLesson, 'activities'>) =>
  activities.filter(activity => isDone(child, activity)).length;

/** The lower median; 0 without numbers. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The lesson that most children are in; the earliest one if there is a tie. */
export function lessonOf({ lessons, children }: ClassProgress): PlannedLesson | undefined {
  const inLesson = ({ lessonId }: PlannedLesson) =>
    children.filter(child => child.lessonId === lessonId).length;
  return lessons.toSorted((one, other) => inLesson(other) - inLesson(one))[0];
}

/** Hard words, the hardest first: by the share of asked children who know them, then by wrong answers. */
export function hardestWords(lessons: readonly PlannedLesson[], most: number): LessonWord[] {
  const share = ({ known, met }: LessonWord) => known / met;
  const hard = lessons
    .flatMap(({ words }) => words)
    .filter(({ missed }) => missed > 0)
    .toSorted(
      (one, other) => share(one) - share(other) || other.missed / other.met - one.missed / one.met,
    );
  // Later lessons and reviews have words of earlier ones again.
  const ids = hard.map(({ id }) => id);
  return hard.filter(({ id }, place) => ids.indexOf(id) === place).slice(0, most);
}

/** Children with least time in the last seven days, the least first. */
export const leastTime = (children: readonly ChildProgress[], most: number): ChildProgress[] =>
  children.toSorted((one, other) => one.minutesOfWeek - other.minutesOfWeek).slice(0, most);

/** Children who have come furthest first. */
export const byProgress = (
  { lessons }: ClassProgress,
  children: readonly ChildProgress[],
): ChildProgress[] => {
  const done = new Map(
    children.map(child => [child, sum(lessons.map(lesson => doneIn(child, lesson)))]),
  );
  return children.toSorted((one, other) => (done.get(other) ?? 0) - (done.get(one) ?? 0));
};

/** Right answers of all children as a share in percent; null without answers. */
export function percentRight(answers: readonly { answered: number; right: number }[]) {
  const all = sum(answers.map(({ answered }) => answered));
  return all === 0 ? null : Math.round((sum(answers.map(({ right }) => right)) / all) * 100);
}

/** The numbers of a whole class. */
export function sumsOf({ lessons, children }: ClassProgress, lesson: PlannedLesson) {
  const learners = children.filter(({ course }) => course === lesson.course);
  return {
    done: sum(learners.map(child => doneIn(child, lesson))),
    activities: learners.length * lesson.activities.length,
    words: median(learners.map(({ words }) => words)),
    /** Words of the course up to this lesson. */
    ofWords: sum(
      lessons
        .filter(({ course, number }) => course === lesson.course && number <= lesson.number)
        .map(({ words }) => words.length),
    ),
    newWords: median(learners.map(({ newWords }) => newWords)),
    minutes: Math.round(
      sum(children.map(({ minutesOfWeek }) => minutesOfWeek)) / Math.max(children.length, 1),
    ),
    spoken: sum(children.map(({ spoken }) => spoken)),
    delivered: sum(children.map(({ texts }) => texts.delivered)),
    returned: sum(children.map(({ texts }) => texts.returned)),
  };
}
