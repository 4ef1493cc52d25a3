import type { LanguageCode } from '@digipals/contract/constants';
import { type KeyValue, storageKeys } from '../../storage.ts';
import { activityUrl, childHeaders, tellWorker } from './worker-calls.ts';

/** Asks the service worker to cache activities with their media; does nothing without a worker. */
export const keepActivities = (
  storage: KeyValue,
  ids: readonly string[],
  languages: readonly LanguageCode[],
): Promise<void> =>
  keepAnswers(
    storage,
    ids.flatMap(id => languages.map(language => activityUrl(id, language))),
  );

/**
 * Asks the service worker to cache answers with the media they name; does nothing without a worker.
 * @param pictures of the child and its Domino, if they may have changed
 */
export async function keepAnswers(
  storage: KeyValue,
  urls: readonly string[],
  pictures?: readonly string[],
): Promise<void> {
  const { userAccessToken, userId } = storageKeys;
  const token = storage.getItem(userAccessToken);
  await navigator.serviceWorker?.ready;
  const child = storage.getItem(userId);
  const headers = childHeaders(storage);
  // The child may have signed out in the meantime.
  if (!headers || !child || storage.getItem(userAccessToken) !== token) return;
  // The media of an answer take long; without its own data no page opens.
  await tellWorker({
    type: 'keep',
    urls: [...ownUrls(child), ...urls],
    ...(pictures && { pictures: [...pictures] }),
    headers,
  });
}

/** Data of the child that a page needs to open. On a first visit the worker did not see these responses. */
function ownUrls(userId: string): string[] {
  const id = encodeURIComponent(userId);
  const parts = [
    'profile',
    'languages',
    'lingos',
    'currentLesson',
    'lessonArchive',
    'assignments',
    'meCard',
  ];
  const calls = ['users/current', `licences/${id}`, ...parts.map(part => `users/${id}/${part}`)];
  return calls.map(call => `${window.location.origin}/api/${call}`);
}
