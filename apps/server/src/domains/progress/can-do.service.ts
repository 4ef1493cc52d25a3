import type {
  CanDoResult,
  ClassCanDo,
  LanguageCode,
  Question,
  TeachingLanguage,
} from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import {
  type ListedActivity,
  type ListedLesson,
  numberOf,
  titleIn,
} from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { bestRun, pawIn, skillsIn } from './can-do.policy.ts';
import { type Learner, listTestRuns, type TestRun } from './progress.data.ts';

/** A lesson with its test, in one English and one language. */
type Tested = {
  readonly lesson: ListedLesson;
  readonly test: ListedActivity;
  readonly questions: readonly Question[];
};
type Wording = { readonly variety: TeachingLanguage; readonly language: LanguageCode };

/** The lessons of courses whose test checks can-do lines. */
const testedIn = (content: Content, courses: Iterable<string>): Tested[] =>
  [...new Set(courses)].flatMap(course =>
    content.lessonsOf(course).flatMap(lesson => {
      const test = lesson.activities.find(one => one.test);
      if (!test || content.canDoOf(test.activityId, 'gb', 'gb').length === 0) return [];
      const questions = test.questionIds.flatMap(
        id => content.findQuestion(id)?.questions.slice(0, 1) ?? [],
      );
      return [{ lesson, test, questions }];
    }),
  );

/** The can-do lines of a test, each with the activity that trains it. */
const linesOf = (content: Content, { test }: Tested, { variety, language }: Wording) => {
  const lines = content.canDoOf(test.activityId, variety, language);
  return lines.map(({ text, trains }) => {
    const found = trains === undefined ? undefined : content.findActivity(trains)?.activity;
    const practise = found && {
      activityId: found.activityId,
      title: titleIn(variety, found),
    };
    return { text, practise: practise ?? null };
  });
};

const shownLesson = ({ lesson }: Tested, variety: TeachingLanguage) => ({
  course: lesson.pack,
  lessonId: lesson.lessonId,
  ...numberOf(lesson),
  title: titleIn(variety, lesson),
});

/** The lessons of children, and the run of each test that counts for a child. */
async function readTests(db: Db, content: Content, learners: readonly Learner[]) {
  const tested = testedIn(
    content,
    learners.map(({ course }) => course),
  );
  const runs = await listTestRuns(
    db,
    learners.map(({ userId }) => userId),
    tested.map(({ test }) => test.activityId),
  );
  const keyOf = (userId: string, activityId: string) => `${userId} ${activityId}`;
  const byChild = Map.groupBy(runs, run => keyOf(run.userId, run.activityId));
  const runOf = ({ test, questions }: Tested, { userId }: Learner): TestRun | undefined =>
    bestRun(questions, byChild.get(keyOf(userId, test.activityId)) ?? []);
  return { tested, runOf };
}

/** What a child could do in the tests of its lessons, in their order (COURSE-85, COURSE-87). */
export async function readCanDo(
  db: Db,
  content: Content,
  learner: Learner,
  language: LanguageCode = learner.teachingLanguage,
): Promise<CanDoResult[]> {
  const variety = learner.teachingLanguage;
  const { tested, runOf } = await readTests(db, content, [learner]);
  return tested.flatMap(one => {
    const run = runOf(one, learner);
    if (!run) return [];
    const { questions } = one;
    return [
      {
        ...shownLesson(one, variety),
        at: run.at.toISOString(),
        lines: linesOf(content, one, { variety, language }).map((line, index) => ({
          ...line,
          paw: pawIn(questions, index + 1, run),
        })),
        skills: skillsIn(questions, run),
      },
    ];
  });
}

/** What the children of a class could do in the tests that one of them has finished (COURSE-86). */
export async function readClassCanDo(
  db: Db,
  content: Content,
  { learners, variety }: { learners: readonly Learner[]; variety: TeachingLanguage },
): Promise<ClassCanDo[]> {
  const { tested, runOf } = await readTests(db, content, learners);
  return tested.flatMap(one => {
    const lines = linesOf(content, one, { variety, language: variety });
    const results = learners.flatMap(learner => {
      const run = runOf(one, learner);
      if (!run) return [];
      const paws = lines.map((_line, index) => pawIn(one.questions, index + 1, run));
      return [{ childId: learner.userId, paws }];
    });
    return results.length === 0 ? [] : [{ ...shownLesson(one, variety), lines, results }];
  });
}
