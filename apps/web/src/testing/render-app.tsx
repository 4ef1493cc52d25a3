import type { EndpointKey } from '@digipals/contract';
import { featureFlags } from '@digipals/contract/constants';
import { loadCatalogue } from '@digipals/i18n';
import { createMemoryHistory } from '@tanstack/history';
import { act, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { loadAfterFirstPage } from '../app/after-first-page.ts';
import { createApp } from '../app/create-app.ts';
import { watches } from '../app/Watch.tsx';
import { type Flags, FlagsProvider } from '../shared/flags.ts';
import { storageKeys } from '../shared/storage.ts';
import { withCachedResponses } from './cached-responses.ts';
import { FakeAudio } from './fake-audio.ts';
import { createFakeServer, type Handlers } from './fake-server.ts';
import { makeUser, makeWorld } from './world.ts';

// Popups and the menu load after the first page; tests need them at once.
await Promise.all([loadAfterFirstPage(), watches.preload()]);

/** British English, with which the app starts; other texts load with their pages. */
const englishTexts = {
  locale: 'en-GB' as const,
  catalogue: await loadCatalogue('en-GB', ['app']),
};

type Options = {
  /** Whose session is stored; null for a signed-out visitor. */
  as?: 'mia' | null;
  premium?: boolean;
  handlers?: Handlers;
  storage?: Record<string, string>;
  online?: boolean;
  /** A call whose response is held until `release` is called. */
  hold?: EndpointKey;
  flags?: Flags;
  /** Cached responses to the calls that open an activity. */
  cached?: Handlers;
  /** The value of `random()`. */
  random?: number;
};

/** Stores Mia's session as a login does. */
export function storeSession(): void {
  localStorage.setItem(storageKeys.user, JSON.stringify(makeUser()));
  localStorage.setItem(storageKeys.userId, 'u-mia');
  localStorage.setItem(storageKeys.userAccessToken, 'token-mia');
}

/** Renders the app at a URL with a fake server. */
export function renderApp(url: string, options: Options = {}) {
  const { as = 'mia', premium = true } = options;
  if (as) storeSession();
  for (const [key, value] of Object.entries(options.storage ?? {})) {
    localStorage.setItem(key, value);
  }
  const server = createFakeServer({ ...makeWorld({ premium }), ...options.handlers });
  const release = options.hold ? server.hold(options.hold) : () => undefined;
  const net = { online: options.online ?? true };
  server.online = net.online;
  const browser = {
    reload: vi.fn<() => void>(),
    leaveTo: vi.fn<(url: string) => void>(),
    confirm: vi.fn<(text: string) => boolean>(() => true),
    isOnline: () => net.online,
    height: () => 800,
  };
  const history = createMemoryHistory({ initialEntries: [url] });
  const log = vi.fn<(message: string) => void>();
  let keys = 0;
  const network = options.cached
    ? withCachedResponses(server.fetch, { ...makeWorld({ premium: true }), ...options.cached })
    : { fetch: server.fetch };
  const app = createApp({
    page: window,
    history,
    storage: localStorage,
    browser,
    ...network,
    createAudio: () => new FakeAudio() as unknown as HTMLAudioElement,
    now: () => Date.now(),
    random: () => options.random ?? 0.5,
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    alone: work => work(),
    wait: () => Promise.resolve(),
    log,
    ticket: null,
  });
  onTestFinished(app.stop);
  const view = render(
    <FlagsProvider value={options.flags ?? featureFlags}>
      <App app={app} texts={englishTexts} />
    </FlagsProvider>,
  );
  return {
    ...view,
    app,
    server,
    browser,
    history,
    log,
    release,
    go: (to: string) => act(async () => history.push(to)),
    setOnline: (online: boolean) =>
      act(async () => {
        net.online = online;
        server.online = online;
        window.dispatchEvent(new Event(online ? 'online' : 'offline'));
      }),
  };
}

/** Paths of the recorded navigation events. */
export function navigations(): string[] {
  const events = JSON.parse(localStorage.getItem(storageKeys.events) ?? '[]') as {
    name: string;
    path: string;
  }[];
  return events.filter(({ name }) => name === 'navigation').map(({ path }) => path);
}

/** Codes of the recorded tracking events, in order. */
export function trackedCodes(): string[] {
  const events = JSON.parse(localStorage.getItem(storageKeys.events) ?? '[]') as {
    code?: string;
  }[];
  return events.flatMap(({ code }) => code ?? []);
}
