// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextArea } from '../../index.ts';

const size = (name: 'offsetTop' | 'offsetHeight' | 'clientHeight', value: number) =>
  vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);

beforeEach(() => {
  size('offsetHeight', 20);
  size('clientHeight', 100);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nothing = () => undefined;
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const show = (caret: number, anchor?: number) => (
  <TextArea
    label="Text"
    value="abc def"
    caret={caret}
    anchor={anchor}
    onEdit={nothing}
    onCaret={nothing}
    readOnly
  />
);

test('KEYB-08 the drawn caret stays in view, wherever it is in a long text', () => {
  const top = size('offsetTop', 300);
  const { rerender } = render(show(5));
  expect(box().scrollTop).toBe(230);
  top.mockReturnValue(260);
  rerender(show(4));
  expect(box().scrollTop).toBe(230);
  top.mockReturnValue(40);
  rerender(show(1));
  expect(box().scrollTop).toBe(30);
});

test('a selection is shown in the box, and reported with its two ends', () => {
  const onCaret = vi.fn();
  const { rerender } = render(show(7));
  box().focus();
  rerender(show(2, 5));
  const { selectionStart, selectionEnd, selectionDirection } = box();
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 5, 'backward']);
  rerender(
    <TextArea label="Text" value="abc def" caret={7} onEdit={nothing} onCaret={onCaret} readOnly />,
  );
  box().setSelectionRange(1, 4);
  fireEvent.select(box());
  expect(onCaret).toHaveBeenLastCalledWith(4, 1);
  box().setSelectionRange(0, 3, 'backward');
  fireEvent.select(box());
  expect(onCaret).toHaveBeenLastCalledWith(0, 3);
});
