import type { TeachingLanguage } from '@digipals/contract';
import type { Content } from '../../content/content.ts';
import {
  type ListedActivity,
  type ListedLesson,
  mostOf,
  numberOf,
  titleIn,
} from '../../content/lessons.ts';
import { factsOf } from '../words/index.ts';

/** A lesson of a course, with the words that it teaches. */
export type PlannedLesson = {
  readonly lesson: ListedLesson;
  /** By id, with the activity that asks each first. */
  readonly words: ReadonlyMap<string, string>;
};

/** The lessons of courses in their order. A word belongs to the first lesson of its course that asks it. */
export function planOf(content: Content, courses: Iterable<string>): PlannedLesson[] {
  return [...new Set(courses)].flatMap(course => {
    const known = new Set<string>();
    return content.lessonsOf(course).map(lesson => {
      const words = new Map<string, string>();
      for (const { activityId, questionIds } of lesson.activities) {
        for (const id of questionIds.flatMap(question => factsOf(content, question).asks)) {
          if (!known.has(id) && content.words.has(id)) words.set(id, activityId);
          known.add(id);
        }
      }
      return { lesson, words };
    });
  });
}

const shownActivity = (activity: ListedActivity, variety: TeachingLanguage) => ({
  activityId: activity.activityId,
  title: titleIn(variety, activity),
  thumbnail: activity.thumbnail,
  questions: mostOf(activity),
  test: activity.test,
});

/** A lesson in a variety of English, without its words. */
export const shownLesson = ({ lesson }: PlannedLesson, variety: TeachingLanguage) => ({
  course: lesson.pack,
  lessonId: lesson.lessonId,
  ...numberOf(lesson),
  title: titleIn(variety, lesson),
  thumbnail: lesson.thumbnail,
  activities: lesson.activities.map(activity => shownActivity(activity, variety)),
});
