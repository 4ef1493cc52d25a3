// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { samples } from '../samples.ts';
import { activityOf, answer, openPlayer, press, setUpPlayer } from '../testing/open-player.tsx';
import { scrollToShow } from './use-show-glow.ts';

// Nothing is painted here, so nothing has to wait for a frame.
vi.mock('../shell/next-frame.ts', () => ({ nextFrame: () => Promise.resolve() }));

setUpPlayer();
afterEach(() => vi.restoreAllMocks());

const view = { top: 100, bottom: 500 };

test.each([
  ['in view', { top: 110, bottom: 490 }, 0],
  ['cut at the top', { top: 60, bottom: 300 }, -50],
  ['cut at the bottom', { top: 400, bottom: 520 }, 30],
  ['too high for the view', { top: 150, bottom: 700 }, 40],
])('HINT-01 what glows is scrolled into view: %s', (_where, glow, by) => {
  expect(scrollToShow(glow, view)).toBe(by);
});

test('HINT-01 a board that was scrolled to the last choice shows what a hint points at', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(446);
  // The board is from 116 to 498, and its choices begin above it.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const [top, bottom] = this.hasAttribute('data-glow') ? [64, 312] : [116, 498];
    return new DOMRect(0, top, 360, bottom - top);
  });
  await openPlayer({ activity: activityOf({ attempts: 3 }, [samples.textButtons]) });
  const board = document.querySelector('[class*="parts"]')?.parentElement;
  if (!board) throw new Error('There is no board');
  // Nothing is laid out here, so nothing measures the board before it changes.
  board.dataset['full'] = 'true';
  board.scrollTop = 64;
  await answer("I'm Mia.");
  expect(board.scrollTop).toBe(64);
  await press('Try again');
  expect(board.querySelector('[data-glow]')).toBeTruthy();
  expect(board.scrollTop).toBe(2);
});
