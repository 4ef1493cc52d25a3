import { expect, test } from 'vitest';
import type { Api, Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { friendTour, othersTour, socialTour } from '../support/social-tour.ts';
import { type Case, everything, layout, lookOver } from '../support/tour-looks.ts';
import type { Tour, Visit } from '../support/tours.ts';

const { url, api, openAs } = await withBrowser();

async function* everyTour(visit: Visit, api: Api, child: Child): Tour {
  yield* socialTour(visit, api, child);
  yield* friendTour(visit, api, child);
}

const sizesOfMia = [
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
];
const sizesOfNoah = [{ width: 1024, height: 768 }];

/** Mia has many friends, Noah has none, and Zara has no permission for contact. */
test.each<Case & { tour: typeof socialTour }>([
  {
    ...{ locale: 'en', name: 'Mia', tour: everyTour },
    ...{ width: 1366, height: 625, looks: everything, sizes: sizesOfMia },
  },
  {
    ...{ locale: 'en', name: 'Noah', tour: othersTour },
    ...{ width: 360, height: 640, looks: everything, sizes: sizesOfNoah },
  },
  { locale: 'en', name: 'Zara', tour: othersTour, width: 360, height: 640, looks: layout },
  { locale: 'ru', name: 'Ivan', tour: socialTour, width: 360, height: 640, looks: layout },
  { locale: 'th', name: 'Malee', tour: socialTour, width: 360, height: 640, looks: layout },
])(
  'A11Y-02 A11Y-03 A11Y-04 the pages of $name and of other children in $locale from $width x $height have no layout or accessibility faults',
  async ({ locale, name, width, height, looks, sizes, tour }) => {
    const { page, child } = await openAs(name, '/profile', { width, height, locale });
    const found = await lookOver(tour({ page, url }, api, child), page, { looks, sizes });
    expect(found).toEqual({});
  },
);
