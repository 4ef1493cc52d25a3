import {
  type ClassLesson,
  type ClassLessons,
  type CourseLessons,
  classCourse,
  type TeachingLanguage,
} from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import { type ListedLesson, numberOf, titleIn } from '../../content/lessons.ts';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { pictureAddress } from '../profile/index.ts';
import { readSettled } from '../training/index.ts';
import { findPlaced } from './placed-children.data.ts';

/** A lesson of the course of classes. @throws not_found */
export function requireLesson(content: Content, lessonId: string): ListedLesson {
  const lesson = content.lessonsOf(classCourse).find(one => one.lessonId === lessonId);
  if (!lesson) throw new ApiError('not_found');
  return lesson;
}

/** Refuses children who are not in a class, or not in the course of classes. @throws not_found */
export async function requireChildren(
  db: Db,
  classId: string,
  children: readonly string[],
): Promise<void> {
  const own = new Set((await findPlaced(db, classId, classCourse)).map(({ childId }) => childId));
  if (!children.every(childId => own.has(childId))) throw new ApiError('not_found');
}

/** The lessons of the course of classes. */
export const listCourseLessons = (content: Content, variety: TeachingLanguage): CourseLessons =>
  content.lessonsOf(classCourse).map(lesson => ({
    lessonId: lesson.lessonId,
    ...numberOf(lesson),
    title: titleIn(variety, lesson),
    thumbnail: lesson.thumbnail,
  }));

/** The lessons of a class, and where its children are. */
export async function readClassLessons(
  db: Db,
  content: Content,
  { classId, variety }: { classId: string; variety: TeachingLanguage },
): Promise<ClassLessons> {
  const lessons = listCourseLessons(content, variety);
  const first = lessons[0]?.lessonId ?? '';
  const children = await findPlaced(db, classId, classCourse);
  return {
    lessons,
    children: children.map(({ childId, name, avatarHash, lesson, opened }) => ({
      ...{ childId, name, opened: [...opened] },
      avatarImage: pictureAddress(avatarHash),
      lessonId: lesson ?? first,
    })),
  };
}

/** The activities of a lesson, and which children of a class have done them. @throws not_found */
export async function readClassLesson(
  db: Db,
  content: Content,
  { classId, lessonId, variety }: { classId: string; lessonId: string; variety: TeachingLanguage },
): Promise<ClassLesson> {
  const { activities } = requireLesson(content, lessonId);
  const children = await findPlaced(db, classId, classCourse);
  const settled = await readSettled(db, content, {
    userIds: children.map(({ childId }) => childId),
    activityIds: activities.map(({ activityId }) => activityId),
  });
  return {
    activities: activities.map(one => ({
      activityId: one.activityId,
      title: titleIn(variety, one),
      thumbnail: one.thumbnail,
      test: one.test,
      doneBy: [...(settled.get(one.activityId) ?? [])],
    })),
  };
}
