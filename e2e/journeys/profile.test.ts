import { wallpapers } from '@digipals/contract/looks';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';

const activity = '/activity/starter-01-friends';
const { url, api, openAs } = await withBrowser();

const northernLights = wallpapers.find(({ id }) => id === 'northern-lights');

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Records the file of every sound that starts. */
const countSounds = (page: Page) =>
  page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    Object.defineProperty(window, 'sounds', { value: [] });
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      (window as unknown as { sounds: string[] }).sounds.push(this.src);
      return play.call(this);
    };
  });

const sounds = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { sounds: string[] }).sounds);

test('PROFILE-01 PROFILE-02 PROFILE-11 SHELL-01 SHELL-02 SHELL-05 SHELL-18 SHELL-24 SHELL-32 POPUP-10 SOUND-09 GUARD-07 AMBIG-13 AMBIG-56 a child opens its profile, help, menu and the Academy, and goes back', async () => {
  const { page, child } = await openAs('Lucas', '/profile');
  await countSounds(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Lucas', exact: true }).waitFor();
  await page.getByText('Brazil').waitFor();
  const avatar = page.getByAltText('Lucas', { exact: true });
  await expect
    .poll(() => avatar.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const clock = await page.locator('[data-clock]').textContent();
  const now = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Sao_Paulo',
    hour: 'numeric',
    minute: '2-digit',
  });
  const minutes = [0, 60_000].map(ago => now.format(Date.now() - ago).replace(/^0/, ''));
  expect(minutes.some(minute => clock?.includes(minute))).toBe(true);
  await expect
    .poll(() => page.locator('[data-lingo-counter]').textContent())
    .toContain(String(await api.lingos(child)));

  const help = page.getByRole('dialog', { name: 'Help' });
  await page.getByRole('button', { name: 'Help' }).click();
  await help.waitFor();
  await page.mouse.click(5, 5);
  await help.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const logOut = page.getByRole('button', { name: 'Log out', exact: true });
  await logOut.waitFor();
  await page.keyboard.press('Escape');
  await logOut.waitFor({ state: 'detached' });

  const pops = async () => (await sounds(page)).filter(src => /\/pop[.-]/.test(src)).length;
  await nav(page).getByRole('link', { name: 'Domino Academy' }).click();
  await page.waitForURL(`${url}/training-menu`);
  const before = await pops();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(`${url}/profile`);
  expect(await pops()).toBe(before + 1);
  await page.getByRole('button', { name: 'Help' }).click();
  await help.waitFor();
  await page.evaluate(() => history.forward());
  await page.waitForURL(`${url}/training-menu`);
  await help.waitFor({ state: 'detached' });

  const seen: string[] = [];
  page.on('framenavigated', frame => seen.push(new URL(frame.url()).pathname));
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(`${url}/profile`);
  expect(seen).toContain('/');
});

test('SHELL-13 SHELL-14 AMBIG-01 the toolbar is a side bar from 766 px on and a footer at 765 px', async () => {
  const { page } = await openAs('Mia', '/profile', { width: 766, height: 900 });
  await nav(page).waitFor();
  const side = await nav(page).boundingBox();
  expect(side && side.height > side.width).toBe(true);
  await page.setViewportSize({ width: 765, height: 900 });
  const foot = await nav(page).boundingBox();
  expect(foot && foot.width > foot.height && foot.y > 450).toBe(true);
});

