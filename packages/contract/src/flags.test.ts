import { expect, test } from 'vitest';
import { type FeatureFlag, featureFlags } from './constants.ts';
import { readFlags, writeFlags } from './flags.ts';

const names = Object.keys(featureFlags) as FeatureFlag[];

test('FLAG-01 FLAG-11 flags have the specified defaults', () => {
  for (const nothing of ['', ' ', ',,']) {
    expect(readFlags(nothing)).toEqual({ flags: featureFlags, unknown: [] });
  }
  expect(writeFlags(featureFlags)).toBe('');
});

test.each(names)('FLAG-01 %s can be switched by its name, without affecting others', name => {
  const on = readFlags(name).flags;
  const off = readFlags(`-${name}`).flags;
  expect([on[name], off[name]]).toEqual([true, false]);
  expect({ ...on, [name]: featureFlags[name] }).toEqual(featureFlags);
  expect({ ...off, [name]: featureFlags[name] }).toEqual(featureFlags);
});

test('an unknown flag is reported and changes nothing', () => {
  for (const name of ['constructor', 'Globe', '--globe', 'newsfeed globe']) {
    const { flags, unknown } = readFlags(name);
    expect(flags).toEqual(featureFlags);
    expect(unknown).toHaveLength(1);
  }
});

test('written flags are read back unchanged', () => {
  for (const [index, name] of names.entries()) {
    const switched = new Set([name, ...names.slice(0, index)]);
    const flags = { ...featureFlags };
    for (const one of switched) Object.assign(flags, { [one]: !featureFlags[one] });
    expect(readFlags(writeFlags(flags))).toEqual({ flags, unknown: [] });
  }
});
