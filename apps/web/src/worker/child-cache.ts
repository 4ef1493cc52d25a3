import { forgetMedia, keepMedium, type Media, openMedia, putMakingRoom } from './media-cache.ts';

/**
 * What is kept for the child that is signed in: its activities, its own answers that play without a
 * connection needs, and which lessons it saved. Two caches for each sign-in, named by a digest of its
 * token, so that no child meets what was kept for another.
 */
export type Kept = {
  readonly answers: Cache;
  readonly lessons: Cache;
  readonly media: Media;
  /** Aborted when the sign-in ends: what is still on its way then goes into caches that are gone. */
  readonly ended: AbortSignal;
};

const prefixes = { answers: 'child-', lessons: 'lessons-' } as const;

type Current = { token: string; kept: Promise<Kept>; end: AbortController };

let current: Current | undefined;

async function open(token: string, ended: AbortSignal): Promise<Kept> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const name = [...new Uint8Array(digest, 0, 12)].map(byte => byte.toString(36)).join('-');
  const own = { answers: prefixes.answers + name, lessons: prefixes.lessons + name };
  const isOther = (key: string) => isOfChild(key) && key !== own.answers && key !== own.lessons;
  if (await forget(isOther)) await forgetMedia('saved');
  const [answers, lessons, media] = await Promise.all([
    caches.open(own.answers),
    caches.open(own.lessons),
    openMedia(),
  ]);
  return { answers, lessons, media, ended };
}

const isOfChild = (key: string): boolean =>
  key.startsWith(prefixes.answers) || key.startsWith(prefixes.lessons);

async function forget(which: (name: string) => boolean): Promise<boolean> {
  const names = (await caches.keys()).filter(which);
  await Promise.all(names.map(name => caches.delete(name)));
  return names.length > 0;
}

/** What is kept for a sign-in; asked for once by whatever takes longer. */
export function keptFor(headers: Headers): Promise<Kept> {
  const token = headers.get('authorization') ?? '';
  if (current?.token !== token) {
    current?.end.abort();
    const end = new AbortController();
    current = { token, kept: open(token, end.signal), end };
  }
  return current.kept;
}

function endCurrent(): void {
  current?.end.abort();
  current = undefined;
}

/** The activities and answers kept are of another time; what was saved on purpose comes again. */
export async function forgetAnswers(): Promise<void> {
  endCurrent();
  await forget(name => name.startsWith(prefixes.answers));
}

/** Logout: nothing of the child stays, nor what it played or saved. */
export async function forgetChild(): Promise<void> {
  endCurrent();
  await forget(isOfChild);
  await forgetMedia('passing', 'saved');
}

/**
 * Keeps what the server says: an answer, or that there is none for this child any more.
 * @returns false when there is no room on the device, which is no reason to fail
 */
export async function keepAnswer(cache: Cache, url: string, answer: Response): Promise<boolean> {
  if (answer.status === 401) await forgetChild();
  if (answer.status === 403 || answer.status === 404) await cache.delete(url);
  if (answer.status !== 200) return true;
  // The answer to a sign-in ticket holds the token of the session: that is not for a cache.
  const mayHoldToken = url.endsWith('/users/current');
  if (mayHoldToken && (await answer.clone().text()).includes('userAccessToken')) return true;
  return putMakingRoom(cache, url, answer);
}

/** An answer that is kept, else the server's, which is kept from then on. */
export async function findOrAsk(
  { answers }: Kept,
  url: string,
  headers: Record<string, string>,
): Promise<{ answer: Response; room: boolean }> {
  const known = await answers.match(url, { ignoreVary: true });
  if (known) return { answer: known, room: true };
  const answer = await fetch(url, { headers });
  return { answer, room: await keepAnswer(answers, url, answer.clone()) };
}

/** Paths of the media that an answer names. */
export const mediaIn = (text: string): string[] => text.match(/\/media\/[\w.-]+/g) ?? [];

/** Fetches answers and the media they name, one after the other: the child may be using the line. */
export async function keepAhead(
  kept: Kept,
  { urls, headers }: { urls: readonly string[]; headers: Record<string, string> },
): Promise<void> {
  for (const url of urls) {
    const { answer } = await findOrAsk(kept, url, headers);
    const named = new Set(answer.ok ? mediaIn(await answer.text()) : []);
    for (const file of named) {
      if (kept.ended.aborted) return;
      await keepMedium(kept.media, file);
    }
  }
}
