import { samples } from '@digipals/player/samples';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageOptions } from '../support/browser.ts';
import { answerHotspots } from './drivers/hotspots.ts';
import { checkButton, said, tabTo } from './hands.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();

/** How the request for the film fails: no response, or 404. */
type Fault = 'hangs' | 'missing';
type Options = PageOptions & { calm?: boolean; fault?: Fault; broken?: RegExp };

const open = async (type: string, { calm, fault, broken = /\.mp4$/, ...size }: Options = {}) => {
  const page = await stage.newPage(size);
  if (calm) await page.emulateMedia({ reducedMotion: 'reduce' });
  if (fault === 'missing') await page.route(broken, route => route.fulfill({ status: 404 }));
  if (fault === 'hangs') await page.route(broken, () => undefined);
  await page.goto(`${stage.url}?case=${type}`);
  await page.locator('main :is(video, [data-hotspot])').first().waitFor({ state: 'attached' });
  return page;
};

const film = (page: Page) => page.locator('video');
const second = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name });
const toggle = (page: Page) => page.locator('[data-film-toggle]');
const phase = (page: Page, name: string) => page.locator(`[data-film="${name}"]`).waitFor();

/** Starts the film from the beginning, whether or not the browser allowed autoplay. */
const start = (page: Page): Promise<void> => button(page, 'Watch again').last().click();

const board = (page: Page, name: string) => page.locator('main').getAttribute(`data-${name}`);

const later = (page: Page, what: string, than: number): Promise<unknown> =>
  page.waitForFunction(
    ({ at, to }) => {
      const video = document.querySelector('video');
      return video !== null && (to === 'after' ? video.currentTime > at : video.currentTime < at);
    },
    { at: than, to: what },
  );

test('COMP-02 a film plays, pauses, can be sought by keyboard and plays again', async () => {
  const page = await open('video');
  await start(page);
  await phase(page, 'playing');
  await later(page, 'after', 0.3);
  await toggle(page).click();
  await phase(page, 'paused');
  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('End');
  await later(page, 'after', 1.9);
  await page.keyboard.press('Home');
  await later(page, 'before', 0.1);
  await button(page, 'Watch slowly').last().click();
  await phase(page, 'playing');
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.5);
  await page.context().close();
});

test('COMP-03 a looping film is silent, starts automatically, restarts at its end and can be paused', async () => {
  const page = await open('loopingVideo');
  await phase(page, 'playing');
  expect(await film(page).evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual(
    [true, true],
  );
  await later(page, 'after', 1.2);
  await later(page, 'before', 0.8);
  await phase(page, 'playing');
  await toggle(page).click();
  await phase(page, 'paused');
  await page.context().close();
});

test('COMP-03 with reduced motion a looping film does not start automatically', async () => {
  const page = await open('loopingVideo', { calm: true });
  await phase(page, 'waiting');
  await toggle(page).click();
  await phase(page, 'playing');
  await page.context().close();
});

test('COMP-04 a disappearing film hides at its end and can be shown again', async () => {
  const page = await open('disappearingVideo');
  await start(page);
  await phase(page, 'ended');
  expect(await film(page).isVisible()).toBe(false);
  await button(page, 'Watch slowly').click();
  await phase(page, 'playing');
  expect(await film(page).isVisible()).toBe(true);
  await page.context().close();
});

test('COMP-05 a film is beside its text, whose words are highlighted as they are spoken', async () => {
  const page = await open('videoWithTextContainer');
  await start(page);
  await page.locator('mark', { hasText: 'We are on a farm.' }).waitFor();
  await page.locator('mark', { hasText: 'I can see a cow.' }).waitFor();
  await page.context().close();
});

test('COMP-32 NOTSHOWN-50 a right answer reveals and plays the hidden film', async () => {
  const page = await open('hiddenVideoWithLabel');
  expect(await film(page).isVisible()).toBe(false);
  expect(await toggle(page).count()).toBe(0);
  await page.locator('[data-choice="cow"]').click();
  await checkButton(page).click();
  await phase(page, 'playing');
  expect(await film(page).isVisible()).toBe(true);
  await page.context().close();
});

test('ROUTE-36 a film fills the window while the address ends in #fs; going back closes it', async () => {
  const page = await open('video');
  await start(page);
  await button(page, 'Full screen').click();
  expect(new URL(page.url()).hash).toBe('#fs');
  const box = await page.locator('[data-film]').boundingBox();
  expect([box?.width, box?.height]).toEqual([1366, 768]);
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => document.activeElement?.closest('[data-film]'));
    expect(inside).not.toBeNull();
  }
  await page.keyboard.press('Escape');
  await page.waitForURL(url => url.hash === '');
  const small = await page.locator('[data-film]').boundingBox();
  expect(small?.width).toBeLessThan(700);
  await button(page, 'Full screen').click();
  await page.goBack();
  await page.locator('[data-film]:not([data-large])').waitFor();
  await page.context().close();
});

