import type { Languages } from '@digipals/contract';
import { useEffect } from 'react';
import { keepActivities } from '../../../shared/offline/keep/keep-activities.ts';
import { useServices } from '../../../shared/services.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';

/** Keeps the network free for the first question and its sounds, in milliseconds. */
const afterMs = 3_000;

/**
 * Caches the current activity and its media for offline use (OFFLINE-16), in both languages of its flag
 * buttons, because the child can switch.
 */
export function useCacheActivity(
  activityId: string,
  { supportLanguage, teachingLanguage }: Languages,
): void {
  const { storage } = useServices();
  useEffect(() => {
    const languages = [...new Set([supportLanguage, teachingLanguage])];
    return whenIdle(() => void keepActivities(storage, [activityId], languages), afterMs);
  }, [storage, activityId, supportLanguage, teachingLanguage]);
}
