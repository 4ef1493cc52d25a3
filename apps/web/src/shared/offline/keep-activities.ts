import type { LanguageCode } from '@digipals/contract/constants';
import type { ToWorker } from '../../worker/messages.ts';
import { callHeaders } from '../api/headers.ts';
import { type KeyValue, storageKeys } from '../storage.ts';

/** Asks the service worker to keep activities with their media; does nothing where there is none. */
export async function keepActivities(
  storage: KeyValue,
  ids: readonly string[],
  language: LanguageCode,
): Promise<void> {
  const { userAccessToken, userId } = storageKeys;
  const token = storage.getItem(userAccessToken);
  const registration = await navigator.serviceWorker?.ready;
  const child = storage.getItem(userId);
  // It may have taken long, and the child may have left.
  if (!token || !child || storage.getItem(userAccessToken) !== token) return;
  const activities = ids.map(id => `activities/${encodeURIComponent(id)}?language=${language}`);
  const message: ToWorker = {
    type: 'keep',
    urls: [...activities, ...ownCalls(child)].map(call => `${window.location.origin}/api/${call}`),
    headers: callHeaders(token),
  };
  registration?.active?.postMessage(message);
}

/** What a page needs to know of the child before it opens; on a first visit no worker saw the answers. */
const ownCalls = (userId: string): string[] => {
  const id = encodeURIComponent(userId);
  const parts = ['languages', 'lingos', 'currentLesson'].map(part => `users/${id}/${part}`);
  return ['users/current', `licences/${id}`, ...parts];
};
