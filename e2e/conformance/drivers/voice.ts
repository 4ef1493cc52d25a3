import type { Pick, Question } from '@digipals/contract';
import type { Locator, Page } from 'playwright-core';
import type { Hand } from '../hands.ts';

const press = async (page: Page, hand: Hand['name'], button: Locator): Promise<void> => {
  if (hand === 'mouse') await button.click();
  else if (hand === 'touch') await button.tap();
  else {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await button.evaluate(element => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  }
};

/** Speaks every turn into the stage's microphone, or hears the song to its end. */
export const answerVoice = async (
  page: Page,
  hand: Hand['name'],
  question: Question,
  picks: readonly Pick[],
): Promise<void> => {
  const isSong = question.components.some(({ type }) => type === 'karaokeListen');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  if (isSong) return press(page, hand, button('Play'));
  await press(page, hand, button('Yes, I can speak'));
  for (const [turn] of picks.entries()) {
    await press(page, hand, button('Record'));
    await page.getByRole('listitem').nth(turn).waitFor();
  }
};
