import { setFlagBaseUrl } from '@digipals/ui';
import { createBrowserHistory } from '@tanstack/history';
import { createRoot } from 'react-dom/client';
import type { Texts } from '../features/languages/InterfaceLanguage.tsx';
import { realBrowser } from '../shared/browser.ts';
import { match } from '../shared/routing/match.ts';
import type { KeyValue } from '../shared/storage.ts';
import { App } from './App.tsx';
import { createApp } from './create-app.ts';
import { preloadPage } from './pages.ts';
import { routeTable } from './route-table.ts';

export type Start = {
  ticket: string | null;
  storage: KeyValue;
  texts: Promise<Texts>;
  fetch(url: string, init: RequestInit): Promise<Response>;
};

/** Shows the app in the page; what was asked for early comes along. */
export async function start({ ticket, storage, texts, fetch }: Start): Promise<void> {
  const found = match(window.location.pathname);
  preloadPage(found && routeTable[found.name].page);
  setFlagBaseUrl('/flags');
  const app = createApp({
    page: window,
    history: createBrowserHistory(),
    storage,
    browser: realBrowser,
    fetch,
    createAudio: () => new Audio(),
    now: () => Date.now(),
    random: () => Math.random(),
    newKey: () => crypto.randomUUID(),
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    log: message => globalThis.reportError?.(new Error(message)),
    ticket,
  });
  const place = document.getElementById('app');
  if (place) createRoot(place).render(<App app={app} texts={await texts} />);
}
