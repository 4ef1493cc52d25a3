import type { Lesson } from '@digipals/contract';
import { isCompleted } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { classes, Icon, Star } from '@digipals/ui';
import { lessonName } from '../../shared/lesson-name.ts';
import { PageHeading } from '../../shared/page-title.tsx';
import css from './LessonTitle.module.css';
import type { Step } from './progress/steps.ts';
import { SaveLesson } from './save/SaveLesson.tsx';

type Props = {
  lesson: Lesson;
  steps: readonly Step[];
  /** For an old lesson: returns to the current one. */
  onCurrent?: (() => void) | undefined;
  /** A lesson after the current one. */
  isAhead: boolean;
};

/** Number, name, picture and progress of the lesson. Tapping an old one returns to the current one (TRAIN-11). */
export function LessonTitle({ lesson, steps, onCurrent, isAhead }: Props) {
  const isOld = onCurrent && !isAhead;
  const t = useText();
  const done = steps.filter(
    ({ activity, star }) =>
      isCompleted(activity.userScore, activity.totalScore) || (star !== null && star !== 'empty'),
  ).length;
  const kind = isOld ? t('training.archiveOne') : lessonName(t, lesson);
  return (
    <header className={classes(css['lesson'], isOld && css['old'])}>
      {onCurrent && (
        <button
          type="button"
          className={css['return']}
          aria-label={t('training.current')}
          onClick={onCurrent}
        >
          <Icon name="left" className={css['arrow']} />
        </button>
      )}
      <img className={css['picture']} src={lesson.thumbnail} alt="" />
      <div className={css['name']} aria-live="polite" aria-atomic="true">
        <p className={css['number']}>{kind}</p>
        <PageHeading className={css['title']}>
          <span lang="en">{lesson.title}</span>
        </PageHeading>
      </div>
      <span className={css['done']}>
        <Star fill="full" className={css['star']} />
        {t('common.xOfY', { current: done, total: steps.length })}
      </span>
      <SaveLesson lesson={lesson} steps={steps} />
    </header>
  );
}
