import { expect, test } from 'vitest';
import { draftTextSchema } from './written.ts';

test.each([
  ['x', 500],
  ['🐶', 500],
  // A family is one character of eleven units.
  ['👨‍👩‍👧‍👦', 136],
])('SERVER-07 a draft may repeat %s %i times', (unit, most) => {
  expect(draftTextSchema.safeParse(unit.repeat(most)).success).toBe(true);
  expect(draftTextSchema.safeParse(unit.repeat(most + 1)).success).toBe(false);
});
