import type { LessonHead } from '@digipals/contract';
import type { Translate } from '@digipals/i18n';

/** What a lesson is called besides its title: “Lesson 3”, or “Review”. */
export const lessonName = (
  t: Translate,
  { number, review }: Pick<LessonHead, 'number' | 'review'>,
) => (review ? t('training.review') : t('training.lesson', { index: number }));
