// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextArea } from '../../index.ts';
import { piecesOf } from './text-pieces.ts';

afterEach(cleanup);

const nothing = () => undefined;
const box = () => screen.getByRole('textbox');

test('KEYB-09 AMBIG-55 has four rows by default', () => {
  const { rerender } = render(
    <TextArea label="Text" value="" caret={0} onEdit={nothing} onCaret={nothing} />,
  );
  expect(box().getAttribute('rows')).toBe('4');
  rerender(
    <TextArea label="Text" value="" caret={0} onEdit={nothing} onCaret={nothing} rows={2} />,
  );
  expect(box().getAttribute('rows')).toBe('2');
});

test('reports the text and the caret position', () => {
  const onEdit = vi.fn();
  render(<TextArea label="Text" value="Hi" caret={2} onEdit={onEdit} onCaret={nothing} />);
  fireEvent.change(box(), { target: { value: 'Hi!', selectionStart: 3 } });
  expect(onEdit).toHaveBeenCalledWith('Hi!', 3);
});

test('KEYB-08 a read-only box draws its own caret', () => {
  const { container, rerender } = render(
    <TextArea label="Text" value="Hi Mia" caret={2} onEdit={nothing} onCaret={nothing} readOnly />,
  );
  const pieces = () =>
    [...container.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent);
  expect(pieces()).toEqual(['Hi', '', ' Mia']);
  rerender(<TextArea label="Text" value="Hi Mia" caret={2} onEdit={nothing} onCaret={nothing} />);
  expect(pieces()).toEqual(['Hi Mia']);
});

test('marks are at their places, and the pieces make up the text', () => {
  const text = 'My numbr is 12 🐶.';
  const marks = [
    { start: 3, end: 8, kind: 'spelling' as const },
    { start: 12, end: 14, kind: 'look' as const },
  ];
  const pieces = piecesOf(text, marks, 8);
  expect(pieces.map(piece => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ kind }) => kind === 'spelling').map(piece => piece.text)).toEqual([
    'numbr',
  ]);
  expect(pieces.filter(({ kind }) => kind === 'look').map(piece => piece.text)).toEqual(['12']);
  expect(pieces.filter(({ kind }) => kind === 'caret').map(({ start }) => start)).toEqual([8]);
});

test('a mark beyond the end of the text draws nothing there', () => {
  const pieces = piecesOf('Hi', [{ start: 1, end: 9, kind: 'look' }], null);
  expect(pieces.map(piece => piece.text).join('')).toBe('Hi');
});
