import { createMemoryHistory } from '@tanstack/history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMover, directionOf } from './later-pages/move-pages.ts';

test.each([
  ['deeper', '/profile', '/profile/avatar', false, 'in'],
  ['out again', '/profile/avatar', '/profile', false, 'out'],
  ['back', '/dictionary', '/words', true, 'out'],
  ['an activity', '/training-menu', '/activity/a-1', false, 'in'],
  ['a later place', '/profile/friends/pending', '/globe', false, 'later'],
  ['an earlier place', '/profile', '/training-menu', false, 'earlier'],
  ['back to an earlier place', '/profile', '/globe', true, 'earlier'],
] as const)('ALIVE-18 %s: from %s to %s', (_name, from, to, back, direction) => {
  expect(directionOf({ from, to, back })).toBe(direction);
});

const history = createMemoryHistory({ initialEntries: ['/profile'] });
/** Moves from one page to another. */
const move = (from: string, to: string, update: () => void) => {
  history.replace(to);
  mover(update, from, 'PUSH');
};
let mover: ReturnType<typeof createMover>;
const root = document.documentElement;
let ends: (() => void)[];
let calm = false;

/** A browser that can move pages; each movement begins with the next frame. */
beforeEach(() => {
  ends = [];
  calm = false;
  mover = createMover(history);
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  Object.assign(document, {
    startViewTransition: (update: () => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      queueMicrotask(update);
      const ready = Promise.reject(new Error('skipped'));
      return { ready, finished: promise, skipTransition: resolve };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('ALIVE-18 a movement names its direction until the last one ends', async () => {
  const update = vi.fn();
  move('/profile', '/globe', update);
  expect([root.dataset['goes'], update.mock.calls.length]).toEqual(['earlier', 0]);
  move('/profile', '/friends', update);
  expect(ends).toHaveLength(1);
  await Promise.resolve();
  expect(update).toHaveBeenCalledOnce();
  move('/globe', '/profile', update);
  ends[0]?.();
  await Promise.resolve();
  expect(root.dataset['goes']).toBe('later');
  ends[1]?.();
  await vi.waitFor(() => expect(root.dataset['goes']).toBeUndefined(), 120_000);
});

/** A press and its click, as a browser gives them to what they meet. */
const tap = (target: Element) => {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 10, clientY: 20 }));
};

test('ALIVE-18 a tap during a movement ends it and reaches the new page; later taps are left alone', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  const taps = vi.fn<(event: MouseEvent) => void>();
  button.onclick = taps;
  const elementFromPoint = vi.fn(() => button);
  Object.assign(document, { elementFromPoint });
  move('/profile', '/globe', vi.fn());
  await Promise.resolve();
  tap(document.body);
  await vi.waitFor(() => expect(root.dataset['goes']).toBeUndefined(), 120_000);
  expect(taps).toHaveBeenCalledOnce();
  expect(elementFromPoint).toHaveBeenCalledWith(10, 20);
  tap(document.body);
  tap(button);
  await Promise.resolve();
  expect(taps).toHaveBeenCalledTimes(2);
  expect(elementFromPoint).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

test('ALIVE-18 a tap on a control during a movement counts once', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  const icon = button.appendChild(document.createElement('i'));
  const taps = vi.fn();
  button.onclick = taps;
  Object.assign(document, { elementFromPoint: () => icon });
  move('/profile', '/globe', vi.fn());
  await Promise.resolve();
  tap(button);
  await vi.waitFor(() => expect(root.dataset['goes']).toBeUndefined(), 120_000);
  expect(taps).toHaveBeenCalledOnce();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

test('ALIVE-18 a press that scrolls during a movement passes nothing on', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  const taps = vi.fn();
  button.onclick = taps;
  move('/profile', '/globe', vi.fn());
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(root.dataset['goes']).toBeUndefined(), 120_000);
  tap(button);
  await Promise.resolve();
  expect(taps).toHaveBeenCalledOnce();
});

test('a change of the query is shown at once', () => {
  const update = vi.fn();
  move('/profile', '/profile?a=1', update);
  expect([ends, update.mock.calls.length]).toEqual([[], 1]);
});

test.each([
  ['the browser cannot', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ['less motion is wanted', () => (calm = true)],
  ['a dialog is open', () => document.body.append(openDialog())],
  [
    'the page is hidden',
    () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
  ],
])('ALIVE-18 a page changes at once if %s', (_when, set) => {
  set();
  const update = vi.fn();
  move('/profile', '/globe', update);
  expect(update).toHaveBeenCalledOnce();
  expect([ends, root.dataset['goes']]).toEqual([[], undefined]);
});

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  return dialog;
}
