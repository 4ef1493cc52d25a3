import { createClient, createQueries, endpointQuery, invalidateChanges } from '@digipals/client';
import { loadChunk } from '@digipals/i18n/chunks';
import type { RouterHistory } from '@tanstack/history';
import { createOutbox, type Outbox } from '../features/activities/outbox/outbox.ts';
import { languagesQuery } from '../features/languages/languages-query.ts';
import { isPremium, licencesQuery } from '../features/licences/licences-query.ts';
import { type Bootstrap, createBootstrap, type Loads } from '../features/session/bootstrap.ts';
import {
  createSessionStore,
  onTokenRemoved,
  type SessionStore,
} from '../features/session/session-store.ts';
import { forgetFinishedOffline } from '../features/training/progress/finished-offline.ts';
import { createAnalytics } from '../shared/analytics.ts';
import type { Browser } from '../shared/browser.ts';
import { createPopups } from '../shared/popups.ts';
import { isActivityPath } from '../shared/routing/match.ts';
import { createShownLocation } from '../shared/routing/shown-location.ts';
import type { Services } from '../shared/services.tsx';
import { createSounds, watchAttention } from '../shared/sounds.ts';
import { type KeyValue, type LaterKey, storageKeys } from '../shared/storage.ts';
import type { LeaveTools } from './leave/leave.ts';
import { startNavigation } from './navigation.ts';
import { watchConnection } from './offline.ts';
import { loadLaterPages } from './pages.ts';

/** What the page, or a test, injects into the app. */
export type AppPorts = {
  page: Window;
  history: RouterHistory;
  storage: KeyValue;
  browser: Browser;
  fetch(url: string, init: RequestInit): Promise<Response>;
  createAudio(): HTMLAudioElement;
  now(): number;
  random(): number;
  newKey(): string;
  /** Runs `work` while no other tab runs work of that name. */
  alone<T>(work: () => Promise<T>, name?: string): Promise<T>;
  wait(ms: number): Promise<void>;
  log(message: string): void;
  ticket: string | null;
  /** Whether `fetch` has returned a cached response; a second call returns the server's response. */
  usedKept?(): boolean;
};

/** The sign-in page (NOTSHOWN-24). */
const studentPage = '/student';

export type App = {
  services: Services;
  session: SessionStore;
  bootstrap: Bootstrap;
  outbox: Outbox;
  /** From now on, tagged answers are revalidated instead of fetched again, and page changes are animated. */
  addLaterParts(): Promise<void>;
  stop(): void;
};

/** Data may be a minute old unless its query sets less. */
const queryDefaults = { staleTime: 60_000, refetchOnWindowFocus: false };

/** Sends the answers in the outbox, and then refreshes what they change. */
const createSender =
  ({ queries, storage }: Pick<Services, 'queries' | 'storage'>, outbox: Outbox) =>
  async (userId: string): Promise<void> => {
    const sent = await outbox.send(userId);
    if (outbox.isEmpty(userId)) forgetFinishedOffline(storage, userId);
    if (sent > 0) void invalidateChanges(queries, 'POST users/{id}/solution');
  };

/** Logging out loads after the first page (see after-first-page.ts). */
export const loadLeave = () => loadChunk(() => import('./leave/leave.ts'));

type LoadTools = LeaveTools & Pick<Services, 'queries' | 'sounds'> & Pick<AppPorts, 'fetch'>;

function createLoads(tools: LoadTools, send: Loads['send']): Loads {
  const { storage, queries } = tools;
  return {
    // A failed load must not block the login, for example when only the wallpaper is missing.
    all: (userId: string) =>
      Promise.all([
        queries.prefetchQuery(languagesQuery(userId)),
        queries.prefetchQuery(endpointQuery('GET users/{id}/lingos', { id: userId })),
        queries.prefetchQuery(endpointQuery('GET users/{id}/profile', { id: userId })),
        queries.prefetchQuery(licencesQuery(userId)),
      ]),
    async needed(userId: string) {
      const [licences] = await Promise.all([
        queries.fetchQuery(licencesQuery(userId)).catch(() => []),
        queries.prefetchQuery(languagesQuery(userId)),
      ]);
      return { premium: isPremium(licences) };
    },
    async renewed(userId: string) {
      const [licences] = await Promise.all([
        queries.fetchQuery({ ...licencesQuery(userId), staleTime: 0 }),
        queries.fetchQuery({ ...languagesQuery(userId), staleTime: 0 }),
      ]);
      return { premium: isPremium(licences) };
    },
    send,
    reopen: async () =>
      (storage.getItem(storageKeys.sealedWork) ||
        storage.getItem('reportOutbox' satisfies LaterKey)) &&
      (await loadLeave()).reopen(tools),
    leave: async leaving => (await loadLeave()).leave(tools, leaving),
    swap: async asked => (await loadLeave()).swap(tools, asked),
  };
}

/** Creates the app without rendering it: services, session, login, guards, connection watch. */
export function createApp(ports: AppPorts): App {
  const { storage, browser, history, log } = ports;
  const session = createSessionStore(storage);
  const shown = createShownLocation(history);
  const popups = createPopups();
  const sounds = createSounds({ storage, createAudio: ports.createAudio, log });
  let signals: Pick<Bootstrap, 'bearer' | 'logout'> | undefined;
  let { fetch } = ports;
  const call = createClient({
    fetch: (url, init) => fetch(url, init),
    token: () => signals?.bearer() ?? null,
    isOnline: browser.isOnline,
    onUnauthenticated: () => void signals?.logout({ tellServer: false }),
    wait: ports.wait,
    newKey: ports.newKey,
  });
  const queries = createQueries(call, queryDefaults);
  const outbox = createOutbox({
    call,
    storage,
    isOnline: browser.isOnline,
    newKey: ports.newKey,
    alone: ports.alone,
    log,
  });
  const send = createSender({ queries, storage }, outbox);
  const tools = { ...ports, call, queries, outbox, sounds };
  const loads = createLoads(tools, send);
  const usedKept = ports.usedKept ?? (() => false);
  const bootstrap = createBootstrap({ call, session, browser, loads, studentPage, usedKept });
  signals = bootstrap;
  const ready = () => bootstrap.boot.get().phase === 'ready';
  const analytics = createAnalytics({
    call,
    storage,
    now: ports.now,
    pathname: () => history.location.pathname,
    canSend: () => ready() && browser.isOnline(),
  });
  const services: Services = {
    call,
    queries,
    history,
    location: shown.location,
    storage,
    sounds,
    analytics,
    popups,
    browser,
    now: ports.now,
    random: ports.random,
    log,
  };
  watchAttention(ports.page.document, sounds.setAway);
  const connection = watchConnection({ page: ports.page, history, popups, browser }, () => {
    const user = session.read();
    if (ready() && user && !isActivityPath(history.location.pathname)) {
      void send(user.userId);
    }
    void analytics.flush();
  });
  const stops = [
    onTokenRemoved(ports.page, () => void bootstrap.logout()),
    analytics.stop,
    connection.stop,
    startNavigation({
      history,
      bootstrap,
      session,
      analytics,
      popups,
      keepsPopup: connection.keeps,
      ticket: ports.ticket,
    }),
  ];
  const stop = () => {
    for (const end of stops) end();
  };
  const addLaterParts = async () => {
    const { createMover, rememberTagged } = await loadLaterPages();
    fetch = rememberTagged(ports.fetch);
    shown.move = createMover(history);
  };
  return { services, session, bootstrap, outbox, addLaterParts, stop };
}
