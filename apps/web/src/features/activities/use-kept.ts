import type { LanguageCode } from '@digipals/contract/constants';
import { useEffect } from 'react';
import { keepActivities } from '../../shared/offline/keep-activities.ts';
import { whenIdle } from '../../shared/offline/when-idle.ts';
import { useServices } from '../../shared/services.tsx';

/** The first question and its sounds come before those that are kept for later. */
const afterMs = 3_000;

/** Has the activity that is played kept with all its media, for a connection that is lost (OFFLINE-16). */
export function useKeptActivity(activityId: string, language: LanguageCode): void {
  const { storage } = useServices();
  useEffect(
    () => whenIdle(() => void keepActivities(storage, [activityId], language), afterMs),
    [storage, activityId, language],
  );
}
