// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { answer, openPlayer, press, setUpPlayer } from '../testing/open-player.tsx';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('./next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();

const mood = () =>
  document.querySelector<HTMLElement>('[data-outcome] [data-mood]')?.dataset['mood'];

test('ALIVE-09 Domino cheers at a right answer and thinks at a wrong one', async () => {
  await openPlayer();
  expect(mood()).toBeUndefined();
  await answer('yes');
  expect(mood()).toBe('cheer');
  await press('Next');
  await answer('no');
  expect(mood()).toBe('think');
});
