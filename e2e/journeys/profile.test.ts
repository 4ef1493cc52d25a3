import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';

const activity = '/activity/starter-01-friends';
const { url, api, openAs } = withBrowser();

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Counts every sound that is started, by the file it plays. */
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

test('PROFILE-01 PROFILE-02 PROFILE-11 SHELL-02 the profile shows avatar, country, clock and Lingos', async () => {
  const { page, child } = await openAs('Lucas', '/profile');
  await page.getByRole('heading', { level: 1, name: 'Lucas', exact: true }).waitFor();
  await page.getByText('Brazil').waitFor();
  const avatar = page.getByRole('img', { name: 'Lucas', exact: true });
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
});

test('SHELL-01 AMBIG-56 the logo leads to / and from there back to the profile', async () => {
  const { page } = await openAs('Mia', '/training-menu');
  const seen: string[] = [];
  page.on('framenavigated', frame => seen.push(new URL(frame.url()).pathname));
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(`${url}/profile`);
  expect(seen).toContain('/');
});

test('SHELL-18 SHELL-20 the toolbar leads to the training menu and home', async () => {
  const { page } = await openAs('Mia', '/profile');
  await nav(page).getByRole('link', { name: 'Domino Academy' }).click();
  await page.waitForURL(`${url}/training-menu`);
  await nav(page).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${url}/profile`);
});

test('SHELL-24 SOUND-09 the back button plays a pop and goes back', async () => {
  const { page } = await openAs('Mia', '/profile');
  await countSounds(page);
  await page.reload();
  await nav(page).getByRole('link', { name: 'Domino Academy' }).click();
  await page.waitForURL(`${url}/training-menu`);
  expect((await sounds(page)).filter(src => /\/pop[.-]/.test(src))).toHaveLength(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.waitForURL(`${url}/profile`);
  expect((await sounds(page)).filter(src => /\/pop[.-]/.test(src))).toHaveLength(1);
});

test('SHELL-32 POPUP-10 the info button shows the help of Domino, and a tap outside closes it', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await help
    .getByText('This is your page. Change your look, write to friends and see what is new.')
    .waitFor();
  await page.mouse.click(5, 5);
  await help.waitFor({ state: 'detached' });
});

test('GUARD-07 AMBIG-13 a popup closes when the page changes', async () => {
  const { page } = await openAs('Mia', '/training-menu');
  await nav(page).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('dialog', { name: 'Help' }).waitFor();
  await page.evaluate(() => history.back());
  await page.waitForURL(`${url}/training-menu`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('SHELL-35 on other pages the info button is there and disabled', async () => {
  const { page } = await openAs('Mia', '/training-menu');
  const help = page.getByRole('button', { name: 'Help' });
  await help.waitFor();
  expect(await help.getAttribute('aria-disabled')).toBe('true');
  await help.click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('SHELL-05 SHELL-11 the burger opens a menu that Escape closes', async () => {
  const { page } = await openAs('Mia', '/profile');
  const burger = page.getByRole('button', { name: 'Menu' });
  expect(await burger.getAttribute('aria-expanded')).toBe('false');
  await burger.click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log out' }).waitFor({ state: 'detached' });
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

test('NOTSHOWN-63 from 1600 px on the content keeps its width; below 365 px the toolbar shows icons only', async () => {
  const { page } = await openAs('Mia', '/globe', { width: 1920, height: 900 });
  const content = page.locator('#page > *').first();
  const width = async () => Math.round((await content.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(1600);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect.poll(width).toBeLessThan(1600);
  await page.goto(`${url}/profile`);
  await nav(page).waitFor();
  const words = page.locator('header span').filter({ hasText: /^DigiPals$/ });
  await page.setViewportSize({ width: 365, height: 640 });
  await expect.poll(() => words.last().isVisible()).toBe(true);
  await page.setViewportSize({ width: 364, height: 640 });
  await expect.poll(() => words.last().isVisible()).toBe(false);
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
    // Out of sight, but still read aloud, it is one pixel wide.
    label: ((await label.boundingBox())?.width ?? 0) > 1,
  });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(look).toEqual({ collapsed: true, circles: 6, label: true });
  await page.setViewportSize({ width: 766, height: 900 });
  await expect.poll(look).toEqual({ collapsed: true, circles: 6, label: true });
  await page.setViewportSize({ width: 765, height: 900 });
  await expect.poll(look).toEqual({ collapsed: true, circles: 3, label: false });
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(look).toEqual({ collapsed: false, circles: 6, label: true });
});

test('SHELL-25 pages are painted in the colours of the wallpaper', async () => {
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
    const wallpaper = { ...profile.wallpaper, bgColor: '#123456', gradColor: '#654321' };
    await route.fulfill({ response: answer, json: { ...profile, wallpaper } });
  });
  expect(await painted()).not.toContain('rgb(18, 52, 86)');
  await page.reload();
  await expect.poll(painted).toContain('rgb(18, 52, 86)');
  expect(await painted()).toContain('rgb(101, 67, 33)');
});

test('ROUTE-37 a page brings its own chunk, the player comes only when it is opened', async () => {
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

test('SHELL-39 ERR-01 a page shows a spinner while its data is pending; what cannot be loaded says so and can be tried again', async () => {
  const { page } = await openAs('Mia', '/profile');
  let answer: () => void = () => undefined;
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  // Only the press mends it: what else asks for the lesson, late on a slow machine, changes nothing.
  const isMended = () => page.evaluate(() => 'pressed' in window);
  await page.route('**/currentLesson', async route => {
    await held;
    await ((await isMended()) ? route.continue() : route.fulfill({ status: 404, body: '{}' }));
  });
  await page.goto(`${url}/training-menu`);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.evaluate(() => {
    const press = () => Object.assign(window, { pressed: true });
    addEventListener('click', press, { capture: true });
  });
  await page.locator('#page').getByText('Loading…').waitFor({ state: 'attached' });
  answer();
  await page.getByText('Oops! Something went wrong. Could you try again?').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: /^1: / }).waitFor();
});
