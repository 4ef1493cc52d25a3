import { type BoardChild, type LiveBoard, liveBoard, type SchoolClass } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import { type ListedLesson, titleIn } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { pictureAddress } from '../profile/index.ts';
import { findAnswers, type LoggedAnswer, type LoggedChild } from './live-board.data.ts';
import { isStuck } from './live-board.policy.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Class = Pick<SchoolClass, 'classId' | 'className' | 'teachingLanguage'>;

function placeOf(
  content: Content,
  answer: LoggedAnswer | undefined,
  { teachingLanguage }: Class,
): BoardChild['place'] {
  const found = answer && content.findActivity(answer.activityId);
  if (!found) return null;
  const { activity, lesson } = found;
  return {
    lessonId: lesson.lessonId,
    activityId: activity.activityId,
    title: titleIn(teachingLanguage, activity),
    // A question that the course no longer has counts as the first.
    question: Math.max(0, activity.questionIds.indexOf(answer.questionId)) + 1,
    questions: activity.questionIds.length,
  };
}

const childOf = (
  content: Content,
  { childId, name, avatarHash, answers, lastAt }: LoggedChild,
  { ofClass, now }: { ofClass: Class; now: number },
): BoardChild => ({
  ...{ childId, name },
  avatarImage: pictureAddress(avatarHash),
  place: placeOf(content, answers[0], ofClass),
  stuck: isStuck(answers),
  minutes: lastAt && Math.max(0, Math.floor((now - lastAt.getTime()) / MINUTE_MS)),
});

const lessonOf = ({ lessonId, number, ...lesson }: ListedLesson, { teachingLanguage }: Class) => ({
  ...{ lessonId, number },
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
