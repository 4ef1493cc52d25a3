import type { Pick, Question } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { type Hand, press } from '../hands.ts';

/** Speaks every turn into the stage's microphone, or listens to the song to its end. */
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
