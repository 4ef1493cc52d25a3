import { expect, test } from 'vitest';
import { createNearest } from './nearest.ts';

const nearest = createNearest(['stupid', 'secret', 'bastard']);

test.each([
  ['stupit', 'stupid'],
  ['secrit', 'secret'],
  ['basterd', 'bastard'],
  ['skared', 'scared'],
  ['frend', 'friend'],
  ['teecher', 'teacher'],
])('finds the word that a child meant by %s: %s', (wrong, right) => {
  expect(nearest(wrong)).toBe(right);
});

test.each(['xqzvw', 'yu', 'bilmiyorum', 'a'.repeat(30), 'ко'])('finds no word near %s', wrong => {
  expect(nearest(wrong)).toBeUndefined();
});
