import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { socialTour } from '../support/social-tour.ts';
import { type Case, everything, layout, lookOver } from '../support/tour-looks.ts';

const { url, api, openAs } = await withBrowser();

const sizesOfMia = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];
const sizesOfNoah = [{ width: 1024, height: 768 }];

/** Mia has many friends, Noah has none, and Zara has no permission for contact. */
test.each<Case>([
  { locale: 'en', name: 'Mia', width: 1366, height: 768, looks: everything, sizes: sizesOfMia },
  { locale: 'en', name: 'Noah', width: 360, height: 640, looks: everything, sizes: sizesOfNoah },
  { locale: 'en', name: 'Zara', width: 360, height: 640, looks: layout },
  { locale: 'ru', name: 'Ivan', width: 360, height: 640, looks: layout },
  { locale: 'th', name: 'Malee', width: 360, height: 640, looks: layout },
])(
  'A11Y-02 A11Y-03 A11Y-04 friends, globe, achievements and notifications of $name in $locale from $width x $height have no layout or accessibility faults',
  async ({ locale, name, width, height, looks, sizes }) => {
    const { page, child } = await openAs(name, '/profile', { width, height, locale });
    const found = await lookOver(socialTour({ page, url }, api, child), page, looks, sizes);
    expect(found).toEqual({});
  },
);
