import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMessageWorld } from '../testing/message-world.ts';
import { renderApp } from '../testing/render-app.tsx';

type Browser = { happyDOM: { setViewport(viewport: { width: number }): void } };

const setWidth = (width: number) =>
  act(async () => {
    (window as unknown as Browser).happyDOM.setViewport({ width });
    window.dispatchEvent(new Event('resize'));
  });

beforeEach(() => setWidth(1023));
afterEach(() => setWidth(1024));

const open = () => renderApp('/conversation?to=u-wei', { handlers: makeMessageWorld() });
const box = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Wei in English' });
const keys = () => screen.queryByRole('group', { name: 'Keyboard' });
const press = async (...names: string[]) => {
  // The keyboard is loaded when it is first shown.
  const keyboard = within(await screen.findByRole('group', { name: 'Keyboard' }));
  for (const name of names) await act(async () => keyboard.getByRole('button', { name }).click());
};

test('KEYB-08 below 1024 px the text is read-only and the on-screen keyboard types', async () => {
  open();
  expect((await box()).readOnly).toBe(true);
  await press('H', 'i', 'Space', 'w', 'e', 'i', 'Full stop', 'Space', 'I');
  expect((await box()).value).toBe('Hi wei. I');
});

test('KEYB-08 from 1024 px the child types directly and there is no on-screen keyboard', async () => {
  await setWidth(1024);
  open();
  expect((await box()).readOnly).toBe(false);
  expect(keys()).toBeNull();
});

test('KEYB-08 a window that becomes narrower shows the on-screen keyboard and keeps the text', async () => {
  await setWidth(1300);
  open();
  fireEvent.change(await box(), { target: { value: 'Hi' } });
  await act(async () => (await box()).focus());
  await setWidth(1023);
  expect((await box()).readOnly).toBe(true);
  expect((await box()).value).toBe('Hi');
  await press('Exclamation mark');
  expect((await box()).value).toBe('Hi!');
});

test('a hardware keyboard works as well', async () => {
  open();
  const area = await box();
  for (const key of ['H', 'i', '!', 'Backspace', 'Enter', 'M']) fireEvent.keyDown(area, { key });
  expect((await box()).value).toBe('Hi\nM');
  fireEvent.keyDown(area, { key: 'a', ctrlKey: true });
  expect((await box()).value).toBe('Hi\nM');
});

test('inserts letters at the caret', async () => {
  open();
  const area = await box();
  await press('H', 'i');
  area.setSelectionRange(1, 1);
  fireEvent.select(area);
  await press('e');
  expect((await box()).value).toBe('Hei');
});

test('a selection is replaced by letters of both keyboards and deleted by Backspace', async () => {
  open();
  const area = await box();
  await act(async () => area.focus());
  const selectAll = () => {
    area.setSelectionRange(0, area.value.length);
    fireEvent.select(area);
  };
  await press('A', 'b', 'c');
  selectAll();
  fireEvent.keyDown(area, { key: 'Z' });
  expect(area.value).toBe('Z');
  await press('x');
  selectAll();
  await press('Y');
  expect(area.value).toBe('Y');
  await press('o');
  fireEvent.keyDown(area, { key: 'ArrowLeft', shiftKey: true });
  expect([area.selectionStart, area.selectionEnd]).toEqual([1, 2]);
  fireEvent.keyDown(area, { key: 'Backspace' });
  expect(area.value).toBe('Y');
  fireEvent.keyDown(area, { key: 'ArrowLeft' });
  fireEvent.keyDown(area, { key: 'Delete' });
  expect(area.value).toBe('');
});

test('a tap outside hides the keyboard, a tap on the text shows it again', async () => {
  open();
  await box();
  expect(keys()).toBeTruthy();
  await act(async () => fireEvent.pointerDown(document.body));
  expect(keys()).toBeNull();
  await act(async () => (await box()).focus());
  expect(keys()).toBeTruthy();
});
