import type { Pick } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { samples } from '@digipals/player/samples';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageOptions } from '../support/browser.ts';
import { dragTo, fingerDragTo, mouse, said, settled, tabTo } from './hands.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();
const open = (type: ComponentType, options: PageOptions = {}): Promise<Page> =>
  stage.openAlone(type, '[data-tile]', options);

const tile = (id: string): string => `[data-tile="${id}"]`;
const place = (number: number): string => `[data-place="${number}"]`;
const seen = (on: Page, name: 'picks' | 'played' | 'valid') =>
  on.locator('main').getAttribute(`data-${name}`);
const picks = async (on: Page): Promise<Pick[]> => JSON.parse((await seen(on, 'picks')) ?? '[]');

/** Puts these tiles into places 1, 2 … and checks the answer. */
const check = async (on: Page, ids: readonly string[]): Promise<string | null> => {
  for (const [index, id] of ids.entries()) await dragTo(on, tile(id), place(index + 1));
  await mouse.confirm(on);
  return seen(on, 'valid');
};

const solutionOf = (type: ComponentType): string[] => solve(samples[type]).map(({ id }) => id);

test('COMP-21 draggableTextButtonsWithAudio: a word is spoken when tapped, dragged or chosen by keyboard', async () => {
  const on = await open('draggableTextButtonsWithAudio');
  await on.locator(tile('one')).click();
  await dragTo(on, tile('two'), place(2));
  await tabTo(on, tile('three'));
  await on.keyboard.press('Enter');
  expect(await seen(on, 'played')).toBe('/media/one.mp3 /media/two.mp3 /media/three.mp3');
  expect(await on.locator(`${tile('one')} svg`).count()).toBe(1);
});

test.each([
  ['COMP-13', 'draggableImageButtonsOrderSensitive'],
  ['COMP-21', 'draggableTextButtonsWithAudio'],
] as const)('%s %s: the right set in a wrong order is wrong', async (_id, type) => {
  const ids = solutionOf(type);
  expect(await check(await open(type), ids)).toBe('true');
  expect(await check(await open(type), ids.toReversed())).toBe('false');
});

test.each([
  ['COMP-26', 'draggableSpeechBubbles'],
  ['COMP-38', 'draggableTextContainer'],
] as const)('%s %s: dragged sentences are picked in any order', async (_id, type) => {
  const [first = '', second = ''] = solutionOf(type);
  const on = await open(type);
  await dragTo(on, tile(first), place(1));
  expect((await picks(on)).map(({ id }) => id)).toEqual([first]);
  expect(await check(await open(type), [second, first])).toBe('true');
  const [wrong] = samples[type].components.at(-1)?.data ?? [];
  expect(await check(await open(type), [first, wrong?.id ?? ''])).toBe('false');
});

test('COMP-26 draggableSpeechBubbles: a bubble is spoken and shows its speaker', async () => {
  const on = await open('draggableSpeechBubbles');
  await on.locator(tile('fine')).click();
  expect(await seen(on, 'played')).toBe('/media/fine.mp3');
  const turn = on.locator('[data-side-of]', { has: on.locator(tile('fine')) });
  expect(await turn.getByRole('img', { name: 'Mia' }).count()).toBe(1);
});

test('COMP-27 draggableSpeechBubblesWithGaps: a word for a gap, a sentence for a whole bubble', async () => {
  const type = 'draggableSpeechBubblesWithGaps';
  const on = await open(type);
  await on.getByRole('button', { name: 'Listen' }).first().click();
  expect(await seen(on, 'played')).toBe('/media/name.mp3');
  await dragTo(on, tile('name'), place(1));
  await dragTo(on, tile('do'), place(2));
  expect(await picks(on)).toMatchObject([
    { id: 'name', gap: 1 },
    { id: 'do', gap: 2 },
  ]);
  expect(await on.getByText('Hello! What is your').textContent()).toContain('Hello! What is your');
  await mouse.confirm(on);
  expect(await seen(on, 'valid')).toBe('true');
});

test('COMP-27 draggableSpeechBubblesWithGaps: swapped tiles are wrong', async () => {
  const on = await open('draggableSpeechBubblesWithGaps');
  expect(await check(on, ['do', 'name'])).toBe('false');
  const marks = await on
    .locator('[data-mark]')
    .evaluateAll(all => all.map(one => one.dataset['mark']));
  expect(marks).toEqual(['again', 'again']);
});

test.each([
  ['COMP-22', 'draggableTextButtonsForHotspots', 'cow', 2],
  ['COMP-35', 'draggableImageHotspots', 'hen', 3],
] as const)(
  '%s %s: a tile dropped on its place in the picture is picked',
  async (_id, type, id, number) => {
    const on = await open(type);
    const box = await on.locator(place(number)).boundingBox();
    await dragTo(on, tile(id), place(number));
    expect(await picks(on)).toMatchObject([{ id, gap: number }]);
    await settled(on);
    const lies = await on.locator(tile(id)).boundingBox();
    if (!box || !lies) throw new Error('The place or the tile is not on the page');
    // The tile is where the place was, relative to the picture.
    expect(Math.abs(lies.x + lies.width / 2 - box.x - box.width / 2)).toBeLessThan(12);
    expect(Math.abs(lies.y + lies.height / 2 - box.y - box.height / 2)).toBeLessThan(12);
    // Dropped outside all places, it flies back.
    await dragTo(on, tile(id), 'h1');
    expect(await picks(on)).toEqual([]);
  },
);

