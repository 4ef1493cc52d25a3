import { interestIds, interestUrl, wallpapers } from '@digipals/contract';
import { expect, test } from 'vitest';
import { shownInterests, shownWallpaper } from './looks.ts';

const colours = { bgColor: '#ffffff', gradColor: '#000000' };

test('PROFILE-14 an offered wallpaper gets the current URL of its picture', () => {
  const old = wallpapers.map(({ id }) => ({ ...colours, id, imgUrl: `/wallpapers/${id}.old.svg` }));
  const now = wallpapers.map(({ id, imgUrl }) => ({ ...colours, id, imgUrl }));
  expect(old.map(shownWallpaper)).toEqual(now);
});

test('PROFILE-14 a wallpaper that is no longer offered stays unchanged', () => {
  const stored = { ...colours, id: 'moon', imgUrl: '/w/moon.svg' };
  expect(shownWallpaper(stored)).toEqual(stored);
});

test('PROFILE-15 interests get the URLs of their pictures, unknown ones are omitted', () => {
  const items = ['cats', 'constructor', 'wrestling', ...interestIds].map(id => ({
    id,
    imgUrl: '',
  }));
  const shown = shownInterests({ ...colours, items });
  expect(shown.items.map(({ id }) => id)).toEqual(['cats', ...interestIds]);
  expect(shown.items.map(({ imgUrl }) => imgUrl)).toEqual(
    shown.items.map(({ id }) => interestUrl(id)),
  );
  expect(shown).toMatchObject(colours);
});
