import { type FeatureFlag, featureFlags } from '@digipals/contract/constants';
import { createContext, use } from 'react';

export type Flags = Readonly<Record<FeatureFlag, boolean>>;

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
