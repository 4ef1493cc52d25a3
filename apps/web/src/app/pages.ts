import { type Locale, loadTextPart, type TextPart } from '@digipals/i18n';
import { loadChunk } from '@digipals/i18n/chunks';
import { type ComponentType, useEffect, useState } from 'react';
import type { Services } from '../shared/services.tsx';
import type { PageName } from './route-table.ts';

type Page = {
  default: ComponentType;
  /** Loads the data that the page shows first, so that it renders at once. */
  prepare?: (services: Services, userId: string) => Promise<unknown>;
};

/** Pages that children often open first; the others are in `laterPages`. */
const firstPages = {
  ProfileRoute: () => import('../routes/profile/ProfileRoute.tsx'),
  FriendsRoute: () => import('../routes/FriendsRoute.tsx'),
  NotificationsRoute: () => import('../routes/NotificationsRoute.tsx'),
  TrainingMenuRoute: () => import('../routes/TrainingMenuRoute.tsx'),
  ActivityRoute: () => import('../routes/activity/ActivityRoute.tsx'),
  ConversationsRoute: () => import('../routes/ConversationsRoute.tsx'),
  ConversationRoute: () => import('../routes/ConversationRoute.tsx'),
};
type FirstPage = keyof typeof firstPages;

const isFirst = (name: PageName): name is FirstPage => name in firstPages;
const importLaterPages = () => import('./later-pages/later-pages.ts');

/** Starts loading the table of the other pages. */
export const loadLaterPages = () => loadChunk(importLaterPages);

/** The text part that a page loads; the profile needs those of the app alone. */
export const textPartOf = (name: PageName): TextPart | undefined =>
  name === 'ProfileRoute' ? undefined : name === 'ActivityRoute' ? 'player' : 'pages';

const loaded = new Map<PageName, Page>();

async function load(name: PageName): Promise<Page> {
  const known = loaded.get(name);
  if (known) return known;
  const open: () => Promise<Page> = isFirst(name)
    ? firstPages[name]
    : (await loadLaterPages()).laterPages[name];
  const page = await loadChunk(open);
  loaded.set(name, page);
  return page;
}

/** Starts loading a page that will be shown once the login is checked. */
export function preloadPage(name: PageName | null): void {
  if (name) load(name).catch(() => undefined);
}

/** Starts loading the texts of a page. `TextPartProvider` reports errors. */
export function preloadTexts(name: PageName | null, locale: Locale): void {
  const part = name && textPartOf(name);
  if (part) loadTextPart(locale, part).catch(() => undefined);
}

/** Loads a page and the data that it shows first. */
export async function preparePage(name: PageName, services: Services, userId: string) {
  const { prepare } = await load(name);
  await prepare?.(services, userId);
}

/**
 * The page of a route, loaded when it is first shown (ROUTE-37); null while it loads. Throws a loading
 * error. Not React.lazy, which shows a fallback for at least 300 ms.
 */
export function usePage(name: PageName): ComponentType | null {
  const [settled, setSettled] = useState<{ name: PageName; error?: unknown }>();
  const page = loaded.get(name);
  useEffect(() => {
    // A page that loaded after this render must trigger another one, even if it is loaded by now.
    if (page) return;
    let mounted = true;
    load(name).then(
      () => mounted && setSettled({ name }),
      (error: unknown) => mounted && setSettled({ name, error }),
    );
    return () => {
      mounted = false;
    };
  }, [name, page]);
  if (settled?.name === name && 'error' in settled) throw settled.error;
  return page?.default ?? null;
}