test.each([
  ['COMP-22', 'draggableTextButtonsForHotspots'],
  ['COMP-35', 'draggableImageHotspots'],
  ['COMP-36', 'draggableImageHotspotsWithWrappers'],
] as const)('%s %s: the right tiles in other places are wrong', async (_id, type) => {
  const ids = solutionOf(type);
  expect(await check(await open(type), ids)).toBe('true');
  expect(await check(await open(type), ids.toReversed())).toBe('false');
});

test('COMP-22 A11Y-04 places stay aligned with the picture at every width', async () => {
  for (const width of [320, 768, 1366, 1920]) {
    const on = await open('draggableTextButtonsForHotspots', { width, height: 900 });
    for (const [index, id] of solutionOf('draggableTextButtonsForHotspots').entries())
      await dragTo(on, tile(id), place(index + 1));
    await settled(on);
    const picture = await on.getByRole('img', { name: 'a farm' }).boundingBox();
    if (!picture) throw new Error('The picture is not on the page');
    expect(picture.width / picture.height).toBeCloseTo(1.6, 1);
    const tiles = await on
      .locator('[data-tile][data-mark], [aria-label^="Place"]')
      .evaluateAll(all =>
        all
          .map(one => one.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    expect(tiles).toHaveLength(4);
    for (const { left, right, top, bottom } of tiles) {
      expect(left).toBeGreaterThanOrEqual(picture.x - 1);
      expect(right).toBeLessThanOrEqual(picture.x + picture.width + 1);
      expect(top).toBeGreaterThanOrEqual(picture.y - 1);
      expect(bottom).toBeLessThanOrEqual(picture.y + picture.height + 1);
    }
  }
});

test('COMP-36 draggableImageHotspotsWithWrappers: captions of frames are announced with their places', async () => {
  const on = await open('draggableImageHotspotsWithWrappers');
  for (const caption of ['milk', 'eggs', 'wool'])
    expect(await on.getByText(caption, { exact: true }).getAttribute('lang')).toBe('en');
  const empty = on.getByRole('button', { name: 'Place 2', description: 'eggs' });
  expect(await empty.count()).toBe(1);
  await tabTo(on, tile('hen'));
  await on.keyboard.press('Enter');
  await on.keyboard.press('ArrowRight');
  await on.keyboard.press('ArrowRight');
  expect(await said(on)).toBe('hen is over place 2 of 3. eggs');
  await on.keyboard.press('Enter');
  expect(await said(on)).toBe('hen moved to place 2 of 3. eggs');
  const filled = on.getByRole('button', { name: 'Place 2: hen', description: 'eggs' });
  expect(await filled.count()).toBe(1);
});

test('COMP-35 NOTSHOWN-66 dragging swaps two tiles on a picture, a tap sends one back', async () => {
  const on = await open('draggableImageHotspots', { width: 768, height: 1024, touch: true });
  await fingerDragTo(on, tile('cow'), place(1));
  await fingerDragTo(on, tile('horse'), place(2));
  await fingerDragTo(on, tile('horse'), tile('cow'));
  expect(await picks(on)).toMatchObject([
    { id: 'horse', gap: 1 },
    { id: 'cow', gap: 2 },
  ]);
  await settled(on);
  await on.locator(tile('cow')).tap();
  await expect.poll(() => picks(on)).toMatchObject([{ id: 'horse', gap: 1 }]);
});

/** Counts layout reads while a tile is dragged in this many steps, and when it is dropped. */
const readsOfDrag = async (on: Page, id: string, steps: number) => {
  const box = await on.locator(tile(id)).boundingBox();
  if (!box) throw new Error('The tile is not on the page');
  await on.mouse.move(box.x + 10, box.y + 10);
  await on.mouse.down();
  await on.mouse.move(box.x + 30, box.y - 10);
  await on.evaluate(() => {
    const read = Element.prototype.getBoundingClientRect;
    Object.assign(window, { reads: 0 });
    Element.prototype.getBoundingClientRect = function (this: Element) {
      Object.assign(window, { reads: Number((window as { reads?: number }).reads) + 1 });
      return read.call(this);
    };
  });
  await on.mouse.move(box.x + 200, box.y - 200, { steps });
  const reads = () => on.evaluate(() => (window as { reads?: number }).reads);
  const moving = await reads();
  await on.mouse.up();
  return { moving, dropped: await reads() };
};

test('a drag reads no layout while moving, and finds its place after the page has scrolled', async () => {
  const on = await open('draggableTextButtons');
  const { moving, dropped } = await readsOfDrag(on, 'cow', 40);
  expect(moving).toBe(0);
  expect(dropped).toBeGreaterThan(0);
  const small = await open('draggableTextContainer', { width: 360, height: 480 });
  const area = small.locator('[data-full="true"]');
  await small.locator(tile('milk')).scrollIntoViewIfNeeded();
  const from = await small.locator(tile('milk')).boundingBox();
  if (!from) throw new Error('The tile is not on the page');
  await small.mouse.move(from.x + 20, from.y + 20);
  await small.mouse.down();
  await small.mouse.move(from.x + 40, from.y);
  await area.evaluate(board => board.scrollBy({ top: -40 }));
  await small.waitForTimeout(100);
  const to = await small.locator(place(1)).boundingBox();
  if (!to) throw new Error('The place is not on the page');
  await small.mouse.move(to.x + to.width / 2, to.y + to.height - 6, { steps: 3 });
  await small.mouse.up();
  expect((await picks(small)).map(({ id }) => id)).toEqual(['milk']);
});
