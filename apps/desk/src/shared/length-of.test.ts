import { expect, test } from 'vitest';
import { lengthOf } from './length-of.ts';

test('characters are counted as a reader counts them', () => {
  expect(lengthOf('Hi 👩‍👩‍👧!')).toBe(5);
});
