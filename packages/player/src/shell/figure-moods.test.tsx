// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { answer, choose, openPlayer, press, setUpPlayer } from '../testing/open-player.tsx';

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

test('ALIVE-11 only while the feedback is shown Domino is marked for the app to move, in the clothes of the child', async () => {
  await openPlayer({ domino: '/avatars/mia-domino' });
  const alive = () => document.querySelector<HTMLImageElement>('[data-alive] > img');
  // The feedback of a chosen answer is laid out, unseen.
  await choose('yes');
  expect(document.querySelector('img[data-mood=cheer]')).toBeTruthy();
  expect(alive()).toBeNull();
  await press('Check');
  expect(alive()?.getAttribute('src')).toBe('/avatars/mia-domino/cheer.svg');
  await press('Next');
  expect(alive()).toBeNull();
});
