import type { Activity } from '@digipals/contract';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { activityIdOf } from '../activities.ts';
import { unitName } from '../lesson-order.ts';
import type { Pack } from '../pack.ts';
import type { SourceActivity } from '../source.ts';
import type { MeteredTexts, Unit } from './meter.ts';
import { questionTexts } from './question-texts.ts';

const questionsOf = (
  source: SourceActivity,
  activity: Activity | undefined,
  variety: TeachingLanguage,
): MeteredTexts[] =>
  (activity?.data ?? []).flatMap(question => {
    const written = source.questions.find(({ name }) => `${activity?.id}-${name}` === question.id);
    return written ? [questionTexts(question, written, variety)] : [];
  });

/**
 * The lessons and reviews of a course with their questions.
 *
 * @param activities its activities, in one English
 */
export const unitsOf = (
  { lessons }: Pack,
  activities: readonly Activity[],
  variety: TeachingLanguage = 'gb',
): Unit[] =>
  lessons.map(({ lesson, activities: written }) => {
    const built = (source: SourceActivity) =>
      activities.find(({ id }) => id === activityIdOf(lesson.id, source));
    return {
      name: unitName(lesson),
      after: lesson.number,
      questions: written.flatMap(source => questionsOf(source, built(source), variety)),
    };
  });
