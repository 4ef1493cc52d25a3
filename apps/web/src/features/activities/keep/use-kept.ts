import type { Languages } from '@digipals/contract';
import { useEffect } from 'react';
import { keepActivities } from '../../../shared/offline/keep/keep-activities.ts';
import { useServices } from '../../../shared/services.tsx';
import { whenIdle } from '../../../shared/when-idle.ts';

/** The first question and its sounds come before those that are kept for later. */
const afterMs = 3_000;

/**
 * Has the activity that is played kept with all its media, for a connection that is lost (OFFLINE-16):
 * in both languages of its flag buttons, for either may be pressed then.
 */
export function useKeptActivity(
  activityId: string,
  { supportLanguage, teachingLanguage }: Languages,
): void {
  const { storage } = useServices();
  useEffect(() => {
    const languages = [...new Set([supportLanguage, teachingLanguage])];
    return whenIdle(() => void keepActivities(storage, [activityId], languages), afterMs);
  }, [storage, activityId, supportLanguage, teachingLanguage]);
}
