import { useSyncExternalStore } from 'react';

/** The current address: `path` without the base of the app, such as `/queue` or `/cases/12`. */
export type Place = { path: string; query: URLSearchParams };
/** The address bar of an app and how to change it. */
export type Location = {
  get(): Place;
  /** The full address of a page, for links. */
  addressOf(place: string): string;
  go(place: string): void;
  /** Goes to another page in place of this one, so that a step back does not lead here again. */
  replace(place: string): void;
  /** Removes the query from the address bar only, so that a reload does not repeat it. */
  forgetQuery(): void;
  subscribe(listener: () => void): () => void;
};

/** The address bar as state, so that reload, back and links work. `base`: where the app is served. */
export function createLocation(base: string): Location {
  const read = (): Place => {
    const { pathname, search } = window.location;
    const isBelow = pathname === base || pathname.startsWith(`${base}/`);
    const path = (isBelow ? pathname.slice(base.length) : pathname).replace(/\/+$/, '') || '/';
    return { path, query: new URLSearchParams(search) };
  };
  let place = read();
  const listeners = new Set<() => void>();
  const changed = () => {
    place = read();
    for (const listener of [...listeners]) listener();
  };
  const addressOf = (to: string): string => `${base}${to === '/' ? '' : to}`;
  window.addEventListener('popstate', changed);
  return {
    get: () => place,
    addressOf,
    go(to) {
      window.history.pushState(null, '', addressOf(to));
      changed();
    },
    replace(to) {
      window.history.replaceState(null, '', addressOf(to));
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
