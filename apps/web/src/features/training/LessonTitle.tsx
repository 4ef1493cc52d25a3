import type { CurrentLesson } from '@digipals/contract';
import { isCompleted } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { Star } from '@digipals/ui';
import { PageHeading } from '../../shared/page-title.tsx';
import css from './LessonTitle.module.css';
import type { Step } from './steps.ts';

type Props = { lesson: CurrentLesson; steps: readonly Step[] };

/** Number, name and picture of the lesson, and how much of it is done. */
export function LessonTitle({ lesson, steps }: Props) {
  const t = useText();
  const done = steps.filter(
    ({ activity, star }) =>
      isCompleted(activity.userScore, activity.totalScore) || (star !== null && star !== 'empty'),
  ).length;
  return (
    <header className={css['lesson']}>
      <img className={css['picture']} src={lesson.thumbnail} alt="" />
      <div>
        <p className={css['number']}>{t('training.lesson', { index: lesson.number })}</p>
        <PageHeading className={css['title']}>
          <span lang="en">{lesson.title}</span>
        </PageHeading>
      </div>
      <span className={css['done']}>
        <Star fill="full" className={css['star']} />
        {t('common.xOfY', { current: done, total: steps.length })}
      </span>
    </header>
  );
}
