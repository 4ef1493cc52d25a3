import type { Activity } from '@digipals/contract';
import { activityIdOf } from '../activities.ts';
import type { Lesson, Pack } from '../pack.ts';
import type { SourceActivity } from '../source.ts';
import type { MeteredQuestion, Unit } from './meter.ts';
import { questionTexts } from './question-texts.ts';

/** The name of a lesson in the plan of words: `7`; that of a review, with an id such as `starter-r6`, is `R6`. */
export const unitName = ({ id, number }: Lesson): string => {
  const review = /-r(\d+)$/.exec(id)?.[1];
  return review === undefined ? String(number) : `R${review}`;
};

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
    const name = unitName(lesson);
    const built = (source: SourceActivity) =>
      british.find(({ id }) => id === activityIdOf(lesson.id, source));
    return {
      name,
      after: name.startsWith('R') ? Number(name.slice(1)) : lesson.number,
      questions: activities.flatMap(source => questionsOf(source, built(source))),
    };
  });
