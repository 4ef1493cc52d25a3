import type { Call } from '@digipals/client';
import type { ReadableStore } from '@digipals/ui/store';
import type { HistoryLocation, RouterHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { Analytics } from './analytics.ts';
import type { Browser } from './browser.ts';
import type { Popups } from './popups.ts';
import type { Sounds } from './sounds.ts';
import type { KeyValue } from './storage.ts';
import { useRequired } from './use-required.ts';

/** Dependencies of every part of the app; injected, so that tests can replace them. */
export type Services = {
  call: Call;
  queries: QueryClient;
  history: RouterHistory;
  /** The location that the page shows. */
  location: ReadableStore<HistoryLocation>;
  storage: KeyValue;
  sounds: Sounds;
  analytics: Analytics;
  popups: Popups;
  browser: Browser;
  now(): number;
  random(): number;
  /** Logs for developers; nothing is shown to the child (ERR-22, ERR-23). */
  log(message: string): void;
};

const ServicesContext = createContext<Services | undefined>(undefined);

type Props = { services: Services; children: ReactNode };

export function ServicesProvider({ services, children }: Props) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services of the nearest provider; undefined on the sign-in page, which has none. */
export const useServicesIfAny = (): Services | undefined => use(ServicesContext);

/** The services of the nearest provider; throws without one. */
export const useServices = (): Services => useRequired(ServicesContext);
