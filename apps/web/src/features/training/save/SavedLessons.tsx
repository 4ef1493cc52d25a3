import type { Lesson } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, Domino } from '@digipals/ui';
import { lessonName } from '../../../shared/lesson-name.ts';
import { PageHeading } from '../../../shared/page-title.tsx';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import type { Step } from '../progress/steps.ts';
import { SavedActivity } from './SavedActivity.tsx';
import css from './SavedLessons.module.css';

export type LessonWithSteps = { lesson: Lesson; steps: readonly Step[] };

type Props = {
  lessons: readonly LessonWithSteps[];
  /** Ids of the activities that are completely stored on this device. */
  saved: ReadonlySet<string>;
};

/** Activities that can be played offline, by lesson (OFFLINE-16, TRAIN-25). */
export function SavedLessons({ lessons, saved }: Props) {
  const t = useText();
  const shown = lessons.filter(({ steps }) =>
    steps.some(({ activity }) => saved.has(activity.activityId)),
  );
  return (
    <div className={css['page']}>
      <Card className={css['head']}>
        <Domino mood={shown.length > 0 ? 'cheer' : 'sit'} className={css['dog']} />
        <div>
          <PageHeading>{t('offline.title')}</PageHeading>
          <p className="read">{t(shown.length > 0 ? 'offline.help' : 'offline.none')}</p>
        </div>
      </Card>
      {shown.length === 0 && (
        <Link to={path('training-menu')} className={buttonClass({ big: true })}>
          {t('rewards.toTraining')}
        </Link>
      )}
      {shown.map(({ lesson, steps }) => (
        <section key={lesson.lessonId} className={css['lesson']} aria-labelledby={lesson.lessonId}>
          <header className={css['title']}>
            <img src={lesson.thumbnail} alt="" />
            <div>
              <p>{lessonName(t, lesson)}</p>
              <h2 id={lesson.lessonId} lang="en">
                {lesson.title}
              </h2>
            </div>
          </header>
          <ol className={css['activities']}>
            {steps.map(step => (
              <SavedActivity
                key={step.activity.activityId}
                step={step}
                saved={saved.has(step.activity.activityId)}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
