import { interestIds, interestUrl, wallpapers } from '@digipals/contract';
import { expect, test } from 'vitest';
import { shownInterests, shownWallpaper } from './looks.ts';

const colours = { bgColor: '#ffffff', gradColor: '#000000' };

test('PROFILE-14 a wallpaper on offer is shown at the address its picture has now', () => {
  const old = wallpapers.map(({ id }) => ({ ...colours, id, imgUrl: `/wallpapers/${id}.old.svg` }));
  const now = wallpapers.map(({ id, imgUrl }) => ({ ...colours, id, imgUrl }));
  expect(old.map(shownWallpaper)).toEqual(now);
});

test('PROFILE-14 a wallpaper that is no longer on offer stays as the child has it', () => {
  const kept = { ...colours, id: 'moon', imgUrl: '/w/moon.svg' };
  expect(shownWallpaper(kept)).toEqual(kept);
});

test('PROFILE-15 interests are shown at the address of their picture, unknown ones are left out', () => {
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
