import type { ComponentType } from '@digipals/contract/component-types';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageOptions } from '../support/browser.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();
const open = (type: ComponentType, options: PageOptions = {}): Promise<Page> =>
  stage.openAlone(type, '[data-key]', options);

/** The letters in the boxes, with dots for empty ones, and the focused box, from 0. */
const boxes = (on: Page): Promise<[string, number]> =>
  on
    .locator('[data-box]')
    .evaluateAll(inputs => [
      inputs.map(input => (input instanceof HTMLInputElement && input.value) || '.').join(''),
      inputs.findIndex(input => input.contains(document.activeElement)),
    ]);

test('RULE-10 RULE-11 RULE-12 typing moves forward through the boxes and Backspace moves back', async () => {
  const on = await open('typingTextContainerWithGaps');
  await on.locator('[data-box]').first().click();
  await on.keyboard.type('cowi');
  expect(await boxes(on)).toEqual(['cowi..', 4]);
  await on.keyboard.press('Backspace');
  expect(await boxes(on)).toEqual(['cow...', 3]);
  for (const _ of 'wo') await on.keyboard.press('Backspace');
  expect(await boxes(on)).toEqual(['c.....', 1]);
  // Typing replaces the letter of a box, wherever the caret is.
  await on.keyboard.press('ArrowLeft');
  await on.keyboard.press('b');
  expect(await boxes(on)).toEqual(['b.....', 1]);
});

test('RULE-10 pasted or autocompleted text is spread over the boxes', async () => {
  const on = await open('typingTextContainerWithGaps');
  await on.locator('[data-box]').first().click();
  await on.keyboard.insertText('cow ilk');
  expect(await boxes(on)).toEqual(['cowilk', 5]);
});

test('CONST-43 a tap on a key keeps the focus in the box, and the device keyboard stays hidden', async () => {
  const on = await open('typingTextContainerWithGaps', { width: 360, height: 640, touch: true });
  await on.locator('[data-box]').first().tap();
  await on.locator('[data-key="c"]').tap();
  await on.locator('[data-key="o"]').tap();
  expect(await boxes(on)).toEqual(['co....', 2]);
  expect(await on.locator('[data-box][inputmode="none"]').count()).toBe(6);
  // The highlight of the key disappears.
  await on.locator('[data-down]').waitFor({ state: 'detached' });
});

test('A11Y-04 letter keys are at least 44 px at 360 px, and all of them are in view', async () => {
  for (const type of [
    'typingTextContainerWithGaps',
    'typingSpeechBubbles',
    'typeInTextBox',
  ] as const) {
    const on = await open(type, { width: 360, height: 640 });
    const keys = await on.locator('[data-key]').evaluateAll(buttons =>
      buttons.map(button => {
        const { width, height, left, right, bottom } = button.getBoundingClientRect();
        return {
          isLarge: width >= 43.5 && height >= 43.5,
          isSeen: left >= 0 && right <= 360 && bottom <= 640,
        };
      }),
    );
    expect(keys.filter(({ isLarge, isSeen }) => !isLarge || !isSeen)).toEqual([]);
  }
});

test('A11Y-01 with the focus on the keys, arrows and Enter write, and so do letter keys', async () => {
  const on = await open('typingTextContainerWithGaps');
  await on.locator('[data-key="x"]').focus();
  await on.keyboard.press('ArrowRight');
  await on.keyboard.press('Enter');
  await on.keyboard.press('o');
  expect((await boxes(on))[0]).toBe('co....');
  expect(await on.evaluate(() => document.activeElement?.getAttribute('data-key'))).toBe('c');
  await on.keyboard.press('Backspace');
  expect((await boxes(on))[0]).toBe('c.....');
});

test('COMP-47 the caret keeps its position when an on-screen key writes in the middle', async () => {
  const on = await open('typeInTextBox');
  await on.locator('[data-text-box]').click();
  await on.keyboard.type('hose');
  await on.keyboard.press('ArrowLeft');
  await on.keyboard.press('ArrowLeft');
  await on.locator('[data-key="r"]').click();
  await on.keyboard.type('s');
  await on.keyboard.press('Backspace');
  expect(await on.locator('[data-text-box]').inputValue()).toBe('horse');
});
