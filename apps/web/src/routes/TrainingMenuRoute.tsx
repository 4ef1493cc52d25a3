import { endpointQuery, invalidateChanges } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOwnDomino } from '../features/activities/keep/use-own-domino.ts';
import { usePrefetchActivities } from '../features/activities/keep/use-prefetch.ts';
import { RefusedAnswers } from '../features/activities/refused/RefusedAnswers.tsx';
import { useLanguages } from '../features/languages/use-languages.ts';
import { useSession } from '../features/session/session-context.tsx';
import { Academy } from '../features/training/Academy.tsx';
import { useAssigned } from '../features/training/assigned/use-assigned.ts';
import type { LessonMoment } from '../features/training/next/LessonEnd.tsx';
import { finishedOffline } from '../features/training/progress/finished-offline.ts';
import { openAtFirst, stepsOf } from '../features/training/progress/steps.ts';
import { SaveForProvider } from '../features/training/save/save-for.ts';
import { Failed } from '../shared/Failed.tsx';
import { Later, latePart } from '../shared/later.tsx';
import { usePageTitle } from '../shared/page-title.tsx';
import { remoteData } from '../shared/remote-data.ts';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';

const lessonScene = latePart(() => import('./lesson-end/LessonScene.tsx'));

/** The end of a lesson; its path, if the scene cannot be loaded. */
const celebrate = (moment: LessonMoment) => (
  <Later part={lessonScene} props={moment} waiting={<Waiting />} quiet onFailed={moment.onClose} />
);

/** /training-menu: the Domino Academy (ROUTE-23). */
export default function TrainingMenuRoute() {
  const t = useText();
  const { storage } = useServices();
  const { userId } = useSession().user;
  const query = useQuery(endpointQuery('GET users/{id}/currentLesson', { id: userId }));
  const lesson = remoteData(query);
  const queries = useQueryClient();
  const languages = useLanguages(userId);
  const domino = useOwnDomino(userId);
  const assigned = useAssigned(userId);
  usePageTitle(t('nav.training'));
  const offline = finishedOffline(storage, userId);
  const steps = lesson.state === 'success' ? stepsOf(lesson.data.activities, offline) : [];
  usePrefetchActivities(openAtFirst(steps), languages?.supportLanguage);
  if (lesson.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (lesson.state !== 'success') return <Waiting />;
  return (
    <SaveForProvider value={languages && { languages, domino }}>
      <RefusedAnswers
        userId={userId}
        onSent={() => void invalidateChanges(queries, 'POST users/{id}/solution')}
      />
      <Academy lesson={lesson.data} {...{ steps, userId, assigned, offline, celebrate }} />
    </SaveForProvider>
  );
}
