// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button, Popup } from '../../index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onClose = vi.fn();

function popup(open: boolean, closable: boolean) {
  return (
    <>
      <button type="button">Before</button>
      <Popup
        open={open}
        closable={closable}
        onClose={onClose}
        closeLabel="Close"
        mood="sorry"
        title="Oops!"
        text="No internet."
        actions={<Button>Retry</Button>}
      />
    </>
  );
}

/** A drag of the pointer over the white part of the popup. */
function drag(dx: number, dy: number) {
  const part = screen.getByText('No internet.');
  fireEvent.pointerDown(part, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerUp(part, { pointerId: 1, clientX: 100 + dx, clientY: 100 + dy });
}

beforeEach(() => onClose.mockReset());

test('POPUP-09 a closed popup stays for 500 ms to animate, then unmounts', () => {
  const { rerender } = render(popup(true, true));
  expect(screen.getByRole('dialog').hasAttribute('data-closing')).toBe(false);
  rerender(popup(false, true));
  expect(screen.getByRole('dialog').hasAttribute('data-closing')).toBe(true);
  act(() => void vi.advanceTimersByTime(499));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('POPUP-09 a popup that is opened again while closing stays', () => {
  const { rerender } = render(popup(true, true));
  rerender(popup(false, true));
  act(() => void vi.advanceTimersByTime(300));
  rerender(popup(true, true));
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('dialog').hasAttribute('data-closing')).toBe(false);
});

test('POPUP-10 a closable popup requests to close on a tap outside, not on one inside', () => {
  render(popup(true, true));
  fireEvent.click(screen.getByText('No internet.'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('POPUP-11 a closable popup requests to close on a swipe right of 60 px', () => {
  render(popup(true, true));
  drag(60, 10);
  expect(onClose).toHaveBeenCalledOnce();
});

test('AMBIG-59 shorter, steeper and leftward swipes do not close', () => {
  render(popup(true, true));
  drag(49, 0);
  drag(60, 70);
  drag(-80, 0);
  expect(onClose).not.toHaveBeenCalled();
  drag(50, 0);
  expect(onClose).toHaveBeenCalledOnce();
});

test('AMBIG-67 a swipe outside the popup is left to the browser', () => {
  render(popup(true, true));
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog, { pointerId: 1, clientX: 0, clientY: 0 });
  fireEvent.pointerUp(dialog, { pointerId: 1, clientX: 200, clientY: 0 });
  expect(onClose).not.toHaveBeenCalled();
});

test('POPUP-12 a popup that is not closable ignores taps outside, swipes and Escape, and has no cross', () => {
  render(popup(true, false));
  const dialog = screen.getByRole('dialog');
  fireEvent.click(dialog);
  drag(200, 0);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog.getAttribute('closedby')).toBe('none');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('Escape and the cross close a closable popup', () => {
  render(popup(true, true));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('a popup focuses its action and restores the focus afterwards', () => {
  const { rerender } = render(popup(false, true));
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  rerender(popup(true, true));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }));
  rerender(popup(false, true));
  act(() => void vi.advanceTimersByTime(500));
  expect(document.activeElement).toBe(before);
});

test('a popup is named by its title', () => {
  render(popup(true, false));
  expect(screen.getByRole('dialog', { name: 'Oops!' })).toBeTruthy();
});
