import type { Profile } from '@digipals/contract';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';

const { api, openAs } = await withBrowser();

test('SHELL-25 SHOP-03 SHOP-21 SHOP-25 a child buys a wallpaper and drags its pictures into another order, and a reload shows both', async () => {
  const { page, child } = await openAs('mia', '/profile');
  await page.getByRole('link', { name: 'Change my wallpaper' }).click();
  await page.getByRole('button', { name: /^Rainbow/ }).click();
  await page.getByRole('button', { name: /^Buy/ }).click();
  await page.getByRole('button', { name: 'Hooray!' }).click();
  await page.getByRole('button', { name: /^Rainbow mine/ }).waitFor();

  await page.goto(new URL('/profile/interests', page.url()).href);
  const tiles = page.getByRole('region', { name: 'My 12 pictures' }).locator('[data-interest]');
  await tiles.first().waitFor();
  const order = () =>
    tiles.evaluateAll(all => all.map(tile => tile.getAttribute('data-interest') ?? ''));
  const before = await order();
  await tiles.first().dragTo(tiles.nth(2));
  const [first = '', ...others] = before;
  const after = others.toSpliced(2, 0, first);
  expect(await order()).toEqual(after);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Change my wallpaper' }).waitFor();

  await page.reload();
  const { wallpaper, interests } = await api.read<Profile>(
    `users/${child.userId}/profile`,
    child.token,
  );
  expect(wallpaper.id).toBe('rainbow-sky');
  expect(interests.items.map(({ id }) => id)).toEqual(after);
  const painted = () =>
    page.evaluate(() =>
      ['--wall-img', '--wall-bg', '--wall-grad'].map(name =>
        document.documentElement.style.getPropertyValue(name),
      ),
    );
  const { bgColor, gradColor } = wallpaper;
  await expect.poll(painted).toEqual([expect.stringContaining('rainbow-sky'), bgColor, gradColor]);
});
