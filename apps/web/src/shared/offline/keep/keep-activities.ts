import type { LanguageCode } from '@digipals/contract/constants';
import { type KeyValue, storageKeys } from '../../storage.ts';
import { activityUrl, childHeaders, tellWorker } from './worker-calls.ts';

/** Asks the service worker to keep activities with their media; does nothing where there is none. */
export async function keepActivities(
  storage: KeyValue,
  ids: readonly string[],
  languages: readonly LanguageCode[],
): Promise<void> {
  const { userAccessToken, userId } = storageKeys;
  const token = storage.getItem(userAccessToken);
  await navigator.serviceWorker?.ready;
  const child = storage.getItem(userId);
  const headers = childHeaders(storage);
  // It may have taken long, and the child may have left.
  if (!headers || !child || storage.getItem(userAccessToken) !== token) return;
  const activities = ids.flatMap(id => languages.map(language => activityUrl(id, language)));
  await tellWorker({ type: 'keep', urls: [...activities, ...ownUrls(child)], headers });
}

/** What a page needs to know of the child before it opens; on a first visit no worker saw the answers. */
function ownUrls(userId: string): string[] {
  const id = encodeURIComponent(userId);
  const parts = ['languages', 'lingos', 'currentLesson', 'lessonArchive'];
  const calls = ['users/current', `licences/${id}`, ...parts.map(part => `users/${id}/${part}`)];
  return calls.map(call => `${window.location.origin}/api/${call}`);
}
