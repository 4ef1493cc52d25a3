import { type BoardChild, type LiveBoard, liveBoard, type SchoolClass } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import {
  askedIn,
  type ListedActivity,
  type ListedLesson,
  numberOf,
  titleIn,
} from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { pictureAddress } from '../profile/index.ts';
import { findAnswers, type LoggedAnswer, type LoggedChild } from './live-board.data.ts';
import { isStuck } from './live-board.policy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Class = Pick<SchoolClass, 'classId' | 'className' | 'teachingLanguage'>;

/**
 * The number of the question that was answered last. One that the course no longer has counts as the first. Where each
 * child is asked other questions, it is how many were answered.
 */
function numberIn(activity: ListedActivity, answers: readonly LoggedAnswer[]): number {
  const { activityId, questionIds, asked } = activity;
  const ids = answers.filter(one => one.activityId === activityId).map(one => one.questionId);
  if (asked !== undefined) return Math.min(new Set(ids).size, asked);
  return Math.max(0, questionIds.indexOf(ids[0] ?? '')) + 1;
}

function placeOf(
  content: Content,
  answers: readonly LoggedAnswer[],
  { teachingLanguage }: Class,
): BoardChild['place'] {
  const [last] = answers;
  const found = last && content.findActivity(last.activityId);
  if (!found) return null;
  const { activity, lesson } = found;
  return {
    lessonId: lesson.lessonId,
    activityId: activity.activityId,
    title: titleIn(teachingLanguage, activity),
    question: numberIn(activity, answers),
    questions: askedIn(activity),
  };
}

const childOf = (
  content: Content,
  { childId, name, avatarHash, answers, lastAt }: LoggedChild,
  { ofClass, now }: { ofClass: Class; now: number },
): BoardChild => ({
  ...{ childId, name },
  avatarImage: pictureAddress(avatarHash),
  place: placeOf(content, answers, ofClass),
  stuck: isStuck(answers),
  minutes: lastAt && Math.max(0, Math.floor((now - lastAt.getTime()) / MINUTE_MS)),
});

const lessonOf = (lesson: ListedLesson, { teachingLanguage }: Class) => ({
  lessonId: lesson.lessonId,
  ...numberOf(lesson),
  title: titleIn(teachingLanguage, lesson),
  activities: lesson.activities.map(one => ({
    activityId: one.activityId,
    title: titleIn(teachingLanguage, one),
    thumbnail: one.thumbnail,
  })),
});

/** Where the children of a class are, from the log of their answers (CLASS-24). */
export async function readLiveBoard(
  db: Db,
  content: Content,
  { ofClass, now }: { ofClass: Class; now: number },
): Promise<LiveBoard> {
  const { classId, className } = ofClass;
  const since = new Date(now - liveBoard.hours * HOUR_MS);
  const logged = await findAnswers(db, { classId, since });
  const children = logged.map(child => childOf(content, child, { ofClass, now }));
  const here = new Set(children.map(({ place }) => place?.lessonId));
  return {
    className,
    children,
    lessons: content.lessons
      .filter(({ lessonId }) => here.has(lessonId))
      .map(lesson => lessonOf(lesson, ofClass)),
  };
}
