import { type FeatureFlag, featureFlags } from '@digipals/contract/constants';
import { type Flags, readFlags } from '@digipals/contract/flags';
import { createContext, use } from 'react';

export type { Flags };

const FlagsContext = createContext<Flags>(featureFlags);

/** Puts other flags above a part of the app; the defaults are those of the contract. */
export const FlagsProvider = FlagsContext;

/** All flags at once. */
export function useFlags(): Flags {
  return use(FlagsContext);
}

/** Whether a feature is on (FLAG-01 to FLAG-17). Flags hide entries, never routes (AMBIG-07). */
export function useFlag(name: FeatureFlag): boolean {
  return useFlags()[name];
}

/** Flags as the deployment sets them: the server writes into the page what differs from the defaults. */
export function flagsOf(page: Document): Flags {
  const told = page.querySelector<HTMLMetaElement>('meta[name="flags"]');
  return readFlags(told?.content ?? '').flags;
}
