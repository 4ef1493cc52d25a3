import { componentTypes } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { locales } from '@digipals/i18n';
import { registry } from '@digipals/player/registry';
import { componentIds, samples } from '@digipals/player/samples';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkButton, mouse, settled, tabTo } from './hands.ts';
import { movements, seriousFindings } from './look.ts';
import { answer } from './play-type.ts';
import { useStage } from './use-stage.ts';

const { open } = useStage();
const types = componentTypes.map(type => [componentIds[type], type] as const);
const dragTypes = componentTypes.filter(type => registry[type].family === 'drag');

// Contrast is the same in every language and the slowest check of axe; other scripts have other fonts.
const colourTested = new Set<string>(['en-GB', 'ru', 'th', 'zh']);
const colour = ['color-contrast'];

test.each(locales)(
  'A11Y-02 axe has no serious findings on any type, idle and answered, in %s',
  async locale => {
    const page = await open(`lang=${locale}&states=idle,chosen`, { width: 360, height: 640 });
    expect(await seriousFindings(page, colourTested.has(locale) ? [] : colour)).toEqual([]);
  },
);

test('A11Y-02 axe has no serious findings on correct and try-again feedback of any type', async () => {
  const page = await open('states=correct,again');
  expect(await seriousFindings(page)).toEqual([]);
});

test.each(dragTypes)(
  'A11Y-02 axe has no serious findings on %s while a tile is lifted',
  async type => {
    const page = await open(`case=${type}`);
    await tabTo(page, '[data-tile]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    expect(await seriousFindings(page)).toEqual([]);
  },
);

const dropAndLook = async (reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> => {
  const page = await open('case=draggableTextButtons', { width: 1024 });
  await page.emulateMedia({ reducedMotion });
  const moved: string[] = [];
  for (const pick of solve(samples.draggableTextButtons)) {
    await page.locator(`[data-tile="${pick.id}"]`).click();
    moved.push(...(await movements(page)));
  }
  await checkButton(page).click();
  moved.push(...(await movements(page)));
  return moved;
};

test('A11Y-03 with reduced motion tiles fade and nothing moves; without it they fly and hop', async () => {
  expect(await dropAndLook('reduce')).toEqual([]);
  expect(await dropAndLook('no-preference')).toContain('transform');
});

test('A11Y-03 with reduced motion changes happen at once', async () => {
  const page = await open('case=draggableTextButtons', { width: 1024 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const changed = await page.locator('main').evaluate(main => {
    const colourNow = (): string => getComputedStyle(main).color;
    const before = colourNow();
    main.style.color = 'rgb(255, 0, 0)';
    return before === colourNow() ? before : 'at once';
  });
  expect(changed).toBe('at once');
});

const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ scrollWidth }) => scrollWidth > 0)
      .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
      .map(element => element.outerHTML.slice(0, 80)),
  );

/** The page must not overflow horizontally. */
const fits = async (page: Page, width: number) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await outside(page)).toEqual([]);
};

// Rows of nine or twelve letters are exempt: they share the available width.
const smallTargets = (page: Page) =>
  page.locator('main button:not([data-cell], [data-key]):visible').evaluateAll(buttons =>
    buttons
      .map(button => button.getBoundingClientRect())
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ width, height }) => [width, height]),
  );

const hiddenButtons = (page: Page) =>
  page.locator('main button:visible').evaluateAll(buttons =>
    buttons
      .filter(button => {
        button.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return !seen || !(button.contains(seen) || seen.contains(button));
      })
      .map(button => button.outerHTML.slice(0, 80)),
  );

test.each(types)(
  '%s A11Y-04 %s shows all content at 200 percent, fits 320 to 1920 px, and has targets of 44 px',
  async (_id, type) => {
    // A school laptop at 200 percent has half its CSS pixels.
    const zoomed = { width: 683, height: 384 };
    const page = await open(`case=${type}`, zoomed);
    await page.setViewportSize(zoomed);
    expect(await hiddenButtons(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const step of ['idle', 'answered']) {
      if (step === 'answered') await answer(page, mouse, type);
      await settled(page);
      await fits(page, 320);
      // Arrows and dots that do not fit the new width disappear with the next frame.
      await expect.poll(() => smallTargets(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    await settled(page);
    await fits(page, 1920);
  },
);
