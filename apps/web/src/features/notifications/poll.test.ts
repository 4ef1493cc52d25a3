import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling } from './poll.ts';

const now = { hidden: false, online: true };
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(now, { hidden: false, online: true });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (now.hidden ? 'hidden' : 'visible'),
    configurable: true,
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

function polling(random = 0) {
  const poll = vi.fn<() => void>();
  stop = startPolling({ poll, page: document, isOnline: () => now.online, random: () => random });
  return poll;
}

function change(change: Partial<typeof now>) {
  Object.assign(now, change);
  if ('hidden' in change) document.dispatchEvent(new Event('visibilitychange'));
  if ('online' in change) window.dispatchEvent(new Event(now.online ? 'online' : 'offline'));
}

test('NOTIF-06 CONST-07 NOTSHOWN-38 polls at once, then every 30000 ms', () => {
  const poll = polling();
  expect(poll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(29_999);
  expect(poll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(poll).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(90_000);
  expect(poll).toHaveBeenCalledTimes(5);
});

test('delays only the first interval, by up to 3 s', () => {
  const poll = polling(0.99);
  vi.advanceTimersByTime(30_000);
  expect(poll).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_000);
  expect(poll).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_000);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('pauses while the page is hidden and polls at once when it is visible again', () => {
  const poll = polling();
  change({ hidden: true });
  vi.advanceTimersByTime(120_000);
  expect(poll).toHaveBeenCalledTimes(1);
  change({ hidden: false });
  expect(poll).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_000);
  expect(poll).toHaveBeenCalledTimes(3);
});

test('pauses while offline and polls at once when online again', () => {
  const poll = polling();
  change({ online: false });
  vi.advanceTimersByTime(120_000);
  expect(poll).toHaveBeenCalledTimes(1);
  change({ online: true });
  expect(poll).toHaveBeenCalledTimes(2);
});

test('a page opened in the background polls when it becomes visible', () => {
  now.hidden = true;
  const poll = polling();
  expect(poll).not.toHaveBeenCalled();
  change({ hidden: false });
  expect(poll).toHaveBeenCalledTimes(1);
});

test('NOTIF-07 does not poll again once stopped', () => {
  const poll = polling();
  stop();
  vi.advanceTimersByTime(60_000);
  change({ hidden: true });
  change({ hidden: false });
  expect(poll).toHaveBeenCalledTimes(1);
});
