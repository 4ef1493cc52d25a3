import type { Call } from '@digipals/client';
import type { RouterHistory } from '@tanstack/history';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import type { Analytics } from './analytics.ts';
import type { Browser } from './browser.ts';
import type { Popups } from './popups.ts';
import type { Sounds } from './sounds.ts';
import type { KeyValue } from './storage.ts';

/** What every part of the app may use; given, so that tests give their own. */
export type Services = {
  call: Call;
  queries: QueryClient;
  history: RouterHistory;
  storage: KeyValue;
  sounds: Sounds;
  analytics: Analytics;
  popups: Popups;
  browser: Browser;
  now(): number;
  random(): number;
  /** Tells those who look after the app, and no child (ERR-22, ERR-23). */
  log(message: string): void;
};

const ServicesContext = createContext<Services | undefined>(undefined);

type Props = { services: Services; children: ReactNode };

export function ServicesProvider({ services, children }: Props) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The services given above; throws without a provider. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('A ServicesProvider is missing above this part');
  return services;
}
