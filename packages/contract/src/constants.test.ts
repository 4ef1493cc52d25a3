import { expect, test } from 'vitest';
import * as contract from './constants.ts';

const { breakpoints, player, shell, spelling, training, wordSearch } = contract;

test.each<[string, unknown, unknown]>([
  ['CONST-01 20 Lingos a day extend a streak', contract.streak.lingosPerDay, 20],
  ['CONST-02 breakpoint desktop', breakpoints.desktop, 1600],
  ['CONST-03 breakpoint tablet', breakpoints.tablet, 1024],
  ['CONST-04 breakpoint mobile', breakpoints.mobile, 765],
  ['CONST-05 breakpoint tamagotchi', breakpoints.tamagotchi, 365],
  ['CONST-07 notification polling in ms', contract.notifications.pollMs, 30_000],
  ['CONST-08 number of stored notifications', contract.notifications.kept, 30],
  ['CONST-09 popup close in ms', shell.popupCloseMs, 500],
  ['CONST-10 Lingo spin in ms', shell.lingoSpinMs, 6_000],
  ['CONST-11 fetch friend minimum wait in ms', contract.fetchFriend.minimumMs, 1_500],
  ['CONST-12 fetch friend loader dots', contract.fetchFriend.loaderDots, 8],
  ['CONST-13 retry ends after ms', shell.retryMs, 1_000],
  ['CONST-14 completion threshold', training.completionThreshold, 0.5],
  ['CONST-15 star half', training.starHalfPercent, 50],
  ['CONST-16 star full', training.starFullPercent, 100],
  ['CONST-18 prefetched activities', training.prefetchedActivities, 4],
  ['CONST-19 slider items', training.sliderItems, 5],
  ['CONST-20 slider spacing', training.sliderSpacingPx, 12],
  ['CONST-22 spelling clue cost', spelling.clueCost, 2],
  ['CONST-25 word search placement attempts', wordSearch.placementAttempts, 100],
  ['CONST-26 word search directions', wordSearch.directions, 4],
  ['CONST-28 wrong sentence pair clears after ms', player.wrongPairClearMs, 2_000],
  ['CONST-29 drag animation in ms', player.dragMs, 150],
  ['CONST-33 carousel speed in ms', player.carouselSpeedMs, 2_500],
  ['CONST-35 confirmation image hides after ms', player.confirmationImageMs, 3_000],
  ['CONST-37 slow playback rate', player.slowRate, 0.5],
  ['CONST-38 default audio delay in ms', player.triggerWaitMs, 5_000],
  ['CONST-39 countries without extra fetch', player.countriesWithoutExtraFetch, ['us', 'gb']],
  ['CONST-40 default language', contract.defaultLanguage, 'en'],
  ['CONST-41 default activity country language', player.defaultCountry, 'gb'],
  ['CONST-42 chunk time-out in ms', contract.chunkTimeoutMs, 120_000],
  [
    'I18N-11 help-language codes',
    contract.languageCodes,
    ['es', 'gb', 'us', 'fr', 'tr', 'ru', 'az', 'th', 'cn'],
  ],
])('%s', (_title, value, expected) => {
  expect(value).toEqual(expected);
});

test.each([
  ['FLAG-01', 'profile', true],
  ['FLAG-02', 'globe', true],
  ['FLAG-03', 'training', true],
  ['FLAG-04', 'settings', true],
  ['FLAG-05', 'menuDropdown', true],
  ['FLAG-06', 'streakPopup', true],
  ['FLAG-07', 'lingoPopup', true],
  ['FLAG-08', 'notificationPopup', true],
  ['FLAG-09', 'studyBuddy', true],
  ['FLAG-10', 'dictionary', true],
  ['FLAG-11', 'newsfeed', false],
  ['FLAG-12', 'referrals', false],
  ['FLAG-13', 'friendshipStreak', false],
  ['FLAG-14', 'settingsEmail', false],
  ['FLAG-15', 'studyBuddySelection', false],
  ['FLAG-16', 'mutualFriends', false],
  ['FLAG-17', 'menuStar', false],
] as const)('%s flag %s defaults to %s', (_id, flag, value) => {
  expect(contract.featureFlags[flag]).toBe(value);
});

test('AMBIG-10 the three popup flags are separate and on', () => {
  const { streakPopup, lingoPopup, notificationPopup } = contract.featureFlags;
  expect([streakPopup, lingoPopup, notificationPopup]).toEqual([true, true, true]);
});
