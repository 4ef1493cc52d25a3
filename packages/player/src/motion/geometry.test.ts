import { expect, test } from 'vitest';
import { isDrag, overlap, targetAt, wayBack } from './geometry.ts';

const box = (left: number, top: number, width = 100, height = 60) => ({ left, top, width, height });
const targets = [box(0, 0), box(110, 0), box(220, 0)];

test('a press that hardly moves stays a tap', () => {
  expect(isDrag({ x: 10, y: 10 }, { x: 14, y: 14 })).toBe(false);
  expect(isDrag({ x: 10, y: 10 }, { x: 17, y: 10 })).toBe(true);
});

test('the target under the pointer wins over the one with the larger overlap', () => {
  expect(targetAt({ x: 111, y: 30 }, box(20, 0), targets)).toBe(1);
});

test('without a target under the pointer the largest overlap wins, from a quarter on', () => {
  const away = { x: 150, y: 300 };
  expect(targetAt(away, box(60, 30), targets)).toBe(1);
  expect(targetAt(away, box(60, 50), targets)).toBe(-1);
});

test('computes the shared area of two boxes', () => {
  expect(overlap(box(0, 0), box(50, 30))).toBe(50 * 30);
  expect(overlap(box(0, 0), box(100, 0))).toBe(0);
});

test('FLIP: moves back between the middles', () => {
  expect(wayBack(box(0, 0, 120, 80), box(200, 100, 100, 60))).toEqual({ x: -190, y: -90 });
});
