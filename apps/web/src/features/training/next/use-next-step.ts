import { endpointQuery } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { finishedOffline } from '../progress/finished-offline.ts';
import { type NextStep, nextStep } from './next-step.ts';

type Options = {
  userId: string;
  activityId: string;
  /** Percentage of the run just finished, which the server may not know yet. Undefined fetches nothing. */
  percent: number | undefined;
};

/**
 * The step after an activity. `undefined` while unknown, for example without a licence or connection; `null`
 * if the activity is in no lesson.
 */
export function useNextStep({ userId, activityId, percent }: Options): NextStep | null | undefined {
  const { storage } = useServices();
  const wanted = percent !== undefined;
  const current = useQuery({
    ...endpointQuery('GET users/{id}/currentLesson', { id: userId }),
    enabled: wanted,
  }).data;
  const isOld =
    current !== undefined && !current.activities.some(one => one.activityId === activityId);
  const archive = useQuery({
    ...endpointQuery('GET users/{id}/lessonArchive', { id: userId }),
    enabled: wanted && isOld,
  }).data;
  if (percent === undefined || !current || (isOld && !archive)) return undefined;
  const played = new Map(finishedOffline(storage, userId)).set(activityId, percent);
  return nextStep({ current, archive: archive ?? [] }, activityId, played);
}
