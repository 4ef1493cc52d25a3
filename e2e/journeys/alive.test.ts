import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';

const { openAs } = await withBrowser();

/** A figure of the stage, which stands before those in cards. */
const figure = (page: Page, kind: 'human' | 'domino') =>
  page.locator(`button[data-kind=${kind}]`).first();

/** What each running animation of the figures changes. */
const movements = (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.closest('[data-kind]') && playState === 'running';
      })
      .map(({ effect }) => {
        const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
        const timing = ['offset', 'computedOffset', 'easing', 'composite'];
        return [...new Set(frames.flatMap(Object.keys))].filter(name => !timing.includes(name));
      }),
  );

const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-alive] > :is(img, button)')].map(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

test('ALIVE-05 ALIVE-08 Mia and Domino move where their pictures stood, by transform and opacity alone, and not at all with reduced motion', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await figure(page, 'human').waitFor();
  await figure(page, 'domino').waitFor();
  const [kid, livingKid, dog, livingDog] = await boxes(page);
  expect([livingKid, livingDog]).toEqual([kid, dog]);

  const changed = (await movements(page)).flat();
  expect(changed.length).toBeGreaterThan(4);
  expect(changed.filter(name => name !== 'transform' && name !== 'opacity')).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movements(page)).toEqual([]);
  // On a busy machine its picture may load for longer than a cheer lasts.
  await expect
    .poll(async () => {
      await figure(page, 'domino').click();
      return page.locator('[data-mood=cheer][data-shown]').count();
    })
    .toBeGreaterThan(0);
  expect(await movements(page)).toEqual([]);
});

test('ALIVE-18 a tap in the middle of a movement between pages is taken by the new page', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const place = (name: string) => page.locator(`nav a[href="/${name}"]`).first();
  // The movement stops at its beginning: only the tap can end it.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = update => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation;
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          if (part?.startsWith('::view-transition')) animation.pause();
        }
        document.documentElement.dataset['stopped'] = '';
      });
      return transition;
    };
  });
  let to = 'profile';
  const other = () => (to === 'globe' ? 'profile' : 'globe');
  // The code of movements loads after the first page.
  await expect
    .poll(async () => {
      to = other();
      await place(to).click();
      return page.locator('html[data-goes]').count();
    })
    .toBe(1);
  await page.locator('html[data-stopped]').waitFor({ state: 'attached' });
  expect(new URL(page.url()).pathname).toBe(`/${to}`);
  const { x, y, width, height } = (await place(other()).boundingBox()) ?? expect.fail();
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.waitForURL(`**/${other()}`);
});
