import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageOptions } from '../support/browser.ts';
import { said, settled } from './hands.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();
const open = (options: PageOptions = {}): Promise<Page> =>
  stage.openAlone('verticalTextButtonsWithAudio', '[data-half]', options);

const half = (id: string): string => `[data-half="${id}"]`;
const boxOf = async (on: Page, id: string) => {
  const box = await on.locator(half(id)).boundingBox();
  if (!box) throw new Error(`${id} is not on the page`);
  return box;
};

test.each([
  [360, 640],
  [1366, 768],
])('GAME-13 at %i x %i px a found pair is side by side, joined by its knot', async (...size) => {
  const [width, height] = size;
  const on = await open({ width, height, touch: width < 765 });
  await on.locator(half('milk')).click();
  await on.locator(half('cow')).click();
  await settled(on);
  const [cow, milk] = [await boxOf(on, 'cow'), await boxOf(on, 'milk')];
  expect(milk.y).toBeCloseTo(cow.y, 0);
  expect(milk.x).toBeGreaterThan(cow.x + cow.width);
  // The other halves keep their places: six halves in three rows.
  const tops = await on
    .locator('[data-half]')
    .evaluateAll(halves => halves.map(each => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(3);
});

test('GAME-14 GAME-15 a wrong pair turns amber, plays its sounds, and clears after two seconds', async () => {
  const on = await open();
  await on.evaluate(() => {
    let from = 0;
    new MutationObserver(() => {
      const isWrong = document.querySelector('[data-state="wrong"]') !== null;
      if (isWrong && from === 0) from = performance.now();
      if (isWrong || from === 0) return;
      document.body.dataset['wrongMs'] = `${performance.now() - from}`;
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
  });
  await on.locator(half('cow')).click();
  await on.locator(half('wool')).click();
  const colour = () =>
    on.locator(half('wool')).evaluate(each => getComputedStyle(each).backgroundColor);
  expect(await colour()).toBe('rgb(255, 239, 214)');
  expect(await said(on)).toBe('A cow and gives us wool are not a pair yet. Try again.');
  await on.locator('[data-state="wrong"]').first().waitFor({ state: 'detached' });
  expect(await colour()).toBe('rgb(255, 255, 255)');
  const wrongMs = await on.locator('body[data-wrong-ms]').getAttribute('data-wrong-ms');
  expect(Number(wrongMs)).toBeGreaterThan(1_900);
  expect(await on.locator('main').getAttribute('data-played')).toBe(
    '/media/cow.mp3 /media/wool.mp3 /media/not-yet.mp3',
  );
});

/** The properties of running animations. */
const animated = (on: Page): Promise<string[]> =>
  on.evaluate(() =>
    document
      .getAnimations()
      .filter(animation => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(frame => Object.keys(frame)),
  );

test('A11Y-03 with reduced motion halves fade into place; otherwise they glide', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const on = await open();
    await on.emulateMedia({ reducedMotion });
    await on.locator(half('cow')).click();
    await on.locator(half('milk')).click();
    const moved = await animated(on);
    expect(moved.includes('transform')).toBe(reducedMotion === 'no-preference');
  }
});
