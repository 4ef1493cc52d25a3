import type { Activity } from '@digipals/contract';
import { bookOf } from '../books.ts';
import type { LessonSource } from '../pack.ts';
import { askedIn } from '../parts.ts';

/** Reports a problem at a place in lesson.json. */
export type Report = (reason: string, ...place: (string | number)[]) => void;

/** The activities of a review, by what makes each of them (content/README.md). */
const activitiesOfReview = 4;
/** Questions that a child is asked in an activity. */
const fewestQuestions = 6;
const mostQuestions = 15;
/** Words to pick from: each child should get others. */
const leastChoice = 2;

/** Whether a child is asked as many questions as an activity should have, and whether there are enough to pick from. */
const checkCounts = ({ activities }: LessonSource, built: readonly Activity[], report: Report) => {
  for (const [index, activity] of built.entries()) {
    const source = activities[index];
    if (!source) continue;
    const asked = askedIn(activity, source);
    const all = activity.data.length;
    if (asked < fewestQuestions || asked > mostQuestions)
      report(
        `asks ${asked} questions, not ${fewestQuestions} to ${mostQuestions}`,
        'activities',
        index,
      );
    if (source.head.has('pick') && all < asked * leastChoice)
      report(
        `has ${all} questions to pick ${asked} from, fewer than ${asked * leastChoice}`,
        'activities',
        index,
      );
  }
};

/** Each activity of a review by what makes it one. */
const checkKinds = ({ activities }: LessonSource, built: readonly Activity[], report: Report) => {
  const [park, book] = activities;
  const [, , theatre, test] = built;
  if (!park?.head.has('pick'))
    report('is no word park: “pick: 10” says how many questions a child gets', 'activities', 0);
  if (!book || !bookOf(book).book)
    report('is no project: it needs “book: yes” or “book: poster”', 'activities', 1);
  if (!theatre?.parts) report('is no theatre: begin each story with “part:”', 'activities', 2);
  if (test?.meta.test !== true) report('is no test', 'activities', 3);
};

/**
 * Checks that a review has its four activities, in order: questions that are picked for each child, a book, a theatre of
 * parts and a test; and that it teaches no new word.
 */
export const checkReview = (written: LessonSource, built: readonly Activity[], report: Report) => {
  const { words, aim } = written.lesson;
  if (words.length > 0) report('a review has no new words', 'words');
  if (!aim) report('has no “aim”: what a child can say at its end');
  if (built.length !== activitiesOfReview)
    report(`has ${built.length} activities, not ${activitiesOfReview}`, 'activities');
  checkKinds(written, built, report);
  checkCounts(written, built, report);
};
