import { CallError } from '@digipals/client';
import type { Activity, Languages } from '@digipals/contract';
import { type LanguageCode, player } from '@digipals/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { activityQuery } from '../keep/activity-query.ts';
import { useRefusedActivities } from './use-refused.ts';

const ownCountries: readonly string[] = player.countriesWithoutExtraFetch;

/** Tests from another country are refetched in the teaching language (PLAYER-59, PLAYER-60, AMBIG-44). */
function needsTeachingLanguage(activity: Activity): boolean {
  const { test = true, country = player.defaultCountry } = activity.meta;
  return test && !ownCountries.includes(country);
}

/** Whether the child may not play: a message, no data, or a refusal (PLAYER-61, PLAYER-62). */
function isNoAccess(activity: Activity | undefined, error: Error | null): boolean {
  if (error instanceof CallError) return error.status === 403 || error.status === 404;
  if (!activity) return false;
  return 'message' in activity || !Array.isArray(activity.data) || activity.data.length === 0;
}

/** State of the activity page. */
export type Loaded =
  | { state: 'pending' }
  | { state: 'noAccess' }
  | { state: 'failed'; retry(): void }
  | { state: 'success'; activity: Activity; language: LanguageCode };

/** Loads an activity in a language, and refetches tests from other countries. */
export function useActivity(id: string, language: LanguageCode, languages: Languages): Loaded {
  useRefusedActivities();
  const first = useQuery(activityQuery(id, language));
  const denied = isNoAccess(first.data, first.error);
  const again = first.data && !denied && needsTeachingLanguage(first.data);
  const teaching = activityQuery(id, languages.teachingLanguage);
  const second = useQuery({ ...teaching, enabled: again === true });
  const shown = again ? second : first;
  if (denied || (again && isNoAccess(second.data, second.error))) return { state: 'noAccess' };
  if (shown.data) {
    const spoken = again ? languages.teachingLanguage : language;
    return { state: 'success', activity: shown.data, language: spoken };
  }
  if (shown.error) return { state: 'failed', retry: () => void shown.refetch() };
  return { state: 'pending' };
}
