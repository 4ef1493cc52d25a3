import { firstPageUrls } from '@digipals/client/first-page';
import { callHeaders } from '@digipals/client/headers';

/** What the script in the page hands on to the app. */
export type Early = {
  ticket: string | null;
  /** Language of the last visit. */
  language: string | null;
  /** The network; what was asked for early is not asked for again. */
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Whether `fetch` has given what the device has kept; asked again, it gives the server's own word. */
  usedKept(): boolean;
};

/** Scripts and styles by the pattern of the addresses that need them; filled in by the build. */
declare const __SCRIPTS__: readonly (readonly [pattern: string, files: readonly string[]])[];

/** Scripts of a page, the largest first: the libraries. */
export const scriptsOf = (pathname: string): readonly string[] =>
  __SCRIPTS__.find(([pattern]) => new RegExp(pattern).test(pathname))?.[1] ?? [];

/** Files with the texts of first pages by help language; filled in by the build. */
declare const __TEXTS__: Record<string, { app: readonly string[]; player: readonly string[] }>;

/** The texts that a page shows first, in the language of the last visit. */
export function textsOf(pathname: string, language: string | null): readonly string[] {
  const part = activityOf(pathname) === undefined ? 'app' : 'player';
  return __TEXTS__[language ?? 'gb']?.[part] ?? [];
}

/** Fetches scripts and styles ahead of the imports that would find them one after another. */
export function preloadScripts(files: readonly string[]): void {
  for (const href of files) {
    const kind = href.endsWith('.css')
      ? { rel: 'preload', as: 'style', crossOrigin: '' }
      : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...kind, href }));
  }
}

/** An answer that the service worker has kept; undefined where it has none. */
const keptAnswer = (url: string, headers: HeadersInit): Promise<Response | undefined> =>
  fetch(url, { headers, cache: 'only-if-cached', mode: 'same-origin' }).then(
    answer => (answer.ok ? answer : undefined),
    () => undefined,
  );

/**
 * Asks for answers before the app itself is loaded; each is handed out once, then the network
 * is asked again.
 *
 * @param urls addresses in the order in which they leave
 * @param keptUrls those of them that open a page with what the worker has kept: they are handed out twice,
 *   as it was kept and as the server says it
 */
export function earlyFetch(
  urls: readonly string[],
  token: string | null,
  keptUrls: readonly string[] = [],
) {
  const headers = callHeaders(token);
  const kept = new Map(keptUrls.map(url => [url, keptAnswer(url, headers)]));
  const waiting = new Map(urls.map(url => [url, fetch(url, { method: 'GET', headers })]));
  // Whoever takes an answer sees its failure; one that nobody takes must not count as unhandled.
  for (const answer of waiting.values()) answer.catch(() => undefined);
  let usedKept = false;

  /** Takes out what was asked for early; a write to the same address makes it old. */
  const takeFrom = <T>(asked: Map<string, T>, url: string, init: RequestInit): T | undefined => {
    const early = asked.get(url);
    asked.delete(url);
    return init.method === 'GET' ? early : undefined;
  };

  return {
    usedKept: () => usedKept,
    async take(url: string, init: RequestInit): Promise<Response> {
      const known = await takeFrom(kept, url, init);
      usedKept ||= known !== undefined;
      return known ?? takeFrom(waiting, url, init) ?? fetch(url, init);
    },
    /** A copy of the answer from an address that begins so, if one was asked for. */
    async peek(begin: string): Promise<Response | undefined> {
      const url = urls.find(address => address.startsWith(begin));
      const answer = url ? await waiting.get(url)?.catch(() => undefined) : undefined;
      return answer?.ok ? answer.clone() : undefined;
    },
  };
}

/** As far as it is used here; an answer that tells of no access has neither. */
type Drawn = {
  meta?: { shuffle?: boolean };
  data?: { components: { data: { value: string }[] }[] }[];
};

/**
 * Fetches the pictures of an activity's first question while the app itself is still on its way.
 * A shuffled activity does not say yet which question is the first. Never rejects: the page itself
 * meets the same answer and tells of what is wrong with it.
 */
export async function drawEarly(answer: Promise<Response | undefined>): Promise<void> {
  const activity: Drawn | undefined = await answer
    .then(found => found?.json())
    .catch(() => undefined);
  const first = activity?.meta?.shuffle ? undefined : activity?.data?.[0];
  const items = first?.components.flatMap(({ data }) => data) ?? [];
  for (const { value } of items) if (/\.(webp|png|svg)$/.test(value)) new Image().src = value;
}

type Stored = { userId: string | null; token: string | null; language: string | null };

const activityOf = (pathname: string) => /^\/activity\/([^/]+)\/?$/.exec(pathname)?.[1];

/**
 * What opens an activity by what the worker has kept, as the activity itself does (decision 17). Other
 * pages are about what may have changed since.
 */
export function keptUrls(pathname: string, { userId, token }: Stored): string[] {
  if (!userId || !token || activityOf(pathname) === undefined) return [];
  return [...firstPageUrls('session'), ...firstPageUrls('every', encodeURIComponent(userId))];
}

/** What a page needs first, users/current before all (LOGIN-06); only with a known child more than that. */
export function firstUrls(pathname: string, ticket: string | null, stored: Stored): string[] {
  const current = firstPageUrls('session');
  if (ticket) return current;
  const { userId, token, language } = stored;
  if (!token) return [];
  if (!userId) return current;
  const activity = activityOf(pathname);
  const id = encodeURIComponent(userId);
  const every = firstPageUrls('every', id);
  // An activity shows neither the profile nor the Lingos: they must not hold up its pictures.
  if (activity && language)
    return [
      ...current,
      ...firstPageUrls('activity', activity).map(url => `${url}?language=${language}`),
      ...every,
    ];
  const lesson = pathname === '/training-menu' || pathname === '/profile';
  return [
    ...current,
    ...every,
    ...firstPageUrls('home', id),
    ...(lesson ? firstPageUrls('lesson', id) : []),
  ];
}
