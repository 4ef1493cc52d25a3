import { type Call, createClient, createQueries } from '@digipals/client';
import { rememberTagged } from '@digipals/client/tagged';
import { createLocation, type Location } from '@digipals/ui/location';
import { newKey } from '@digipals/ui/new-key';
import { createStore, type Store } from '@digipals/ui/store';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { forgetDrafts } from './drafts.ts';
import { createSession, type Session } from './session.ts';
import { clearItems } from './tab-storage.ts';

/** The services of the desk. */
export type Services = {
  call: Call;
  session: Store<Session | null>;
  /** Why the session ended, for the sign-in page. */
  signedOutBecause: Store<string | null>;
  location: Location;
  queries: QueryClient;
  /** The server's clock, in milliseconds since 1970. */
  now(): number;
  /** The text for screen readers; setting the same text again reads it again. */
  announced: Store<{ text: string }>;
};

/** Creates the cache of the desk: an answer stays fresh for two seconds. */
export const createDeskQueries = (call: Call): QueryClient =>
  createQueries(call, { staleTime: 2_000 });

/** Creates the services of the desk. */
export function createServices(): Services {
  const session = createSession();
  // The next adult who signs in here must not see any drafts.
  session.subscribe(() => {
    if (session.get() !== null) return;
    forgetDrafts();
    clearItems();
  });
  const signedOutBecause = createStore<string | null>(null);
  let ahead = 0;
  const call = createClient({
    fetch: rememberTagged((url, init) => fetch(url, init)),
    token: () => session.get()?.token ?? null,
    isOnline: () => navigator.onLine,
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    newKey,
    onServerTime: at => {
      // The header has whole seconds, so small differences are ignored.
      const difference = at + 500 - Date.now();
      ahead = Math.abs(difference) > 2_000 ? difference : 0;
    },
    onUnauthenticated: ({ code }) => {
      // A wrong password is a 401 as well.
      if (code !== 'unauthenticated' || !session.get()) return;
      signedOutBecause.set('Your session is over. Please sign in again.');
      session.set(null);
      queries.clear();
    },
  });
  const queries = createDeskQueries(call);
  return {
    call,
    session,
    signedOutBecause,
    location: createLocation('/desk'),
    queries,
    now: () => Date.now() + ahead,
    announced: createStore({ text: '' }),
  };
}

const ServicesContext = createContext<Services | undefined>(undefined);
/** Gives the services to everything below it. */
export const ServicesProvider = ServicesContext.Provider;

/** The services of the desk. Throws outside a ServicesProvider. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('A ServicesProvider is missing above this part');
  return services;
}