test.each(['missing', 'hangs'] as const)(
  'a film that %s is replaced by a friendly cover, and the question can be answered',
  async fault => {
    const page = await open('video', { fault });
    await start(page);
    await page.getByText('This part is resting. You can go on.').waitFor();
    expect(await board(page, 'log')).toMatch(/^(Film \/media\/farm\.mp4 does not play\n?)+$/);
    await page.locator('[data-choice="cow"]').click();
    await checkButton(page).click();
    expect(await board(page, 'valid')).toBe('true');
    await page.context().close();
  },
);

test.each([
  ['COMP-34', 'imageHotspots'],
  ['COMP-33', 'videoHotspots'],
  ['COMP-08', 'imageCarouselHotspots'],
] as const)('GAME-12 %s %s: the last place confirms, none before', async (_id, type) => {
  const sample = samples[type];
  const page = await open(type);
  const picks = sample.solution.map(({ id, value }) => ({ id, value }));
  const first = page.locator(`[data-hotspot="${picks[0]?.id}"]`);
  await first.waitFor();
  const name = await first.getAttribute('aria-label');
  expect(name).toBe('Place 1');
  if (type === 'videoHotspots') await toggle(page).click();
  await first.click();
  expect(await board(page, 'valid')).toBeNull();
  expect(await said(page)).toMatch(/^Place 1: \w+\. Found: 1 of /);
  // A second tap on a found place changes nothing.
  await first.click();
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toHaveLength(1);
  await page.reload();
  await first.waitFor();
  await answerHotspots(page, 'mouse', sample, picks);
  expect(await board(page, 'valid')).toBe('true');
  await page.context().close();
});

test('COMP-34 places are invisible until they are found, and a miss does not count', async () => {
  const page = await open('imageHotspots');
  const looks = await page.locator('[data-hotspot]').evaluateAll(places =>
    places.map(place => {
      const { backgroundColor, borderTopWidth, boxShadow } = getComputedStyle(place);
      return [backgroundColor, borderTopWidth, boxShadow, place.textContent];
    }),
  );
  expect(new Set(looks.flat())).toEqual(new Set(['rgba(0, 0, 0, 0)', '0px', 'none', '']));
  const picture = await page.getByRole('img', { name: 'a farm' }).boundingBox();
  if (!picture) throw new Error('The picture is not on the page');
  await page.mouse.click(picture.x + picture.width * 0.4, picture.y + picture.height * 0.2);
  const rings = await page.evaluate(() => document.getAnimations().length);
  expect(rings).toBe(1);
  expect(await board(page, 'picks')).toBe('[]');
  await page.context().close();
});

test.each([0, 100])(
  'COMP-34 the place and the name of a thing at %i percent stay on the picture',
  async at => {
    const page = await open('imageHotspots', { width: 360, height: 664, touch: true });
    const place = page.locator('[data-hotspot="tractor"]');
    await place.evaluate((item, percent) => {
      for (const [name, value] of Object.entries({ x: percent, y: percent, w: 0, h: 0 }))
        item.style.setProperty(`--${name}`, String(value));
    }, at);
    await place.click();
    const boxes = [page.getByRole('img', { name: 'a farm' }), place, place.locator('span')];
    const [picture, ...parts] = await Promise.all(
      boxes.map(box => box.evaluate(item => item.getBoundingClientRect().toJSON() as DOMRect)),
    );
    if (!picture) throw new Error('The picture is not on the page');
    for (const { left, right, top, bottom } of parts) {
      expect([left - picture.left, top - picture.top].every(inside => inside >= 0)).toBe(true);
      expect([picture.right - right, picture.bottom - bottom].every(room => room >= 0)).toBe(true);
    }
    await page.context().close();
  },
);

test('COMP-33 places move with the film, and the film pauses for keyboard users', async () => {
  const page = await open('videoHotspots');
  const left = () =>
    page.locator('[data-hotspot="hen"]').evaluate(place => place.getBoundingClientRect().left);
  await later(page, 'after', 0.2);
  const before = await left();
  await later(page, 'after', 1);
  expect(await left()).toBeGreaterThan(before + 30);
  await tabTo(page, '[data-hotspot="hen"]');
  await button(page, 'Play').waitFor();
  const rest = await second(page);
  await page.waitForTimeout(300);
  expect(await second(page)).toBe(rest);
  await page.context().close();
});

test.each([
  ['imageHotspots', /farm\.webp/],
  ['videoHotspots', /\.mp4/],
] as const)(
  '%s shows its places if its picture is missing, so that it can be solved',
  async (type, broken) => {
    const page = await open(type, { fault: 'missing', broken });
    if (type === 'videoHotspots') await toggle(page).click();
    for (const { id } of samples[type].solution) {
      const place = page.locator(`[data-hotspot="${id}"]`);
      await expect
        .poll(() => place.evaluate(item => getComputedStyle(item, '::before').borderTopWidth))
        .toBe('5px');
      await place.click();
    }
    expect(await board(page, 'valid')).toBe('true');
    await page.context().close();
  },
);
