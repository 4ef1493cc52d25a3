import { type FeatureFlag, featureFlags } from './constants.ts';

/** The feature flags with their values. */
export type Flags = Readonly<Record<FeatureFlag, boolean>>;

const isFlag = (name: string): name is FeatureFlag => Object.hasOwn(featureFlags, name);

/**
 * Parses the flags of a deployment: names separated by commas, `-` before a flag to switch off, as in
 * `newsfeed,-globe`. Other flags have their defaults in `featureFlags`.
 * @returns the flags, and the unknown names
 */
export function readFlags(text: string): { flags: Flags; unknown: string[] } {
  const flags: Record<FeatureFlag, boolean> = { ...featureFlags };
  const unknown: string[] = [];
  for (const entry of text.split(',').map(one => one.trim())) {
    const name = entry.replace(/^-/, '');
    if (isFlag(name)) flags[name] = name === entry;
    else if (name !== '') unknown.push(name);
  }
  return { flags, unknown };
}

/** The differences from `featureFlags` in the format of `readFlags`; empty when there are none. */
export const writeFlags = (flags: Flags): string =>
  (Object.keys(featureFlags) as FeatureFlag[])
    .filter(name => flags[name] !== featureFlags[name])
    .map(name => (flags[name] ? name : `-${name}`))
    .join(',');
