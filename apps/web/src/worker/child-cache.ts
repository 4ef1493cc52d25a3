import type { Keep } from './messages.ts';

/**
 * What is kept for the child that is signed in: its activities, and its own answers that play without
 * a connection needs. One cache for each sign-in, named by a digest of its token, so that no child
 * meets what was kept for another.
 */
const prefix = 'child-';
const media = 'media';

let current: { token: string; cache: Promise<Cache> } | undefined;

async function open(token: string): Promise<Cache> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const name = prefix + [...new Uint8Array(digest, 0, 12)].map(byte => byte.toString(36)).join('-');
  await forget(key => key.startsWith(prefix) && key !== name);
  return caches.open(name);
}

async function forget(which: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(which);
  await Promise.all(names.map(name => caches.delete(name)));
}

/** The cache of a sign-in. An answer that is still on its way at logout goes into one that is gone. */
export function childCache(headers: Headers): Promise<Cache> {
  const token = headers.get('authorization') ?? '';
  if (current?.token !== token) current = { token, cache: open(token) };
  return current.cache;
}

/** Pictures, sounds and films of activities. */
export const mediaCache = (): Promise<Cache> => caches.open(media);

/** The activities and answers kept are of another time. */
export async function forgetAnswers(): Promise<void> {
  current = undefined;
  await forget(name => name.startsWith(prefix));
}

/** Logout: nothing of the child stays, nor what it played. */
export async function forgetChild(): Promise<void> {
  await forgetAnswers();
  await forget(name => name === media);
}

/**
 * Keeps what the server says: an answer, or that there is none for this child any more. A full disk
 * keeps nothing, and is no reason to fail.
 */
export async function keepAnswer(cache: Cache, url: string, answer: Response): Promise<void> {
  if (answer.status === 401) await forgetChild();
  if (answer.status === 403 || answer.status === 404) await cache.delete(url);
  if (answer.status !== 200) return;
  // The answer to a sign-in ticket holds the token of the session: that is not for a cache.
  const mayHoldToken = url.endsWith('/users/current');
  if (mayHoldToken && (await answer.clone().text()).includes('userAccessToken')) return;
  await cache.put(url, answer).catch(() => undefined);
}

/** Fetches answers and the media they name, one after the other: the child may be using the line. */
export async function keepAhead({ urls, headers }: Keep): Promise<void> {
  const answers = await childCache(new Headers(headers));
  const files = await mediaCache();
  for (const url of urls) {
    const known = await answers.match(url, { ignoreVary: true });
    const answer = known ?? (await fetch(url, { headers }));
    if (!known) await keepAnswer(answers, url, answer.clone());
    const named = new Set(answer.ok ? (await answer.text()).match(/\/media\/[\w.-]+/g) : []);
    for (const file of named) await keepFile(files, file);
  }
}

async function keepFile(files: Cache, url: string): Promise<void> {
  if (await files.match(url, { ignoreVary: true })) return;
  const answer = await fetch(url);
  if (answer.status === 200) await files.put(url, answer).catch(() => undefined);
}
