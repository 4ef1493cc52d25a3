import { player } from '@digipals/contract/constants';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageOptions } from '../support/browser.ts';
import { said, settled, tabTo } from './hands.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();

const open = async (query: string, ready: string, options: PageOptions = {}): Promise<Page> => {
  const page = await stage.newPage(options);
  await page.goto(`${stage.url}?${query}`);
  await page.locator(ready).first().waitFor();
  return page;
};

const carousel = (page: Page) => page.locator('[data-carousel]');
const pictures = (page: Page) =>
  page
    .locator('[data-carousel] img')
    .evaluateAll(images =>
      images
        .filter(image => image.checkVisibility())
        .map(image => (image instanceof HTMLImageElement ? image.alt : '')),
    );

test.each([
  ['CONST-30', 764, 2],
  ['AMBIG-42', 765, 3],
  ['CONST-31', 766, 3],
] as const)('%s COMP-07 at %i px the carousel shows %i pictures', async (_id, width, count) => {
  const page = await open('case=imageCarousel', '[data-carousel]', { width });
  expect(await pictures(page)).toHaveLength(count);
  await page.context().close();
});

test('COMP-07 AMBIG-41 the carousel advances automatically until it has the focus, then keys move it', async () => {
  const page = await stage.newPage();
  await page.clock.install();
  await page.goto(`${stage.url}?case=imageCarousel`);
  await carousel(page).waitFor();
  await page.clock.runFor(player.carouselSpeedMs);
  expect(await pictures(page)).toEqual(['duck', 'pig', 'hen']);
  await tabTo(page, '[data-carousel] button');
  await page.clock.runFor(60_000);
  expect(await pictures(page)).toEqual(['duck', 'pig', 'hen']);
  await page.keyboard.press('ArrowRight');
  expect(await pictures(page)).toEqual(['pig', 'hen', 'sheep']);
  expect(await said(page)).toBe('3 to 5 of 5');
  await page.context().close();
});

test('COMP-07 a swipe moves the carousel without speaking a word', async () => {
  const page = await open('case=imageCarousel', '[data-carousel]', {
    width: 360,
    height: 640,
    touch: true,
  });
  const box = await page.locator('[data-trigger="duck"]').boundingBox();
  if (!box) throw new Error('The duck is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch('touchStart', x);
  for (const by of [20, 60, 100]) await touch('touchMove', x - by);
  await touch('touchEnd');
  await expect.poll(() => pictures(page)).toEqual(['duck', 'pig']);
  const played = () => page.locator('main').getAttribute('data-played');
  expect(await played()).toBe('');
  // Browsers treat a tap right after a swipe as its end.
  const tap = () => page.locator('[data-trigger="duck"]').tap();
  await expect.poll(() => tap().then(played)).toContain('/media/duck.mp3');
  await page.context().close();
});

test('COMP-11 a button of 46 percent has that width relative to one of full size', async () => {
  const page = await open('case=adjustableImageButtons', '[data-choice]');
  const widths = await page
    .locator('[data-choice]')
    .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().width));
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.46, 2);
  await page.context().close();
});

test('COMP-53 a large text container has a larger font than a plain one', async () => {
  const sizeOf = async (type: string): Promise<number> => {
    const page = await open(`case=${type}`, 'p[lang="en"]');
    const size = await page
      .locator('p[lang="en"]')
      .first()
      .evaluate(paragraph => Number.parseFloat(getComputedStyle(paragraph).fontSize));
    await page.context().close();
    return size;
  };
  expect(await sizeOf('largeTextContainer')).toBeGreaterThan(
    (await sizeOf('textContainer')) * 1.05,
  );
});

test.each([
  [360, 640, 1],
  [1024, 768, 0.5],
] as const)(
  'COMP-54 at %i x %i px a story image fills its share of the board (%f of the width)',
  async (width, height, share) => {
    const page = await open('case=storyImage', 'figure img', { width, height });
    await settled(page);
    const [board, picture] = await Promise.all(
      ['h1', 'figure img'].map(part => page.locator(part).first().boundingBox()),
    );
    expect((picture?.width ?? 0) / (board?.width ?? 1)).toBeGreaterThanOrEqual(share);
    expect(picture?.height).toBeGreaterThan(height * 0.3);
    await page.context().close();
  },
);
