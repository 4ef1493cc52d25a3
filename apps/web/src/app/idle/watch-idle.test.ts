import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastActiveKey } from '../../shared/device/last-active.ts';
import { idleLimitOf, watchIdle } from './watch-idle.ts';

const limitMs = 30 * 60_000;
const answerMs = 60_000;
const stops: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

/** Watches one tab; `net.online` is its connection. */
function watch() {
  const net = { online: true };
  const onIdle = vi.fn<() => void>();
  const started = watchIdle({
    page: window,
    storage: localStorage,
    now: () => Date.now(),
    isOnline: () => net.online,
    limitMs,
    answerMs,
    onIdle,
  });
  stops.push(started.stop);
  return { ...started, net, onIdle, isAsking: () => started.asking.get() };
}

const touch = () => window.dispatchEvent(new Event('pointerdown'));

/** Activity in another tab, which writes to local storage. */
function touchElsewhere() {
  localStorage.setItem(lastActiveKey, String(Date.now()));
  window.dispatchEvent(new StorageEvent('storage', { key: lastActiveKey }));
}

test('SHARED-05 after the idle limit the child is asked, and is logged out if nobody answers', () => {
  const { isAsking, onIdle } = watch();
  vi.advanceTimersByTime(limitMs - 1);
  expect(isAsking()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isAsking()).toBe(true);
  vi.advanceTimersByTime(answerMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'pointermove'])(
  'SHARED-05 %s counts as activity',
  sign => {
    const { isAsking } = watch();
    vi.advanceTimersByTime(limitMs - 1);
    window.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(limitMs - 1);
    expect(isAsking()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isAsking()).toBe(true);
  },
);

test('SHARED-05 an answer restarts the idle limit; touching the page is not an answer', () => {
  const { isAsking, onIdle, stay } = watch();
  vi.advanceTimersByTime(limitMs);
  touch();
  expect(isAsking()).toBe(true);
  stay();
  expect(isAsking()).toBe(false);
  vi.advanceTimersByTime(limitMs - 1);
  expect(isAsking()).toBe(false);
  expect(onIdle).not.toHaveBeenCalled();
});

test('SHARED-07 activity in another tab counts, and closes the question', () => {
  const { isAsking, onIdle } = watch();
  vi.advanceTimersByTime(limitMs - 1);
  localStorage.setItem(lastActiveKey, String(Date.now()));
  vi.advanceTimersByTime(limitMs - 1);
  expect(isAsking()).toBe(false);
  vi.advanceTimersByTime(answerMs - 1);
  expect(isAsking()).toBe(true);
  touchElsewhere();
  expect(isAsking()).toBe(false);
  vi.advanceTimersByTime(limitMs + answerMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
});

test('SHARED-05 a page that is opened after the idle limit asks at once', () => {
  localStorage.setItem(lastActiveKey, String(Date.now() - limitMs));
  expect(watch().isAsking()).toBe(true);
});

test('SHARED-05 a clock that went back starts the time again', () => {
  localStorage.setItem(lastActiveKey, String(Date.now() + 86_400_000));
  const { isAsking } = watch();
  vi.advanceTimersByTime(limitMs);
  expect(isAsking()).toBe(true);
});

test('SHARED-08 without a connection the question waits, and the time to answer begins when it is back', () => {
  const { isAsking, onIdle, net } = watch();
  net.online = false;
  vi.advanceTimersByTime(limitMs + 10 * answerMs);
  expect([isAsking(), onIdle.mock.calls.length]).toEqual([true, 0]);
  net.online = true;
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(answerMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test.each([
  ['', limitMs],
  ['<meta name="idle" content="45">', 45 * 60_000],
  ['<meta name="idle" content="off">', null],
])('SHARED-05 the page %s sets the idle limit', (html, expected) => {
  const page = new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
  expect(idleLimitOf(page)).toBe(expected);
});
