import { featureFlags } from '@digipals/contract/constants';
import { loadCatalogue, locales } from '@digipals/i18n';
import { expect, test } from 'vitest';
import { helpOf } from '../features/help/help-of.ts';
import type { RouteName } from '../shared/routing/paths.ts';
import { decide } from './guards.ts';
import { routeTable, showsEntry } from './route-table.ts';

const signedIn = { pathname: '/x', search: '', hasSession: true };
const at = (name: RouteName) => ({ name, pattern: '/x', params: {} });

test('only / is public, and only training, player and word review need premium (A §2)', () => {
  const named = (access: string) =>
    Object.entries(routeTable)
      .filter(([, row]) => row.access === access)
      .map(([name]) => name);
  expect(named('open')).toEqual(['initial']);
  expect(named('premium')).toEqual([
    'activities',
    'activities-saved',
    'training-menu',
    'activity-builder',
    'word-review',
  ]);
});

test('OFFLINE-20 these pages stay in use without a connection', () => {
  const named = Object.entries(routeTable)
    .filter(([, { offline }]) => offline)
    .map(([name]) => name);
  // The journey of offline pages opens each of them.
  expect(named).toEqual([
    ...['dictionary', 'intro', 'onboarding', 'interests', 'settings-wallpaper'],
    ...['avatar', 'domino', 'words', 'word-review', 'stickers', 'settings'],
    'community-guidelines',
  ]);
});

test('ROUTE-26 AMBIG-19 the rewards need a login but no premium', () => {
  const decision = decide({ ...signedIn, match: at('activity-rewards'), premium: false });
  expect(decision).toEqual({ type: 'show' });
});

test('AMBIG-04 activities redirects to the training menu behind the same premium guard', () => {
  const match = at('activities');
  expect(decide({ ...signedIn, match, premium: true })).toEqual({
    type: 'redirect',
    to: '/training-menu',
  });
  expect(decide({ ...signedIn, match, premium: false })).toEqual({
    type: 'redirect',
    to: '/profile',
  });
});

test('an unknown path redirects to the profile', () => {
  const decision = { type: 'redirect', to: '/profile' };
  expect(decide({ ...signedIn, match: null, premium: true })).toEqual(decision);
});

test('GUARD-10 a child without premium can open every route that is not premium', () => {
  for (const [name, row] of Object.entries(routeTable)) {
    if (row.access !== 'login') continue;
    const decision = decide({ ...signedIn, match: at(name as RouteName), premium: false });
    expect(decision, name).toEqual({ type: 'show' });
    expect(row.page, name).not.toBeNull();
  }
});

test('NOTSHOWN-67 a guarded page waits for the licences', () => {
  const decision = decide({ ...signedIn, match: at('training-menu'), premium: undefined });
  expect(decision).toEqual({ type: 'wait' });
});

test('AMBIG-18 without a session the session guard comes before the premium guard', () => {
  const decision = decide({
    match: at('training-menu'),
    pathname: '/training-menu',
    search: '',
    hasSession: false,
    premium: undefined,
  });
  expect(decision).toEqual({ type: 'redirect', to: '/?redirect=%2Ftraining-menu' });
});

test('SHELL-12 AMBIG-08 flags hide entries, never the routes', () => {
  expect(showsEntry('dictionary', featureFlags)).toBe(true);
  expect(showsEntry('settings', featureFlags)).toBe(true);
  expect(showsEntry('referrals', featureFlags)).toBe(false);
  expect(showsEntry('referrals', { ...featureFlags, referrals: true })).toBe(true);
  expect(showsEntry('dictionary', { ...featureFlags, dictionary: false })).toBe(false);
  expect(routeTable.referrals.access).toBe('login');
});

test('AMBIG-07 the mutual-friends flag hides the entry but not the route', () => {
  expect(showsEntry('friends-mutual', featureFlags)).toBe(false);
  expect(routeTable['friends-mutual'].access).toBe('login');
});

test.each(locales)('NOTSHOWN-16 in %s each page with help has its own text', async locale => {
  const texts = await loadCatalogue(locale);
  const ofPages = Object.entries(routeTable).flatMap(([name, row]) => (row.help ? [name] : []));
  // These pages show help only to their owner.
  const ofOwnPages = ['interests', 'settings-wallpaper'];
  expect(Object.keys(helpOf).sort()).toEqual([...ofPages, ...ofOwnPages].sort());
  const helps = Object.values(helpOf).map(({ text }) => texts[text]);
  expect(helps).toHaveLength(9);
  for (const text of helps) expect(String(text).split('\n')).toHaveLength(3);
  expect(helps).not.toContain(undefined);
  expect(new Set(helps.map(text => JSON.stringify(text))).size).toBe(helps.length);
});
