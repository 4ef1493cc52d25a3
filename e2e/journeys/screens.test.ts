import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { type Case, everything, layout, lookOver } from '../support/tour-looks.ts';
import {
  lockedTour,
  playerTour,
  profileTour,
  questionsTour,
  rewardsTour,
  songsTour,
  studentTour,
  type Tour,
  trainingTour,
  type Visit,
} from '../support/tours.ts';

const { url, api, open, openAs } = await withBrowser();

/** `fit.test.ts` and `access.test.ts` look at the other questions. */
async function* wholeTour(visit: Visit, child: Child): Tour {
  yield* profileTour(visit);
  yield* trainingTour(visit);
  yield* songsTour(visit);
  yield* lockedTour(visit);
  yield* playerTour(visit, await api.activity('starter-01-friends', child));
  yield* rewardsTour(visit, await api.activity('starter-01-meet-domino', child));
}

/** Together with the window of the page, one for each layout. */
const otherSizes = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
];

/**
 * English at every size; on a phone also Russian, with the longest words, and Thai, with the tallest
 * letters. `languages.test.ts` opens the profile in the other languages.
 */
test.each<Case>([
  { locale: 'en', name: 'Mia', width: 1366, height: 625, looks: everything, sizes: otherSizes },
  { locale: 'ru', name: 'Ivan', width: 360, height: 640, looks: layout },
  { locale: 'th', name: 'Malee', width: 360, height: 640, looks: layout },
])(
  'A11Y-02 A11Y-03 A11Y-04 every screen in $locale from $width x $height has no layout or accessibility faults',
  async ({ locale, name, width, height, looks, sizes }) => {
    const student = await open('/student', { width, height, locale });
    expect(await lookOver(studentTour({ page: student, url }), student, { looks, sizes })).toEqual(
      {},
    );
    const { page, child } = await openAs(name, '/profile', { width, height, locale });
    expect(await lookOver(wholeTour({ page, url }, child), page, { looks, sizes })).toEqual({});
  },
);

test('A11Y-04 on a laptop at 200 percent profile and player show all their content', async () => {
  const zoomed = { width: 683, height: 384, context: { deviceScaleFactor: 2 } };
  const { page, child } = await openAs('Mia', '/profile', zoomed);
  const visit = { page, url };
  const looks = [findLayoutFaults];
  expect(await lookOver(profileTour(visit), page, { looks })).toEqual({});
  const friends = questionsTour(visit, await api.activity('starter-01-friends', child));
  expect(await lookOver(friends, page, { looks })).toEqual({});
});
