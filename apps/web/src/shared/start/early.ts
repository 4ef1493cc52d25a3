import { firstPageUrls } from '@digipals/client/first-page';
import { callHeaders } from '@digipals/client/headers';

/** What the inline script passes on to the app. */
export type Early = {
  ticket: string | null;
  /** Language of the last visit. */
  language: string | null;
  /** Like `fetch`, but uses responses that were requested early. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Whether `fetch` has returned a cached response; a second call returns the server's response. */
  usedKept(): boolean;
};

/** Scripts and styles by the path pattern of the pages that need them; filled in by the build. */
declare const __SCRIPTS__: readonly (readonly [pattern: string, files: readonly string[]])[];

/** Scripts of a page; the libraries come first because they are the largest. */
export const scriptsOf = (pathname: string): readonly string[] =>
  __SCRIPTS__.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? [];

/** Text files of first pages by help language; filled in by the build. */
declare const __TEXTS__: Record<string, { app: readonly string[]; player: readonly string[] }>;

/** Text files that a page needs first, in the language of the last visit. */
export function textsOf(pathname: string, language: string | null): readonly string[] {
  const part = activityOf(pathname) === undefined ? 'app' : 'player';
  return __TEXTS__[language ?? 'gb']?.[part] ?? [];
}

/** Preloads scripts and styles that imports would otherwise discover one after another. */
export function preloadScripts(files: readonly string[]): void {
  for (const href of files) {
    const kind = href.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '' }
      : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href }));
  }
}

/** A response from the service worker's cache; undefined if there is none. */
const cachedResponse = (url: string, headers: HeadersInit): Promise<Response | undefined> =>
  fetch(url, { headers, cache: 'only-if-cached', mode: 'same-origin' }).then(
    response => (response.ok ? response : undefined),
    () => undefined,
  );

/**
 * Requests data before the app is loaded. Each response is returned once; later calls go to the network.
 *
 * @param urls in the order in which they are requested
 * @param keptUrls those of them that may come from the worker's cache: the first call returns the cached
 *   response, the second the server's
 */
export function earlyFetch(
  urls: readonly string[],
  token: string | null,
  keptUrls: readonly string[] = [],
) {
  const headers = callHeaders(token);
  const cached = new Map(keptUrls.map(url => [url, cachedResponse(url, headers)]));
  const pending = new Map(urls.map(url => [url, fetch(url, { method: 'GET', headers })]));
  // The caller of `take` sees a failure; a response that is never taken must not count as unhandled.
  for (const response of pending.values()) response.catch(() => undefined);
  let usedKept = false;

  /** Removes and returns an early response; a write to the same URL discards it. */
  const takeFrom = <T>(early: Map<string, T>, url: string, init: RequestInit): T | undefined => {
    const response = early.get(url);
    early.delete(url);
    return init.method === 'GET' ? response : undefined;
  };

  return {
    usedKept: () => usedKept,
    async take(url: string, init: RequestInit): Promise<Response> {
      const found = await takeFrom(cached, url, init);
      usedKept ||= found !== undefined;
      return found ?? takeFrom(pending, url, init) ?? fetch(url, init);
    },
    /** A copy of the early response whose URL starts with `prefix`, if there is one. */
    async peek(prefix: string): Promise<Response | undefined> {
      const url = urls.find(candidate => candidate.startsWith(prefix));
      const response = url ? await pending.get(url)?.catch(() => undefined) : undefined;
      return response?.ok ? response.clone() : undefined;
    },
  };
}

/** The parts of an activity used here; an error response has neither. */
type ActivityPart = {
  meta?: { shuffle?: boolean };
  data?: { components: { data: { value: string }[] }[] }[];
};

/**
 * Fetches the pictures of an activity's first question while the app is still loading. In a shuffled
 * activity the first question is not known yet. Never rejects: the page receives the same response and
 * reports its errors.
 */
export async function drawEarly(response: Promise<Response | undefined>): Promise<void> {
  const activity: ActivityPart | undefined = await response
    .then(found => found?.json())
    .catch(() => undefined);
  const first = activity?.meta?.shuffle ? undefined : activity?.data?.[0];
  const items = first?.components.flatMap(({ data }) => data) ?? [];
  for (const { value } of items) if (/\.(webp|png|svg)$/.test(value)) new Image().src = value;
}

type Stored = { userId: string | null; token: string | null; language: string | null };

const activityOf = (pathname: string) => /^\/activity\/([^/]+)\/?$/.exec(pathname)?.[1];

/**
 * URLs that an activity may load from the worker's cache (decision 17). Other pages show data that may
 * have changed.
 */
export function keptUrls(pathname: string, { userId, token }: Stored): string[] {
  if (!userId || !token || activityOf(pathname) === undefined) return [];
  return [...firstPageUrls('session'), ...firstPageUrls('every', encodeURIComponent(userId))];
}

/** URLs that a page needs first: users/current (LOGIN-06), and more if the child is known. */
export function firstUrls(pathname: string, ticket: string | null, stored: Stored): string[] {
  const current = firstPageUrls('session');
  if (ticket) return current;
  const { userId, token, language } = stored;
  if (!token) return [];
  if (!userId) return current;
  const activity = activityOf(pathname);
  const id = encodeURIComponent(userId);
  const every = firstPageUrls('every', id);
  // An activity shows neither the profile nor the Lingos: they must not delay its pictures.
  if (activity && language)
    return [
      ...current,
      ...firstPageUrls('activity', activity).map(url => `${url}?language=${language}`),
      ...every,
      ...firstPageUrls('begin', id),
    ];
  const lesson = pathname === '/training-menu' || pathname === '/profile';
  return [
    ...current,
    ...every,
    ...firstPageUrls('home', id),
    ...(lesson ? firstPageUrls('lesson', id) : []),
  ];
}
