import { setFlagBaseUrl } from '@digipals/ui';
import { newKey } from '@digipals/ui/new-key';
import { createBrowserHistory } from '@tanstack/history';
import { createRoot } from 'react-dom/client';
import type { Texts } from '../features/languages/InterfaceLanguage.tsx';
import { realBrowser } from '../shared/browser.ts';
import { FlagsProvider, flagsOf } from '../shared/flags.ts';
import { pause } from '../shared/pause.ts';
import { match } from '../shared/routing/match.ts';
import type { Early } from '../shared/start/early.ts';
import { safeStorage } from '../shared/storage.ts';
import { App } from './App.tsx';
import { createApp } from './create-app.ts';
import { untilDrawable } from './first-drawing.ts';
import { preloadPage, preloadTexts } from './pages.ts';
import { routeTable } from './route-table.ts';

/** `early` has the requests that the inline script has already started. */
export type Start = { texts: Promise<Texts>; early: Early | undefined };

/** Renders the app into the page. */
export async function start({ texts, early }: Start): Promise<void> {
  const found = match(window.location.pathname);
  const page = found && routeTable[found.name].page;
  preloadPage(page);
  texts.then(({ locale }) => preloadTexts(page, locale)).catch(() => undefined);
  setFlagBaseUrl('/flags');
  const app = createApp({
    page: window,
    history: createBrowserHistory(),
    storage: safeStorage(() => window.localStorage),
    browser: realBrowser,
    fetch: early?.fetch ?? ((url, init) => fetch(url, init)),
    createAudio: () => new Audio(),
    now: () => Date.now(),
    random: () => Math.random(),
    newKey,
    // Locks are missing in some browsers and on insecure origins.
    alone: (work, name = 'answers') => navigator.locks?.request(name, work) ?? work(),
    wait: pause,
    log: message => globalThis.reportError?.(new Error(message)),
    ticket: early?.ticket ?? null,
    usedKept: () => early?.usedKept() ?? false,
  });
  const place = document.getElementById('app');
  const [shown] = await Promise.all([texts, untilDrawable(app, page)]);
  if (place)
    createRoot(place).render(
      <FlagsProvider value={flagsOf(document)}>
        <App app={app} texts={shown} />
      </FlagsProvider>,
    );
}
