import { type FeatureFlag, featureFlags } from './constants.ts';

/** Which features are on. */
export type Flags = Readonly<Record<FeatureFlag, boolean>>;

const names = Object.keys(featureFlags) as FeatureFlag[];
const isFlag = (name: string): name is FeatureFlag => Object.hasOwn(featureFlags, name);

/**
 * Reads what a deployment sets: names with commas between, `-` before what is off, as in
 * `newsfeed,-globe`. What is not named is as in `featureFlags`.
 * @returns the flags, and the names there is no flag of
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

/** What differs from `featureFlags`, as `readFlags` reads it; empty when nothing does. */
export const writeFlags = (flags: Flags): string =>
  names
    .filter(name => flags[name] !== featureFlags[name])
    .map(name => (flags[name] ? name : `-${name}`))
    .join(',');
