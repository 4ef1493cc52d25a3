import { type Call, createClient, createQueries, isCallError } from '@digipals/client';
import type { LanguageCode } from '@digipals/contract/constants';
import { type Flags, readFlags } from '@digipals/contract/flags';
import type { Location } from '@digipals/ui/location';
import { newKey } from '@digipals/ui/new-key';
import { createStore, type Store } from '@digipals/ui/store';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { createLanguageChoice } from './family-language.ts';
import { createGuardedLocation, type LeaveGuard } from './leave-guard.ts';
import { browserPasskeys, type Passkeys } from './passkeys.ts';
import { createSession } from './session.ts';

/** The name of an erased child, and the number of the proof, which is shown only once. */
export type Erased = { name: string; proof: string };

/** The services of the app. */
export type Services = {
  call: Call;
  /** The token of the signed-in adult. */
  session: Store<string | null>;
  /** Whether the session ended by itself, for the sign-in page. */
  isSessionOver: Store<boolean>;
  /** The language that was chosen on this device. */
  language: Store<LanguageCode | null>;
  location: Location;
  leaveGuard: LeaveGuard;
  passkeys: Passkeys;
  queries: QueryClient;
  /** The feature flags of the deployment. */
  flags: Flags;
  /** Set while the app asks for a new code; call it with whether the code was right. */
  askedForProof: Store<((isProved: boolean) => void) | null>;
  /** The child that was just erased, until its number is written down. */
  erased: Store<Erased | null>;
};

/** Creates the cache: what another adult changes is seen after ten seconds. */
export const createAppQueries = (call: Call): QueryClient =>
  createQueries(call, { staleTime: 10_000 });

/** The server writes the flags that differ from the defaults into the page. */
const flagsOf = (page: Document): Flags =>
  readFlags(page.querySelector<HTMLMetaElement>('meta[name="flags"]')?.content ?? '').flags;

/** Creates the services. */
export function createServices(): Services {
  const session = createSession();
  const isSessionOver = createStore(false);
  const language = createLanguageChoice();
  const call = createClient({
    fetch: (url, init) => fetch(url, init),
    token: session.get,
    isOnline: () => navigator.onLine,
    wait: ms => new Promise(resolve => setTimeout(resolve, ms)),
    newKey,
    onUnauthenticated: ({ code }) => {
      // A wrong password is a 401 as well.
      if (code !== 'unauthenticated' || session.get() === null) return;
      isSessionOver.set(true);
      session.set(null);
      queries.clear();
    },
  });
  const queries = createAppQueries(call);
  const askedForProof: Services['askedForProof'] = createStore(null);
  const erased: Services['erased'] = createStore(null);
  // The next session may be another adult's.
  session.subscribe(() => {
    askedForProof.get()?.(false);
    erased.set(null);
  });
  const leaveGuard: LeaveGuard = createStore(null);
  const location = createGuardedLocation('/grown-ups', leaveGuard);
  const passkeys = browserPasskeys;
  const flags = flagsOf(document);
  return {
    ...{ call, session, isSessionOver, language, location, leaveGuard },
    ...{ passkeys, queries, flags, askedForProof, erased },
  };
}

const ServicesContext = createContext<Services | undefined>(undefined);
/** Gives the services to everything below it. */
export const ServicesProvider = ServicesContext.Provider;

/** The services of the app. Throws outside a ServicesProvider. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('A ServicesProvider is missing above this part');
  return services;
}

/**
 * Makes a call that may need a fresh second factor: asks for a code and repeats it. Closing the question
 * rejects with the first error.
 */
export async function withProof<T>(
  { askedForProof }: Pick<Services, 'askedForProof'>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isCallError(error) || error.code !== 'proof_needed') throw error;
    const isProved = await new Promise<boolean>(resolve => askedForProof.set(resolve));
    askedForProof.set(null);
    if (!isProved) throw error;
    return act();
  }
}
