import type { Call } from '@digipals/client';
import type { QueryClient } from '@tanstack/react-query';
import { clearItems } from '../../features/activities/keep/tab-storage.ts';
import type { Outbox } from '../../features/activities/outbox/outbox.ts';
import type { Leaving } from '../../features/session/bootstrap.ts';
import { lastActiveKey } from '../../shared/device/last-active.ts';
import { startOverwriting } from '../../shared/device/overwriting.ts';
import { type KeyValue, sessionKeys, storageKeys } from '../../shared/storage.ts';
import { removeReadable } from './child-work.ts';
import { sealWork } from './sealed-work.ts';

export { reopen } from './reopen.ts';
export { swap } from './swap.ts';

/** What it needs of the app. */
export type LeaveTools = {
  call: Call;
  storage: KeyValue;
  queries: Pick<QueryClient, 'clear'>;
  outbox: Pick<Outbox, 'isEmpty' | 'send'>;
  wait(ms: number): Promise<void>;
  /** Runs work while no other tab does work of that name. */
  alone<T>(work: () => Promise<T>, name: string): Promise<T>;
};

/** The longest that unsent answers delay a logout. */
const longestSendMs = 3_000;

/**
 * The longest that deleting caches delays a logout. The answer to a logout makes browsers clear all storage;
 * Chromium then clears the caches itself and sometimes never settles calls to them.
 */
const longestDeleteMs = 3_000;

/** Keys that are deleted besides those of the session. */
const ofChild = [
  lastActiveKey,
  storageKeys.visitedFriends,
  storageKeys.events,
  storageKeys.settings,
];

/**
 * Ends the session `token` and deletes what the device stores of the child (decision 49). What the server
 * does not have yet is sealed until the child signs in again. One tab at a time.
 *
 * @returns the page to go to; null if the server did not say
 */
export async function leave(
  { call, storage, queries, outbox, wait, alone }: LeaveTools,
  { tellServer, everywhere = false, token }: Leaving & { token: string | null },
): Promise<string | null> {
  clearItems();
  // Another tab may have signed in another child meanwhile.
  const isOwn = () => [null, token].includes(storage.getItem(storageKeys.userAccessToken));
  if (!isOwn()) return null;
  const userId = storage.getItem(storageKeys.userId);
  if (tellServer && userId && !outbox.isEmpty(userId))
    await Promise.race([outbox.send(userId).catch(() => null), wait(longestSendMs)]);
  const end = async () => {
    if (!isOwn()) return null;
    if (userId && !(await sealWork(storage, userId)) && tellServer) removeReadable(storage, userId);
    for (const key of [...sessionKeys, ...ofChild]) storage.removeItem(key);
    // A page that was hidden since then has kept its run again.
    clearItems();
    const kept = copyStorage(storage);
    const url = tellServer ? await askServer(call, everywhere) : null;
    restoreStorage(storage, kept);
    startOverwriting(storage);
    return url;
  };
  const url = await alone(end, 'leave');
  queries.clear();
  await Promise.race([deleteCaches(), wait(longestDeleteMs)]);
  return url;
}

/** The logout URL of the provider; null if the request fails (LOGIN-15, LOGIN-16). */
async function askServer(call: Call, everywhere: boolean): Promise<string | null> {
  try {
    const asked = everywhere
      ? call('POST logout/everywhere')
      : call('GET logout', { retry: false });
    return (await asked).logoutUrl;
  } catch {
    return null;
  }
}

type Kept = [key: string, value: string][];

/** Settings of the device and sealed work. The answer to a logout makes browsers clear all storage. */
const copyStorage = (storage: KeyValue): Kept =>
  Object.values(storageKeys).flatMap(key => {
    const value = storage.getItem(key);
    return value === null ? [] : [[key, value] as [string, string]];
  });

function restoreStorage(storage: KeyValue, kept: Kept): void {
  for (const [key, value] of kept) if (storage.getItem(key) === null) storage.setItem(key, value);
}

/** Deletes what the service worker cached, except the files of the app. */
async function deleteCaches(): Promise<void> {
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? [];
  const ofSession = names.filter(name => !name.startsWith('app-'));
  await Promise.all(ofSession.map(name => deleteCache(name).catch(() => undefined)));
}

/**
 * Deletes a cache, its entries first: browsers keep the files of a cache that is still open. The worker has
 * its own copy, because its script imports nothing from the app.
 */
async function deleteCache(name: string): Promise<void> {
  try {
    const cache = await caches.open(name);
    await Promise.all((await cache.keys()).map(one => cache.delete(one, { ignoreVary: true })));
  } finally {
    await caches.delete(name);
  }
}
