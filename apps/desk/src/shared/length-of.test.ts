import { expect, test } from 'vitest';
import { lengthOf } from './length-of.ts';

test('length counts graphemes', () => {
  expect(lengthOf('Hi 👩‍👩‍👧!')).toBe(5);
});
