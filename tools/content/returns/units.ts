import type { Activity } from '@digipals/contract';
import { activityIdOf } from '../activities.ts';
import { unitName } from '../lesson-order.ts';
import type { Pack } from '../pack.ts';
import type { SourceActivity } from '../source.ts';
import type { MeteredQuestion, Unit } from './meter.ts';
import { questionTexts } from './question-texts.ts';

const questionsOf = (source: SourceActivity, activity: Activity | undefined): MeteredQuestion[] =>
  (activity?.data ?? []).flatMap(question => {
    const written = source.questions.find(({ name }) => `${activity?.id}-${name}` === question.id);
    return written
      ? [{ test: activity?.meta.test === true, texts: questionTexts(question, written) }]
      : [];
  });

/** The lessons and reviews of a course with their questions. @param british its activities, in British English */
export const unitsOf = ({ lessons }: Pack, british: readonly Activity[]): Unit[] =>
  lessons.map(({ lesson, activities }) => {
    const built = (source: SourceActivity) =>
      british.find(({ id }) => id === activityIdOf(lesson.id, source));
    return {
      name: unitName(lesson),
      after: lesson.number,
      questions: activities.flatMap(source => questionsOf(source, built(source))),
    };
  });
