import { useSyncExternalStore } from 'react';

/** The current address: `path` without /desk, such as `/queue` or `/cases/12`. */
export type Place = { path: string; query: URLSearchParams };
/** The address of the desk and how to change it. */
export type Location = {
  get(): Place;
  go(address: string): void;
  /** Removes the query from the address bar only, so that a reload does not repeat it. */
  forgetQuery(): void;
  subscribe(listener: () => void): () => void;
};

/** Where the desk is served. */
const base = '/desk';

const read = (): Place => ({
  path: window.location.pathname.replace(/^\/desk(?=\/|$)/, '').replace(/\/+$/, '') || '/',
  query: new URLSearchParams(window.location.search),
});

/** The address of a page, for links. */
export const addressOf = (place: string): string => `${base}${place === '/' ? '' : place}`;

/** The address bar as state, so that reload, back and links work. */
export function createLocation(): Location {
  let place = read();
  const listeners = new Set<() => void>();
  const changed = () => {
    place = read();
    for (const listener of [...listeners]) listener();
  };
  window.addEventListener('popstate', changed);
  return {
    get: () => place,
    go(address) {
      window.history.pushState(null, '', addressOf(address));
      changed();
    },
    forgetQuery() {
      if (window.location.search === '') return;
      window.history.replaceState(window.history.state, '', window.location.pathname);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current address; re-renders on every change. */
export const usePlace = (location: Location): Place =>
  useSyncExternalStore(location.subscribe, location.get);
