// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Drawer } from '../../index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onClose = vi.fn();

const drawer = (open: boolean) => (
  <>
    <button type="button">Before</button>
    <Drawer open={open} onClose={onClose} title="Lessons" closeLabel="Close">
      <p>Inside</p>
    </Drawer>
  </>
);

function open() {
  onClose.mockClear();
  const view = render(drawer(false));
  screen.getByRole('button', { name: 'Before' }).focus();
  view.rerender(drawer(true));
  return view;
}

test('a drawer is a dialog named by its title, and absent while closed', () => {
  render(drawer(false));
  expect(screen.queryByText('Inside')).toBeNull();
  cleanup();
  open();
  expect(screen.getByRole('dialog', { name: 'Lessons' }).textContent).toContain('Inside');
});

test.each([
  ['the cross', () => screen.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['a tap outside', () => screen.getByRole('dialog').click()],
  [
    'a swipe to the right',
    () => {
      const inside = screen.getByText('Inside');
      fireEvent.pointerDown(inside, { pointerId: 1, clientX: 10, clientY: 10 });
      fireEvent.pointerUp(inside, { pointerId: 1, clientX: 90, clientY: 20 });
    },
  ],
])('%s closes the drawer', (_, ask) => {
  open();
  act(() => void ask());
  expect(onClose).toHaveBeenCalledOnce();
});

test('a drawer slides out before it unmounts, and restores the focus', () => {
  const view = open();
  view.rerender(drawer(false));
  expect(screen.getByRole('dialog').hasAttribute('data-closing')).toBe(true);
  act(() => void vi.advanceTimersByTime(400));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }));
});