test('NOTSHOWN-63 from 1600 px on the content keeps its width; below 480 px the logo has no word, and every button is in view', async () => {
  const { page } = await openAs('Mia', '/globe', { width: 1920, height: 900 });
  const content = page.locator('#page > *').first();
  const width = async () => Math.round((await content.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(1600);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(width).toBeLessThan(1600);
  await page.goto(`${url}/profile`);
  await nav(page).waitFor();
  const words = page.locator('header span').filter({ hasText: /^DigiPals$/ });
  await page.setViewportSize({ width: 480, height: 640 });
  await expect.poll(() => words.last().isVisible()).toBe(true);
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const phone of [390, 364]) {
    await page.setViewportSize({ width: phone, height: 640 });
    await expect.poll(() => words.last().isVisible()).toBe(false);
    const place = await menu.boundingBox();
    expect(place && place.x + place.width).toBeLessThanOrEqual(phone);
  }
  expect((await nav(page).locator('span:visible').allTextContents()).join('')).not.toMatch(
    /[a-z]/i,
  );
});

test('PLAYER-24 PLAYER-26 PLAYER-27 PLAYER-33 AMBIG-01 AMBIG-02 the player changes at 766 and at 768 px', async () => {
  const { page } = await openAs('Mia', activity, { width: 768, height: 900 });
  await page.locator('[data-question]').waitFor();
  const progress = page.getByRole('navigation');
  const label = page.locator('footer button span').last();
  const look = async () => ({
    collapsed: (await page.getByText(/^1 \/ \d+$/).count()) > 0,
    circles: await progress.getByRole('listitem').count(),
    // Visually hidden text is one pixel wide.
    label: ((await label.boundingBox())?.width ?? 0) > 1,
  });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(look).toEqual({ collapsed: true, circles: 6, label: true });
  await page.setViewportSize({ width: 766, height: 900 });
  await expect.poll(look).toEqual({ collapsed: true, circles: 6, label: true });
  await page.setViewportSize({ width: 765, height: 900 });
  await expect.poll(look).toEqual({ collapsed: true, circles: 3, label: false });
  const total = Number((await page.getByText(/^1 \/ \d+$/).textContent())?.split('/')[1]);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(look).toEqual({ collapsed: false, circles: total, label: true });
});

/** What changes in each layer of the wallpaper that moves for ever. */
const wallpaperMovements = (page: Page): Promise<string[]> =>
  page.locator('[data-layers] i').evaluateAll(layers =>
    layers
      .filter(layer => getComputedStyle(layer).animationIterationCount === 'infinite')
      .flatMap(layer => layer.getAnimations())
      .map(({ effect }) => {
        const timing = ['offset', 'computedOffset', 'easing', 'composite'];
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const names = new Set(frames.flatMap(Object.keys));
        return [...names].filter(name => !timing.includes(name)).join();
      }),
  );

/** How long each layer moves, in seconds. */
const wallpaperSeconds = (page: Page): Promise<number[]> =>
  page
    .locator('[data-layers] i')
    .evaluateAll(layers =>
      layers.map(layer => Number.parseFloat(getComputedStyle(layer).animationDuration)),
    );

test('SHELL-25 ALIVE-20 pages are painted in the colours of the wallpaper, which moves, but not with reduced motion or in calm mode', async () => {
  const { page } = await openAs('Mia', '/profile');
  const painted = () =>
    page.evaluate(() =>
      [document.documentElement, document.body]
        .flatMap(element => [getComputedStyle(element), getComputedStyle(element, '::before')])
        .map(style => style.backgroundImage)
        .join(' '),
    );
  await page.route('**/api/users/*/profile', async route => {
    const answer = await route.fetch();
    const profile = await answer.json();
    const wallpaper = { ...northernLights, bgColor: '#123456', gradColor: '#654321' };
    await route.fulfill({ response: answer, json: { ...profile, wallpaper } });
  });
  expect(await painted()).not.toContain('rgb(18, 52, 86)');
  await page.reload();
  await expect.poll(painted).toContain('rgb(18, 52, 86)');
  expect(await painted()).toContain('rgb(101, 67, 33)');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect
    .poll(() => wallpaperMovements(page))
    .toEqual(['transform', 'transform', 'transform']);
  const isStill = async () =>
    (await wallpaperMovements(page)).length === 0 &&
    (await wallpaperSeconds(page)).every(seconds => seconds < 0.001);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(isStill).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(isStill).toBe(false);
  await page.evaluate(() => {
    document.documentElement.dataset['settings'] = 'calm';
  });
  await expect.poll(isStill).toBe(true);
});

test('ROUTE-37 a page loads its own chunk, and the player only loads when it is opened', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  const chunks = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/assets\/(\w+Route|profile|player)-/.exec(name)?.[1] ?? []),
    );
  expect(new Set(await chunks())).toEqual(new Set(['profile']));
  await nav(page).getByRole('link', { name: 'Domino Academy' }).click();
  await page.getByRole('link', { name: /^1: / }).click();
  await page.locator('[data-question]').waitFor();
  expect(await chunks()).toEqual(expect.arrayContaining(['TrainingMenuRoute', 'player']));
});

test.each([
  ['Mia', 360, 560],
  ['Mia', 390, 664],
  ['Zara', 360, 560],
  ['Zara', 390, 664],
])(
  'HOME-06 the main action of %s is in the first view of a phone of %i x %i',
  async (name, width, height) => {
    const { page } = await openAs(name, '/profile', { width, height });
    const action = page
      .getByRole('main')
      .getByRole('link', { name: /^(Play|Globe)$/ })
      .first();
    await action.waitFor();
    const bar = await nav(page).boundingBox();
    await expect
      .poll(async () => {
        const box = await action.boundingBox();
        return box && bar && box.y > 0 && box.y + box.height <= bar.y;
      })
      .toBe(true);
  },
);
