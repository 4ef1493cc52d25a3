import { type FeatureFlag, featureFlags } from '@digipals/contract/constants';
import { type Flags, readFlags } from '@digipals/contract/flags';
import { createContext, use } from 'react';

export type { Flags };

const FlagsContext = createContext<Flags>(featureFlags);

/** Overrides the flags for a part of the app; the defaults come from the contract. */
export const FlagsProvider = FlagsContext;

/** All flags at once. */
export function useFlags(): Flags {
  return use(FlagsContext);
}

/** Whether a feature is on (FLAG-01 to FLAG-17). Flags hide entries, never routes (AMBIG-07). */
export function useFlag(name: FeatureFlag): boolean {
  return useFlags()[name];
}

/** The flags of the deployment: the server writes those that differ from the defaults into the page. */
export function flagsOf(page: Document): Flags {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="flags"]');
  return readFlags(meta?.content ?? '').flags;
}
