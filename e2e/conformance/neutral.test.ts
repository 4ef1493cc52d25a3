import { type ComponentType, componentTypes } from '@digipals/contract/component-types';
import { registry } from '@digipals/player/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seriousFindings } from './look.ts';
import { useStage } from './use-stage.ts';

const { open } = useStage();

/** What a question about colours is made of; films, scenes and games have backgrounds of their own. */
const families: readonly string[] = ['text', 'choice', 'drag', 'typing'];
const types = componentTypes.filter(type => families.includes(registry[type].family));

/** Draws every board on the stage as that of a question about colours. Runs inside the page. */
const makeNeutral = (page: Page) =>
  page.evaluate(() => {
    for (const parts of document.querySelectorAll('[data-kind]'))
      parts.parentElement?.setAttribute('data-neutral', 'true');
  });

/** Backgrounds, frames and letters on neutral boards that have a hue; pictures and marks may. */
const tinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasHue = (colour: string) => {
      const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      return opacity > 0.2 && Math.max(red, green, blue) - Math.min(red, green, blue) > 16;
    };
    return [...document.querySelectorAll('[data-neutral] *')]
      .filter(one => !one.closest('img, svg, [data-mark]') && one.getClientRects().length > 0)
      .flatMap(one => {
        const { color, backgroundColor, backgroundImage, borderTopColor, borderTopWidth } =
          getComputedStyle(one);
        const drawn = [
          color,
          backgroundColor,
          ...(backgroundImage.match(/rgba?\([^)]*\)/g) ?? []),
          ...(borderTopWidth === '0px' ? [] : [borderTopColor]),
        ];
        return drawn.filter(hasHue).map(colour => `${one.className}: ${colour}`);
      });
  });

test.each(types)(
  'COURSE-31 %s has no colour of its own in a question about colours',
  async type => {
    const page = await open(`case=${type satisfies ComponentType}`);
    await makeNeutral(page);
    expect(await tinted(page)).toEqual([]);
  },
);

test.each(['correct', 'again'])(
  'COURSE-31 a tile marked as %s stays dark on white, in a coloured frame',
  async state => {
    const page = await open(`states=${state}`);
    await makeNeutral(page);
    const [mark] = await page
      .locator('[data-neutral] button[data-mark]:has(> span[lang="en"])')
      .evaluateAll(tiles =>
        tiles.map(tile => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(tile);
          return [color, backgroundColor, borderTopColor];
        }),
      );
    expect(mark?.slice(0, 2)).toEqual(['rgb(35, 37, 44)', 'rgb(255, 255, 255)']);
    expect(mark?.[2]).not.toBe('rgb(139, 142, 150)');
  },
);

test('COURSE-31 axe has no serious findings on neutral boards, idle and chosen', async () => {
  const page = await open('states=idle,chosen', { width: 360, height: 640 });
  await makeNeutral(page);
  expect(await seriousFindings(page)).toEqual([]);
});

test('COURSE-31 with forced colours a neutral card keeps its frame', async () => {
  const page = await open('case=imageButtons', { width: 1024 });
  await makeNeutral(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const widths = await page
    .locator('[data-neutral] [data-choice]')
    .evaluateAll(cards => cards.map(card => getComputedStyle(card).borderTopWidth));
  await page.emulateMedia({ forcedColors: null });
  expect(new Set(widths)).toEqual(new Set(['3px']));
});
