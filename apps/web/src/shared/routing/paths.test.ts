import { expect, test } from 'vitest';
import { isActivityPath, match } from './match.ts';
import { path, patterns, type RouteName } from './paths.ts';

const names: [id: string, name: RouteName, pattern: string][] = [
  ['NAME-01', 'initial', '/'],
  ['NAME-02', 'dictionary', '/dictionary'],
  ['NAME-03', 'intro', '/intro'],
  ['NAME-04', 'onboarding', '/onboarding'],
  ['NAME-05', 'globe', '/globe'],
  ['NAME-06', 'achievements', '/profile/achievements'],
  ['NAME-07', 'digipal-achievements', '/profile/{id}/achievements'],
  ['NAME-08', 'interests', '/profile/{userId?}/interests'],
  ['NAME-09', 'status', '/profile/{userId?}/status'],
  ['NAME-10', 'referrals', '/referrals'],
  ['NAME-11', 'settings-wallpaper', '/profile/{userId?}/wallpaper'],
  ['NAME-12', 'friends', '/profile/friends'],
  ['NAME-13', 'friends-mutual', '/profile/{userId?}/friends'],
  ['NAME-14', 'friends-suggested', '/profile/friends/suggested'],
  ['NAME-15', 'friends-pending', '/profile/friends/pending'],
  ['NAME-16', 'friends-search', '/profile/friends/search'],
  ['NAME-17', 'my-profile', '/profile'],
  ['NAME-18', 'conversations', '/user/conversations'],
  ['NAME-19', 'conversation', '/conversation/{id?}'],
  ['NAME-20', 'digipal', '/digipal/{userId?}'],
  ['NAME-21', 'newsfeed-new', '/newsfeed/new/{userId?}'],
  ['NAME-22', 'activities', '/activities'],
  ['NAME-23', 'training-menu', '/training-menu'],
  ['NAME-24', 'activity-rewards', '/activity/{activityId}/rewards'],
  ['NAME-25', 'activity-builder', '/activity/{activityId}'],
  ['NAME-26', 'song-menu', '/song-menu'],
  ['NAME-27', 'settings', '/settings'],
  ['NAME-28', 'activity-no-access', '/activity-no-access'],
  ['NAME-29', 'community-guidelines', '/community-guidelines'],
  ['NAME-30', 'notifications', '/notifications'],
  ['NAME-31', 'message-rewards', '/message-rewards'],
  ['OFFLINE-07', 'activities-saved', '/activities/saved'],
  ['WARDROBE-01', 'avatar', '/profile/avatar'],
  ['WARDROBE-01', 'domino', '/profile/domino'],
  ['STICKER-01', 'stickers', '/stickers'],
  ['WORDS-11', 'words', '/words'],
  ['WORDS-13', 'word-review', '/words/review'],
  ['COURSE-54', 'write', '/write/{lessonId}'],
];

/** The pattern with a value in each parameter, or without the optional ones. */
const filled = (pattern: string, value: string | null) =>
  pattern
    .replace(/\/\{\w+\?\}/g, value === null ? '' : `/${value}`)
    .replace(/\{\w+\}/g, value ?? 'x1') || '/';

test.each(names)('%s named route %s resolves to %s and back', (_, name, pattern) => {
  expect(patterns[name]).toBe(pattern);
  const params = { id: 'x1', userId: 'x1', activityId: 'x1', lessonId: 'x1' };
  const address = (path as (name: RouteName, params: object) => string)(name, params);
  expect(address).toBe(filled(pattern, 'x1'));
  expect(match(address)).toMatchObject({ name, pattern });
});

test('NAME-08 NAME-09 NAME-11 NAME-19 NAME-20 NAME-21 optional parameters may be left out', () => {
  expect(path('interests')).toBe('/profile/interests');
  expect(path('status')).toBe('/profile/status');
  expect(path('settings-wallpaper')).toBe('/profile/wallpaper');
  expect(path('conversation')).toBe('/conversation');
  expect(path('digipal')).toBe('/digipal');
  expect(path('newsfeed-new')).toBe('/newsfeed/new');
  for (const name of ['interests', 'status', 'settings-wallpaper', 'digipal'] as const) {
    expect(match(path(name))?.name).toBe(name);
  }
});

test('ROLE-01 ROLE-02 SETTINGS-04 there are no other routes: none for grown-ups, none for e-mail', () => {
  expect(names.map(([, name]) => name).sort()).toEqual(Object.keys(patterns).sort());
});

test('AMBIG-06 /profile/friends lists the friends of the child, not mutual friends without a user', () => {
  expect(match('/profile/friends')?.name).toBe('friends');
  expect(match('/profile/u-1/friends')?.name).toBe('friends-mutual');
  expect(match('/profile/friends/pending')?.name).toBe('friends-pending');
});

test('ROUTE-07 /profile/achievements is not parsed as a child with the id achievements', () => {
  expect(match('/profile/achievements')?.name).toBe('achievements');
  expect(match('/profile/u-1/achievements')).toMatchObject({
    name: 'digipal-achievements',
    params: { id: 'u-1' },
  });
});

test('parameters are encoded in the address and decoded from it', () => {
  const address = path('activity-builder', { activityId: 'a b/ç' });
  expect(address).toBe('/activity/a%20b%2F%C3%A7');
  expect(match(address)?.params['activityId']).toBe('a b/ç');
  expect(match('/activity/%E0%A4%A')?.params['activityId']).toBe('%E0%A4%A');
});

test('an unknown path has no route', () => {
  expect(match('/nowhere')).toBeNull();
  expect(match('/activity/a/b/c')).toBeNull();
});

test('OFFLINE-06 OFFLINE-07 AMBIG-15 paths with activity or activities switch the offline popup off', () => {
  const off = [
    '/activity/a',
    '/activities',
    '/activities/saved',
    '/activity-no-access',
    '/activity/a/rewards',
  ];
  expect(off.map(isActivityPath)).toEqual([true, true, true, true, true]);
  expect(['/profile', '/training-menu', '/globe'].map(isActivityPath)).toEqual([
    false,
    false,
    false,
  ]);
});
