import { featureFlags } from '@digipals/contract/constants';
import { afterEach, expect, test } from 'vitest';
import { flagsOf } from './flags.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test('FLAG-01 a page without settings has the default flags of the specification', () => {
  expect(flagsOf(document)).toEqual(featureFlags);
});

test('FLAG-02 FLAG-13 the deployment overrides single flags; unknown names are ignored', () => {
  document.head.innerHTML = '<meta name="flags" content="-globe,friendshipStreak,somethingElse">';
  expect(flagsOf(document)).toEqual({ ...featureFlags, globe: false, friendshipStreak: true });
});
