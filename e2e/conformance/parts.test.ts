import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import type { Pick } from '@digipals/contract';
import { type ComponentType, componentTypes } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { locales } from '@digipals/i18n';
import { registry } from '@digipals/player/registry';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPage, type PageOptions } from '../support/browser.ts';
import {
  checkButton,
  dragTo,
  fingerDragTo,
  type Hand,
  keyboard,
  mouse,
  said,
  settled,
  tabTo,
  touch,
} from './hands.ts';
import { openStage, type Stage, stageFolder } from './stage.ts';

let stage: Stage;
let browser: Browser;
// One page for each kind of screen: a new one for each test would take minutes.
const pages = new Map<string, Page>();
const faults: string[] = [];

beforeAll(async () => {
  [stage, browser] = await Promise.all([openStage(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), stage?.close()]);
});

const pageFor = async (options: PageOptions): Promise<Page> => {
  const kind = JSON.stringify(options);
  const known = pages.get(kind);
  if (known) return known;
  const page = await newPage(browser, options);
  page.on('pageerror', error => faults.push(error.message));
  pages.set(kind, page);
  return page;
};

const open = async (query: string, options: PageOptions = {}): Promise<Page> => {
  const page = await pageFor(options);
  await page.goto(`${stage.url}?${query}`);
  // Each view is a chunk of its own; the last one is there when all answers are.
  await page.locator('main :is([data-choice], [data-tile], h2)').last().waitFor();
  await page
    .locator('section:last-child figure:last-child [data-choice]')
    .or(page.locator('h1'))
    .first()
    .waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(faults.splice(0)).toEqual([]);
  return page;
};

const board = async (page: Page, name: 'picks' | 'complete' | 'valid' | 'played' | 'log') =>
  page.locator('main').getAttribute(`data-${name}`);

const placeOf = (pick: Pick, index: number): number => pick.gap ?? index + 1;

/** Gives the right answer, or these picks, in one way; gaps from last to first, so that places count. */
const answer = async (page: Page, hand: Hand, type: ComponentType, given?: Pick[]) => {
  const picks = given ?? solve(registry[type].sample);
  const inOrder = picks.some(pick => pick.gap !== undefined) ? picks.toReversed() : picks;
  for (const [index, pick] of inOrder.entries()) {
    const isTile = (await page.locator(`[data-tile="${pick.id}"]`).count()) > 0;
    if (isTile) await hand.place(page, pick, placeOf(pick, index));
    else await hand.choose(page, pick);
  }
};

const solveBy = async (page: Page, hand: Hand, type: ComponentType): Promise<void> => {
  expect(await board(page, 'complete')).toBe('false');
  await answer(page, hand, type);
  expect(await board(page, 'complete')).toBe('true');
  await hand.confirm(page);
  expect(await board(page, 'valid')).toBe('true');
};

const ids: Record<ComponentType, string> = {
  audio: 'COMP-01',
  image: 'COMP-06',
  imageButton: 'COMP-09',
  imageButtons: 'COMP-10',
  draggableImageButtons: 'COMP-12',
  textButton: 'COMP-15',
  textButtons: 'COMP-16',
  textLabel: 'COMP-17',
  textLabels: 'COMP-18',
  draggableTextButtons: 'COMP-19',
  draggableTextButtonsOrderInsensitive: 'COMP-20',
  confirmButton: 'COMP-29',
  draggableTextContainerWithGaps: 'COMP-39',
  textContainer: 'COMP-51',
  largeImage: 'COMP-52',
};
const types = componentTypes.map(type => [ids[type], type] as const);
const dragTypes = componentTypes.filter(type => registry[type].family === 'drag');

test.each(types)('%s %s is solved by mouse', async (_id, type) => {
  await solveBy(await open(`case=${type}`), mouse, type);
});

test.each(types)('%s NOTSHOWN-66 %s is solved by taps alone', async (_id, type) => {
  await solveBy(await open(`case=${type}`, { width: 360, height: 640, touch: true }), touch, type);
});

test.each(types)(
  '%s A11Y-01 %s is solved by keyboard alone and says what happened',
  async (_id, type) => {
    await solveBy(await open(`case=${type}`), keyboard, type);
  },
);

