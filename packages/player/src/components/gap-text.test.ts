import { expect, test } from 'vitest';
import { piecesOf } from './gap-text.ts';

test('COMP-39 a text is split into its words and numbered gaps', () => {
  expect(piecesOf("I'm {1}. I'm a {2}.")).toEqual([
    { start: 0, text: "I'm " },
    { start: 4, gap: 1 },
    { start: 7, text: ". I'm a " },
    { start: 15, gap: 2 },
    { start: 18, text: '.' },
  ]);
  expect(piecesOf('{1} and {2}').map(piece => ('gap' in piece ? piece.gap : piece.text))).toEqual([
    1,
    ' and ',
    2,
  ]);
});
