import { endpointQuery } from '@digipals/client';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../features/session/session-context.tsx';
import { finishedOffline } from '../features/training/progress/finished-offline.ts';
import { stepsOf } from '../features/training/progress/steps.ts';
import { SavedLessons } from '../features/training/save/SavedLessons.tsx';
import { Failed } from '../shared/Failed.tsx';
import { useKeptActivities } from '../shared/offline/use-kept-activities.ts';
import { usePageTitle } from '../shared/page-title.tsx';
import { useServices } from '../shared/services.tsx';
import { Waiting } from '../shared/Waiting.tsx';

/** /activities/saved: activities to play offline. The offline popup does not cover this page (OFFLINE-07). */
export default function SavedActivitiesRoute() {
  const t = useText();
  const { storage } = useServices();
  const { userId } = useSession().user;
  const current = useQuery(endpointQuery('GET users/{id}/currentLesson', { id: userId }));
  const archive = useQuery(endpointQuery('GET users/{id}/lessonArchive', { id: userId }));
  const saved = useKeptActivities();
  usePageTitle(t('offline.title'));
  if (current.error) return <Failed onRetry={() => void current.refetch()} />;
  if (!current.data || archive.isPending || !saved) return <Waiting />;
  const offline = finishedOffline(storage, userId);
  // The current lesson first, then the newest. The page works without the old ones.
  const old = (archive.data ?? []).toReversed().map(lesson => ({
    lesson,
    steps: stepsOf(lesson.activities, offline, true),
  }));
  const today = {
    lesson: current.data,
    steps: stepsOf(current.data.activities, offline),
  };
  return <SavedLessons lessons={[today, ...old]} saved={saved} />;
}
