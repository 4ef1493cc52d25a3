// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KEY_HIGHLIGHT_MS, WritingKeyboard } from '../../index.ts';

afterEach(cleanup);

const names = {
  shift: 'Big letters',
  lower: 'Small letters',
  numbers: 'Numbers',
  letters: 'Letters',
  space: 'Space',
  enter: 'New line',
  backspace: 'Delete',
  fullStop: 'Full stop',
  comma: 'Comma',
  question: 'Question mark',
  exclamation: 'Exclamation mark',
  apostrophe: 'Apostrophe',
};

function Writing({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <output>{text}</output>
      <WritingKeyboard
        label="Keyboard"
        names={names}
        before={text}
        onType={letters => setText(text + letters)}
        onErase={() => setText(text.slice(0, -1))}
      />
    </>
  );
}

const open = (start = '') => render(<Writing start={start} />);
const layout = () => document.querySelector('[data-layout]')?.getAttribute('data-layout');
const press = (...keys: string[]) => {
  for (const name of keys) fireEvent.click(screen.getByRole('button', { name }));
};
const letters = () =>
  screen
    .getAllByRole('button')
    .map(({ dataset }) => dataset['key'] ?? '')
    .filter(key => /^[a-z]$/i.test(key));
const written = () => document.querySelector('output')?.textContent;

test('KEYB-01 the lowercase layout has all letters from a to z', () => {
  open('Hi');
  expect(layout()).toBe('lowercase');
  expect(letters().sort().join('')).toBe('abcdefghijklmnopqrstuvwxyz');
});

test('KEYB-02 the capitalised layout types one capital, then small letters', () => {
  open('Hi');
  press('Big letters');
  expect(layout()).toBe('capitalised');
  press('M', 'i');
  expect(written()).toBe('HiMi');
  expect(layout()).toBe('lowercase');
});

test('KEYB-03 the uppercase layout stays', () => {
  open('Hi');
  press('Big letters', 'Big letters');
  expect(layout()).toBe('uppercase');
  press('O', 'K', 'Full stop', 'Space', 'A');
  expect(written()).toBe('HiOK. A');
  expect(layout()).toBe('uppercase');
});

test('KEYB-04 AMBIG-54 a separate key switches to numbers, and back to lowercase', () => {
  open('I am');
  press('Numbers');
  expect(layout()).toBe('numbers');
  press('Space', '8', '@');
  expect(written()).toBe('I am 8@');
  expect(screen.queryByRole('button', { name: 'Big letters' })).toBeNull();
  press('Letters');
  expect(layout()).toBe('lowercase');
});

test('KEYB-05 shift cycles from lowercase to capitalised to uppercase', () => {
  open('Hi');
  const seen = [layout()];
  for (const name of ['Big letters', 'Big letters', 'Small letters']) {
    press(name);
    seen.push(layout());
  }
  expect(seen).toEqual(['lowercase', 'capitalised', 'uppercase', 'lowercase']);
});

test('KEYB-06 at the start of the text the next letter is a capital, even after deleting everything', () => {
  open();
  expect(layout()).toBe('capitalised');
  press('H', 'i');
  expect(written()).toBe('Hi');
  press('Delete', 'Delete');
  expect(layout()).toBe('capitalised');
});

test('KEYB-06 a child can still type a small letter at the start', () => {
  open();
  press('Big letters', 'Small letters', 'i');
  expect(written()).toBe('i');
});

test('KEYB-07 the next letter is a capital after a full stop and a space, but not after the full stop alone', () => {
  open('Hi');
  press('Full stop');
  expect(layout()).toBe('lowercase');
  press('Space');
  expect(layout()).toBe('capitalised');
  press('I', 'Space', 'a');
  expect(written()).toBe('Hi. I a');
});

test('KEYB-07 the numbers layout ends with the sentence', () => {
  open('I am 8');
  press('Numbers', 'Full stop', 'Space');
  expect(layout()).toBe('capitalised');
});

test('CONST-43 a pressed key is lit for 70 ms', () => {
  vi.useFakeTimers();
  open('Hi');
  press('m');
  const isLit = () => screen.getByRole('button', { name: 'm' }).hasAttribute('data-down');
  expect(isLit()).toBe(true);
  act(() => vi.advanceTimersByTime(KEY_HIGHLIGHT_MS - 1));
  expect(isLit()).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(isLit()).toBe(false);
  vi.useRealTimers();
});

test('A11Y-01 every layout is one Tab stop; arrow keys move from key to key', () => {
  open('Hi');
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'q' }).focus());
  fireEvent.keyDown(screen.getByRole('button', { name: 'q' }), { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('w');
  press('Numbers');
  expect(stops()).toHaveLength(1);
});
