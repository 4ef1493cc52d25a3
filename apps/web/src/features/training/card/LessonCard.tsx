import { endpointQuery } from '@digipals/client';
import { isCompleted } from '@digipals/engine';
import { useText } from '@digipals/i18n/react';
import { buttonClass, Card, ProgressBar } from '@digipals/ui';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../shared/Failed.tsx';
import { lessonName } from '../../../shared/lesson-name.ts';
import { remoteData } from '../../../shared/remote-data.ts';
import { Link } from '../../../shared/routing/Link.tsx';
import { path } from '../../../shared/routing/paths.ts';
import { useServices } from '../../../shared/services.tsx';
import { finishedOffline } from '../progress/finished-offline.ts';
import { stepsOf } from '../progress/steps.ts';
import css from './LessonCard.module.css';
import { MiniPath } from './MiniPath.tsx';

/** The main action of the profile: continue the lesson. */
export function LessonCard({ userId }: { userId: string }) {
  const t = useText();
  const { storage } = useServices();
  const query = useQuery(endpointQuery('GET users/{id}/currentLesson', { id: userId }));
  const lesson = remoteData(query);
  if (lesson.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  // An empty card reserves the space while loading.
  if (lesson.state !== 'success') return <Card className={css['card']} />;
  const { title, thumbnail, activities, unlockLesson } = lesson.data;
  const done = activities.filter(item => isCompleted(item.userScore, item.totalScore)).length;
  const progress = t('common.xOfY', { current: done, total: activities.length });
  return (
    <Card className={css['card']}>
      <span className={css['picture']}>
        <img src={thumbnail} alt="" />
      </span>
      <div className={css['text']}>
        <p>{unlockLesson ? t('training.unlocked') : lessonName(t, lesson.data)}</p>
        <h2 lang="en">{title}</h2>
        <div className={css['progress']}>
          <ProgressBar value={done} max={activities.length} label={progress} />
          <b aria-hidden="true">{progress}</b>
        </div>
      </div>
      <Link to={path('training-menu')} className={buttonClass({ big: true })}>
        {t('training.play')}
      </Link>
      <MiniPath steps={stepsOf(activities, finishedOffline(storage, userId))} />
    </Card>
  );
}
