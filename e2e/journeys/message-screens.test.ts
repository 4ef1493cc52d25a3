import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { messageTour } from '../support/message-tour.ts';
import { allButColours, everything, type Look, lookOver } from '../support/tour-looks.ts';

const { url, api, openAs } = withBrowser();

type Case = { name: string; locale: string; width: number; height: number; looks: readonly Look[] };

/** Mia has conversations in every state, Noah none. */
test.each<Case>([
  { locale: 'en', name: 'Mia', width: 1366, height: 768, looks: everything },
  { locale: 'en', name: 'Mia', width: 360, height: 640, looks: everything },
  { locale: 'en', name: 'Noah', width: 360, height: 640, looks: allButColours },
  { locale: 'ru', name: 'Ivan', width: 360, height: 640, looks: allButColours },
  { locale: 'th', name: 'Malee', width: 360, height: 640, looks: allButColours },
  { locale: 'zh', name: 'Wei', width: 1366, height: 768, looks: [findLayoutFaults] },
  { locale: 'en', name: 'Mia', width: 320, height: 568, looks: [findLayoutFaults] },
  { locale: 'en', name: 'Mia', width: 768, height: 1024, looks: [findLayoutFaults] },
  { locale: 'en', name: 'Mia', width: 1024, height: 768, looks: [findLayoutFaults] },
  { locale: 'en', name: 'Mia', width: 1920, height: 1080, looks: [findLayoutFaults] },
])(
  'A11Y-01 messages of $name in $locale at $width px: nothing is covered, cut off or hard to reach',
  async ({ name, locale, width, height, looks }) => {
    const { page, child } = await openAs(name, '/profile', { locale, width, height });
    const found = await lookOver(messageTour({ page, url }, api, child), page, looks);
    expect(found).toEqual({});
  },
);
