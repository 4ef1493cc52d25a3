import { componentTypes } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { registry } from '@digipals/player/registry';
import { samples } from '@digipals/player/samples';
import { expect, test } from 'vitest';
import { checkButton, dragTo, fingerDragTo, mouse, said, tabTo } from './hands.ts';
import { answer, board, solveBy } from './play-type.ts';
import { useStage } from './use-stage.ts';

const { open } = useStage();
const dragTypes = componentTypes.filter(type => registry[type].family === 'drag');

test('A11Y-01 a lifted tile returns on Escape, on a tap outside the places and when focus leaves it', async () => {
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

test.each(dragTypes)('A11Y-01 %s can be dragged by finger', async type => {
  const page = await open(`case=${type}`, { width: 768, height: 1024, touch: true });
  const [pick] = solve(samples[type]);
  if (!pick) throw new Error('The sample has no answer');
  await fingerDragTo(page, `[data-tile="${pick.id}"]`, '[data-place="1"]');
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([{ id: pick.id }]);
});

test('NOTSHOWN-66 tapping places a tile, tapping it again sends it back, and a full row swaps', async () => {
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

test('a tile dropped outside the places flies back and nothing is picked', async () => {
  const page = await open('case=draggableTextButtons');
  await dragTo(page, '[data-tile="cow"]', 'h1');
  expect(await board(page, 'picks')).toBe('[]');
  expect(await page.locator('[data-tile="cow"]').count()).toBe(1);
});

test('COMP-19 the right words in the wrong order are wrong and marked', async () => {
  const page = await open('case=draggableTextButtons');
  await answer(
    page,
    mouse,
    'draggableTextButtons',
    solve(samples.draggableTextButtons).toReversed(),
  );
  await mouse.confirm(page);
  expect(await board(page, 'valid')).toBe('false');
});

test.each([
  ['COMP-12', 'draggableImageButtons'],
  ['COMP-20', 'draggableTextButtonsOrderInsensitive'],
] as const)('%s %s is right in any order', async (_id, type) => {
  const page = await open(`case=${type}`);
  await answer(page, mouse, type, solve(samples[type]).toReversed());
  await mouse.confirm(page);
  expect(await board(page, 'valid')).toBe('true');
});

test('COMP-56 a single choice replaces the previous one', async () => {
  const page = await open('case=imageButton');
  await page.locator('[data-choice="hen"]').click();
  await page.locator('[data-choice="pig"]').click();
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([{ id: 'pig' }]);
  const checked = page.getByRole('radio', { checked: true });
  expect(await checked.count()).toBe(1);
});

test('COMP-57 a group never has more choices than its limit', async () => {
  const page = await open('case=imageButtons');
  // Forced, because Playwright does not tap a disabled choice, but a child does.
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
  '%s %i image buttons at %i px are in %i columns',
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

test('A11Y-01 arrow keys cycle through the choices, Space chooses', async () => {
  const page = await open('case=textButtons');
  await tabTo(page, '[data-choice="mia"]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  expect(JSON.parse((await board(page, 'picks')) ?? '')).toMatchObject([{ id: 'nine' }]);
});

test('COMP-01 the sound plays every time it is tapped', async () => {
  const page = await open('case=audio');
  await page.getByRole('button', { name: 'Listen' }).click();
  expect(await board(page, 'played')).toBe('/media/duck.mp3');
  await page.getByRole('button', { name: 'Listen' }).click();
  expect(await board(page, 'played')).toBe('/media/duck.mp3 /media/duck.mp3');
});

test('COMP-16 COMP-51 a text with audio is spoken when it is tapped', async () => {
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
  const own = samples[type].components.find(component => component.type === type);
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
  await expect
    .poll(() => picture.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(256);
});

test('NOTSHOWN-47 an unknown type is logged and skipped; the question stays playable', async () => {
  const page = await open('case=unknown');
  expect(await board(page, 'log')).toBe('Unknown component type hologram is left out');
  await solveBy(page, mouse, 'textLabel');
});

test('a broken component is replaced by a friendly shape, and the others still work', async () => {
  const page = await open('case=broken');
  await page.getByText('This part is resting. You can go on.').waitFor();
  expect(await board(page, 'log')).toMatch(/^Component textLabel is broken: /);
  await solveBy(page, mouse, 'textLabel');
});
