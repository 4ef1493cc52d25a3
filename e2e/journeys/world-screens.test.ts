import type { LanguageCode } from '@digipals/contract';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { type Case, everything, layout, lookOver } from '../support/tour-looks.ts';
import { wandererName, worldTour } from '../support/world-tour.ts';

const { url, api, openAs } = await withBrowser();

const otherSizes = [
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
];
const phone = { name: wandererName, width: 360, height: 640, looks: layout };

test.each<Case & { help: LanguageCode }>([
  {
    ...{ locale: 'en', help: 'gb', name: wandererName },
    ...{ width: 1366, height: 625, looks: everything, sizes: otherSizes },
  },
  { locale: 'ru', help: 'ru', ...phone },
  { locale: 'th', help: 'th', ...phone },
])(
  'A11Y-02 A11Y-03 A11Y-04 first steps, editors, settings, review and scenes in $locale from $width x $height have no layout or accessibility faults',
  async ({ locale, help, name, width, height, looks, sizes }) => {
    await api.chooseHelp(await api.signIn(name), help);
    const { page, child } = await openAs(name, '/settings', { width, height, locale });
    const tour = worldTour({ page, url }, api, child);
    expect(await lookOver(tour, page, { looks, sizes })).toEqual({});
  },
);
