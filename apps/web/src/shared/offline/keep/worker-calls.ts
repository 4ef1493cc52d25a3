import { callHeaders } from '@digipals/client/headers';
import type { LanguageCode } from '@digipals/contract/constants';
import type { Keep, ToWorker } from '../../../worker/messages.ts';
import { type KeyValue, storageKeys } from '../../storage.ts';

/** Headers of the child's calls, for the worker; null if no child is signed in. */
export function childHeaders(storage: KeyValue): Keep['headers'] | null {
  const token = storage.getItem(storageKeys.userAccessToken);
  return token ? callHeaders(token) : null;
}

/** URL of an activity in a language. */
export const activityUrl = (id: string, language: LanguageCode): string =>
  `${window.location.origin}/api/activities/${encodeURIComponent(id)}?language=${language}`;

/** Id of the activity in such a URL. */
export const activityIn = (url: string): string =>
  decodeURIComponent(/\/api\/activities\/([^?/]+)/.exec(url)?.[1] ?? '');

/** The worker, once it is installed; undefined if there is none. */
async function activeWorker(): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker?.ready;
  return registration?.active ?? undefined;
}

/** Sends the worker a message; does nothing without a worker. */
export async function tellWorker(message: ToWorker): Promise<void> {
  (await activeWorker())?.postMessage(message);
}

/** Sends the worker a message and waits for its reply; never resolves without a worker. */
export async function askWorker<Answer>(message: ToWorker): Promise<Answer> {
  const worker = await activeWorker();
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      port1.close();
      resolve(data);
    };
    worker?.postMessage(message, [port2]);
  });
}