test('A11Y-01 a lifted tile comes back with Escape, beside the places and by leaving it', async () => {
  const page = await open('case=draggableTextContainerWithGaps');
  await tabTo(page, '[data-tile="farm"]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  expect(await said(page)).toBe('Cancelled. farm is back in its place.');
  expect(await board(page, 'picks')).toBe('[]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  expect(await said(page)).toBe('farm is not over a place.');
  await page.keyboard.press('Enter');
  expect(await said(page)).toBe('farm is back in the row of words.');
  expect(await board(page, 'picks')).toBe('[]');
});

test.each(dragTypes)('A11Y-01 %s is dragged by finger', async type => {
  const page = await open(`case=${type}`, { width: 768, height: 1024, touch: true });
  const [pick] = solve(registry[type].sample);
  if (!pick) throw new Error('The sample has no answer');
  await fingerDragTo(page, `[data-tile="${pick.id}"]`, '[data-place="1"]');
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([{ id: pick.id }]);
});

test('NOTSHOWN-66 place then tile, tap again sends back, a full row exchanges', async () => {
  const page = await open('case=draggableTextContainerWithGaps', { touch: true });
  await page.locator('[data-place="2"]').tap();
  await page.locator('[data-tile="horses"]').tap();
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([{ id: 'horses', gap: 2 }]);
  await page.locator('[data-tile="horses"]').tap();
  expect(await board(page, 'picks')).toBe('[]');
  for (const tile of ['farm', 'horses', 'swim', 'feed'])
    await page.locator(`[data-tile="${tile}"]`).tap();
  expect(await said(page)).toBe('All places are full. Take one back first.');
  await page.locator('[data-tile="swim"]').tap();
  await checkButton(page).tap();
  expect(await board(page, 'valid')).toBe('true');
});

test('a tile dropped beside the places flies back and nothing is picked', async () => {
  const page = await open('case=draggableTextButtons');
  await dragTo(page, '[data-tile="cow"]', 'h1');
  expect(await board(page, 'picks')).toBe('[]');
  expect(await page.locator('[data-tile="cow"]').count()).toBe(1);
});

test('COMP-19 the right words in a wrong order are wrong and marked', async () => {
  const page = await open('case=draggableTextButtons');
  await answer(
    page,
    mouse,
    'draggableTextButtons',
    solve(registry.draggableTextButtons.sample).toReversed(),
  );
  await mouse.confirm(page);
  expect(await board(page, 'valid')).toBe('false');
});

test.each([
  ['COMP-12', 'draggableImageButtons'],
  ['COMP-20', 'draggableTextButtonsOrderInsensitive'],
] as const)('%s %s is right in any order', async (_id, type) => {
  const page = await open(`case=${type}`);
  await answer(page, mouse, type, solve(registry[type].sample).toReversed());
  await mouse.confirm(page);
  expect(await board(page, 'valid')).toBe('true');
});

test('COMP-56 a single choice replaces the choice before', async () => {
  const page = await open('case=imageButton');
  await page.locator('[data-choice="hen"]').click();
  await page.locator('[data-choice="pig"]').click();
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([{ id: 'pig' }]);
  const checked = page.getByRole('radio', { checked: true });
  expect(await checked.count()).toBe(1);
});

test('COMP-57 a group never holds more than its limit', async () => {
  const page = await open('case=imageButtons');
  // Forced, for it says that it is disabled and a child taps it all the same.
  for (const id of ['cow', 'hen', 'duck'])
    await page.locator(`[data-choice="${id}"]`).click({ force: true });
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([
    { id: 'cow' },
    { id: 'hen' },
  ]);
  await page.locator('[data-choice="cow"]').click();
  await page.locator('[data-choice="duck"]').click();
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([
    { id: 'hen' },
    { id: 'duck' },
  ]);
});

test.each([
  ['COMP-59', 4, 1366, 2],
  ['COMP-60', 5, 1366, 3],
  ['COMP-60', 7, 1366, 3],
  ['COMP-61', 8, 1366, 4],
  ['COMP-62', 8, 360, 3],
] as const)(
  '%s %i image buttons at %i px stand in %i columns',
  async (_id, items, width, columns) => {
    const page = await open(`case=imageButtons&items=${items}`, { width, height: 768 });
    const tops = await page
      .locator('[data-choice]')
      .evaluateAll(buttons =>
        buttons.map(button => Math.round(button.getBoundingClientRect().top)),
      );
    expect(tops).toHaveLength(items);
    expect(tops.filter(top => top === tops[0])).toHaveLength(columns);
  },
);

test('A11Y-01 arrows go from choice to choice and round, Space chooses', async () => {
  const page = await open('case=textButtons');
  await tabTo(page, '[data-choice="mia"]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([{ id: 'nine' }]);
});

test('COMP-01 the sound plays when it is tapped, as often as it is tapped', async () => {
  const page = await open('case=audio');
  await page.getByRole('button', { name: 'Listen' }).click();
  expect(await board(page, 'played')).toBe('/media/duck.mp3');
  await page.getByRole('button', { name: 'Listen' }).click();
  expect(await board(page, 'played')).toBe('/media/duck.mp3 /media/duck.mp3');
});

test('COMP-16 COMP-51 a text with a voice speaks when it is tapped', async () => {
  const words = await open('case=textButtons');
  await words.locator('[data-choice="fine"]').click();
  expect(await board(words, 'played')).toBe('/media/fine.mp3');
  const text = await open('case=textContainer');
  await text.getByRole('button', { name: 'Listen' }).click();
  expect(await board(text, 'played')).toBe('/media/farm.mp3');
});

test.each([
  ['COMP-17', 'textLabel'],
  ['COMP-18', 'textLabels'],
  ['COMP-51', 'textContainer'],
] as const)('%s %s shows all its English texts and none can be picked', async (_id, type) => {
  const page = await open(`case=${type}`);
  const own = registry[type].sample.components.find(component => component.type === type);
  for (const { value } of own?.data ?? []) {
    const shown = page.getByText(value, { exact: true });
    expect(await shown.getAttribute('lang')).toBe('en');
    await shown.click();
  }
  expect(await board(page, 'picks')).toBe('[]');
});

test.each([
  ['COMP-06', 'image', 'horse'],
  ['COMP-52', 'largeImage', 'cow'],
] as const)('%s %s is drawn and named', async (_id, type, name) => {
  const page = await open(`case=${type}`);
  const picture = page.getByRole('img', { name });
  expect(
    await picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBe(256);
});

test('NOTSHOWN-47 an unknown type is logged and left out; the question stays playable', async () => {
  const page = await open('case=unknown');
  expect(await board(page, 'log')).toBe('Unknown component type hologram is left out');
  await solveBy(page, mouse, 'textLabel');
});

test('a broken part breaks alone with a friendly shape in its place', async () => {
  const page = await open('case=broken');
  await page.getByText('This part is resting. You can go on.').waitFor();
  expect(await board(page, 'log')).toMatch(/^Component textLabel is broken: /);
  await solveBy(page, mouse, 'textLabel');
});

const seriousFindings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

test.each(locales)(
  'A11Y-02 no serious finding on any type, idle and answered, in %s',
  async locale => {
    const page = await open(`lang=${locale}&states=idle,chosen`, { width: 360, height: 640 });
    expect(await seriousFindings(page)).toEqual([]);
  },
);

test('A11Y-02 no serious finding on correct and try-again answers of any type', async () => {
  const page = await open('states=correct,again');
  expect(await seriousFindings(page)).toEqual([]);
});

test.each(dragTypes)('A11Y-02 %s has no serious finding while a tile is lifted', async type => {
  const page = await open(`case=${type}`);
  await tabTo(page, '[data-tile]');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  expect(await seriousFindings(page)).toEqual([]);
});

/** Everything that moves, grows or turns, by the properties that are animated now or soon. */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving = ['transform', 'translate', 'rotate', 'scale'];
    return document
      .getAnimations()
      .filter(animation => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(frame => Object.keys(frame).filter(key => moving.includes(key)));
  });

const dropAndLook = async (reducedMotion: 'reduce' | 'no-preference'): Promise<string[]> => {
  const page = await open('case=draggableTextButtons', { width: 1024 });
  await page.emulateMedia({ reducedMotion });
  const moved: string[] = [];
  for (const pick of solve(registry.draggableTextButtons.sample)) {
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

const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(({ scrollWidth }) => scrollWidth > 0)
      .filter(element => element.getBoundingClientRect().right > innerWidth + 1)
      .map(element => element.outerHTML.slice(0, 80)),
  );

test.each(types)('%s A11Y-04 %s fits 320 px, with targets of at least 44 px', async (_id, type) => {
  const page = await open(`case=${type}`, { width: 320, height: 640 });
  for (const step of ['idle', 'answered']) {
    if (step === 'answered') await answer(page, mouse, type);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await outside(page)).toEqual([]);
    const small = await page.locator('main button').evaluateAll(buttons =>
      buttons
        .map(button => button.getBoundingClientRect())
        .filter(({ width, height }) => width < 44 || height < 44)
        .map(({ width, height }) => [width, height]),
    );
    expect(small).toEqual([]);
  }
});

test.each(types)('%s A11Y-04 %s loses nothing at 200 %% zoom', async (_id, type) => {
  // A school laptop at 200 % has half its pixels.
  const page = await open(`case=${type}`, { width: 683, height: 384 });
  const hidden = await page.locator('main button').evaluateAll(buttons =>
    buttons
      .filter(button => {
        button.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return !seen || !(button.contains(seen) || seen.contains(button));
      })
      .map(button => button.outerHTML.slice(0, 80)),
  );
  expect(hidden).toEqual([]);
});

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

const closure = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, found);
  return found;
};

test('a component type costs at most 12 KB gzip over the shell, drag core included', () => {
  const read = (file: string) => readFileSync(path.join(stageFolder, file));
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
  const shell = closure(manifest, 'index.html');
  const views = componentTypes.filter(type => registry[type].view !== null);
  const sizes = views.map(type => {
    const key = `../src/components/${registry[type].family}/${type}/View.tsx`;
    expect(manifest[key]?.file, `${type} is a chunk of its own`).toBeDefined();
    const own = [...closure(manifest, key)].filter(chunk => !shell.has(chunk));
    return own.reduce((sum, chunk) => sum + gzipSync(read(manifest[chunk]?.file ?? '')).length, 0);
  });
  expect(Math.min(...sizes)).toBeGreaterThan(100);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12 * 1024);
});
