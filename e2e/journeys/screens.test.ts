import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { allButColours, type Case, everything, layout, lookOver } from '../support/tour-looks.ts';
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

const { url, api, open, openAs } = withBrowser();

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

async function* wholeTour(visit: Visit, child: Child): Tour {
  yield* shortTour(visit);
  yield* questions(visit, child);
  yield* rewardsTour(visit, await api.activity('starter-01-meet-domino', child));
}

const otherSizes = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

test.each<Case>([
  { locale: 'en', name: 'Mia', width: 1366, height: 768, looks: everything, sizes: otherSizes },
  { locale: 'ru', name: 'Ivan', width: 360, height: 640, looks: allButColours },
  { locale: 'th', name: 'Malee', width: 360, height: 640, looks: everything },
])(
  'A11Y-02 A11Y-03 A11Y-04 every screen in $locale at $width x $height and more is well laid out and open to all',
  { timeout: 180_000 },
  async ({ locale, name, width, height, looks, sizes }) => {
    const student = await open('/student', { width, height, locale });
    expect(await lookOver(studentTour({ page: student, url }), student, looks, sizes)).toEqual({});
    const { page, child } = await openAs(name, '/profile', { width, height, locale });
    expect(await lookOver(wholeTour({ page, url }, child), page, looks, sizes)).toEqual({});
  },
);

test.each<Case>([
  { locale: 'az', name: 'Leyla', width: 360, height: 640, looks: layout },
  { locale: 'zh', name: 'Wei', width: 360, height: 640, looks: layout },
  { locale: 'es', name: 'Pablo', width: 360, height: 640, looks: layout },
  { locale: 'fr', name: 'Chloe', width: 360, height: 640, looks: layout },
  { locale: 'tr', name: 'Ali', width: 360, height: 640, looks: layout },
  { locale: 'en-US', name: 'Noah', width: 1366, height: 768, looks: layout },
])(
  'A11Y-04 profile, training menu and popups in $locale at $width x $height are well laid out',
  async ({ locale, name, width, height, looks }) => {
    const { page } = await openAs(name, '/profile', { width, height, locale });
    const tour = name === 'Noah' ? lockedTour({ page, url }) : shortTour({ page, url });
    expect(await lookOver(tour, page, looks)).toEqual({});
  },
);

test('A11Y-04 on a laptop at 200 percent the profile and the player lose nothing', async () => {
  const zoomed = { width: 683, height: 384, context: { deviceScaleFactor: 2 } };
  const { page, child } = await openAs('Mia', '/profile', zoomed);
  const visit = { page, url };
  const looks = [findLayoutFaults];
  expect(await lookOver(profileTour(visit), page, looks)).toEqual({});
  expect(await lookOver(questions(visit, child), page, looks)).toEqual({});
});
