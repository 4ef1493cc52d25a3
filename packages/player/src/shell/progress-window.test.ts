import { expect, test } from 'vitest';
import { dotsInView, isCollapsed, progressWindow } from './progress-window.ts';

test('PLAYER-26 PLAYER-27 CONST-36 AMBIG-01 at least six circles when wider than 765, else three', () => {
  expect([765, 766, 768].map(width => dotsInView(width, 500, 12))).toEqual([3, 6, 6]);
});

test('PLAYER-23 AMBIG-02 all circles where they fit', () => {
  expect(dotsInView(1_366, 160 + 7 * 51, 7)).toBe(7);
  expect(dotsInView(1_366, 160 + 7 * 51 - 1, 7)).toBe(6);
  expect(dotsInView(1_920, 160 + 7 * 61, 7)).toBe(7);
  expect(dotsInView(1_920, 160 + 7 * 61 - 1, 7)).toBe(6);
  expect(dotsInView(767, 2_000, 7)).toBe(6);
});

test('AMBIG-02 the circles are a window around the current question', () => {
  expect(progressWindow(0, 8, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(progressWindow(4, 8, 6)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(progressWindow(7, 8, 3)).toEqual([5, 6, 7]);
  expect(progressWindow(1, 2, 6)).toEqual([0, 1]);
});

test('PLAYER-24 CONST-34 the progress is collapsed below 768 px', () => {
  expect(isCollapsed(767, 2_000)).toBe(true);
  expect(isCollapsed(768, 2_000)).toBe(false);
});

test('PLAYER-25 it is also collapsed when six circles and the arrows would not fit', () => {
  expect(isCollapsed(1_000, 465)).toBe(true);
  expect(isCollapsed(1_000, 466)).toBe(false);
});
