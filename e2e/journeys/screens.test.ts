import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { type Case, everything, layout, lookOver } from '../support/tour-looks.ts';
import {
  lockedTour,
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

async function* shortTour(visit: Visit): Tour {
  yield* profileTour(visit);
  yield* trainingTour(visit);
  yield* songsTour(visit);
  yield* lockedTour(visit);
}

async function* questions(visit: Visit, child: Child): Tour {
  yield* questionsTour(visit, await api.activity('starter-01-friends', child));
  yield* questionsTour(visit, await api.activity('starter-01-how-are-you', child));
}

async function* mainTour(visit: Visit, child: Child): Tour {
  yield* shortTour(visit);
  yield* rewardsTour(visit, await api.activity('starter-01-meet-domino', child));
}

async function* wholeTour(visit: Visit, child: Child): Tour {
  yield* mainTour(visit, child);
  yield* questions(visit, child);
}

const otherSizes = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/**
 * English at every size; on a phone also Russian, with the longest words, and Thai, with the tallest
 * letters. `languages.test.ts` opens the profile in the other languages.
 */
test.each<Case & { tour: typeof wholeTour }>([
  {
    locale: 'en',
    name: 'Mia',
    width: 1366,
    height: 768,
    looks: everything,
    sizes: otherSizes,
    tour: wholeTour,
  },
  { locale: 'ru', name: 'Ivan', width: 360, height: 640, looks: layout, tour: wholeTour },
  { locale: 'th', name: 'Malee', width: 360, height: 640, looks: layout, tour: mainTour },
])(
  'A11Y-02 A11Y-03 A11Y-04 every screen in $locale from $width x $height has no layout or accessibility faults',
  async ({ locale, name, width, height, looks, sizes, tour }) => {
    const student = await open('/student', { width, height, locale });
    expect(await lookOver(studentTour({ page: student, url }), student, looks, sizes)).toEqual({});
    const { page, child } = await openAs(name, '/profile', { width, height, locale });
    expect(await lookOver(tour({ page, url }, child), page, looks, sizes)).toEqual({});
  },
);

test('A11Y-04 on a laptop at 200 percent profile and player show all their content', async () => {
  const zoomed = { width: 683, height: 384, context: { deviceScaleFactor: 2 } };
  const { page, child } = await openAs('Mia', '/profile', zoomed);
  const visit = { page, url };
  const looks = [findLayoutFaults];
  expect(await lookOver(profileTour(visit), page, looks)).toEqual({});
  expect(await lookOver(questions(visit, child), page, looks)).toEqual({});
});
