import type { EndpointKey } from '@digipals/contract';
import { featureFlags } from '@digipals/contract/constants';
import { loadCatalogue } from '@digipals/i18n';
import { createMemoryHistory } from '@tanstack/history';
import { act, configure, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { loadAfterFirstPage } from '../app/after-first-page.ts';
import { createApp } from '../app/create-app.ts';
import { notificationWatch } from '../app/Watch.tsx';
import { type Flags, FlagsProvider } from '../shared/flags.ts';
import { storageKeys } from '../shared/storage.ts';
import { FakeAudio } from './fake-audio.ts';
import { createFakeServer, type Handlers } from './fake-server.ts';
import { withKept } from './kept-answers.ts';
import { makeUser, makeWorld } from './world.ts';

// A child meets popups and the menu when the first page has been there for a while.
await Promise.all([loadAfterFirstPage(), notificationWatch.preload()]);

/** British English, as the app begins with it: other texts come with their pages. */
const englishTexts = {
  locale: 'en-GB' as const,
  catalogue: await loadCatalogue('en-GB', ['app']),
};

type Options = {
  /** Whose session is stored: 'mia', or nobody. */
  as?: 'mia' | null;
  premium?: boolean;
  handlers?: Handlers;
  storage?: Record<string, string>;
  online?: boolean;
  /** A call whose answer is held back until `release` is called. */
  hold?: EndpointKey;
  flags?: Flags;
  /** What the device has kept of the calls that open an activity. */
  kept?: Handlers;
  /** What `random()` gives. */
  random?: number;
};

// The first page of a test file is transformed while it is waited for.
configure({ asyncUtilTimeout: 4_500 });

/** Puts Mia's session into local storage, as a login leaves it. */
export function storeSession(): void {
  localStorage.setItem(storageKeys.user, JSON.stringify(makeUser()));
  localStorage.setItem(storageKeys.userId, 'u-mia');
  localStorage.setItem(storageKeys.userAccessToken, 'token-mia');
}

/** The whole app at an address, against a server in memory. */
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
  const network = options.kept
    ? withKept(server.fetch, { ...makeWorld({ premium: true }), ...options.kept })
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

/** Names and paths of the navigation events that wait or were sent. */
export function navigations(): string[] {
  const events = JSON.parse(localStorage.getItem(storageKeys.events) ?? '[]') as {
    name: string;
    path: string;
  }[];
  return events.filter(({ name }) => name === 'navigation').map(({ path }) => path);
}

/** Codes of the tracked events that wait or were sent, in order. */
export function trackedCodes(): string[] {
  const events = JSON.parse(localStorage.getItem(storageKeys.events) ?? '[]') as {
    code?: string;
  }[];
  return events.flatMap(({ code }) => code ?? []);
}
