// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Keyboard, qwertyRows } from '../../index.ts';
import { keyBeside } from './keyboard-rows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const key = (name: string) => screen.getByRole('button', { name });
const isLit = (name: string) => key(name).hasAttribute('data-down');

test('CONST-43 a pressed key is lit for 70 ms', () => {
  render(<Keyboard rows={qwertyRows} label="Keyboard" onKey={() => undefined} />);
  fireEvent.click(key('e'));
  expect([isLit('e'), isLit('r')]).toEqual([true, false]);
  act(() => vi.advanceTimersByTime(69));
  expect(isLit('e')).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(isLit('e')).toBe(false);
});

test('CONST-43 only the latest key is lit, and unmounting clears the timer', () => {
  const { unmount } = render(
    <Keyboard rows={qwertyRows} label="Keyboard" onKey={() => undefined} />,
  );
  fireEvent.click(key('e'));
  act(() => vi.advanceTimersByTime(40));
  fireEvent.click(key('r'));
  act(() => vi.advanceTimersByTime(40));
  expect([isLit('e'), isLit('r')]).toEqual([false, true]);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('keys and Backspace report presses; a tap does not move the focus', () => {
  const pressed: string[] = [];
  render(
    <>
      <input aria-label="box" />
      <Keyboard
        rows={[...qwertyRows, ' ']}
        looks={{ ' ': { label: 'Space', size: 'bar' } }}
        label="Keyboard"
        onKey={letter => pressed.push(letter)}
        backspace={{ label: 'Delete', onPress: () => pressed.push('<') }}
      />
    </>,
  );
  screen.getByLabelText('box').focus();
  for (const name of ['c', 'Delete', 'Space', 'w']) {
    // False: the browser must not move the focus.
    expect(fireEvent.pointerDown(key(name))).toBe(false);
    fireEvent.click(key(name));
  }
  expect(pressed).toEqual(['c', '<', ' ', 'w']);
  expect(screen.getAllByRole('button')).toHaveLength(28);
});

test('used and disabled keys cannot be pressed but stay focusable', () => {
  const onKey = vi.fn();
  const { rerender } = render(
    <Keyboard
      rows={qwertyRows}
      label="Keyboard"
      stateOf={letter => (letter === 'e' ? 'right' : undefined)}
      onKey={onKey}
    />,
  );
  fireEvent.click(key('e'));
  expect(key('e').getAttribute('data-state')).toBe('right');
  expect(key('e').getAttribute('aria-disabled')).toBe('true');
  rerender(<Keyboard rows={qwertyRows} label="Keyboard" disabled onKey={onKey} />);
  fireEvent.click(key('w'));
  expect(onKey).not.toHaveBeenCalled();
});

test('A11Y-01 one Tab stop: arrow keys move from key to key, letters press their key', () => {
  const onKey = vi.fn();
  render(<Keyboard rows={qwertyRows} label="Keyboard" onKey={onKey} />);
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([key('q')]);
  act(() => key('q').focus());
  fireEvent.keyDown(key('q'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(key('w'));
  expect(stops()).toEqual([key('w')]);
  fireEvent.keyDown(key('w'), { key: 'M' });
  fireEvent.keyDown(key('w'), { key: 'r', ctrlKey: true });
  expect(onKey.mock.calls).toEqual([['m']]);
});

const rows = [[...'qwertyuiop'], [...'asdfghjkl'], [...'zxcvbnm', 'Backspace']];
test.each([
  ['q', 'ArrowRight', 'w'],
  ['p', 'ArrowRight', 'a'],
  ['q', 'ArrowLeft', 'Backspace'],
  ['p', 'ArrowDown', 'l'],
  ['g', 'ArrowDown', 'b'],
  ['Backspace', 'ArrowDown', 'o'],
  ['q', 'ArrowUp', 'z'],
  ['q', 'Enter', null],
])('from %s, %s moves to %s', (from, arrow, to) => {
  expect(keyBeside(rows, from, arrow)).toBe(to);
});
