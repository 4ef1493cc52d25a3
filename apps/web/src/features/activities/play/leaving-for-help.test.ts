import { afterEach, expect, test, vi } from 'vitest';
import { watchLifebuoy } from './leaving-for-help.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('just after a tap on the lifebuoy, leaving needs no confirmation; after other taps it does', () => {
  vi.useFakeTimers();
  const page = document.body.appendChild(document.createElement('main'));
  page.innerHTML = '<a href="/help"><b>help</b></a><a href="/globe">globe</a>';
  page.onclick = event => event.preventDefault();
  const lifebuoy = watchLifebuoy();
  const tap = (selector: string) => page.querySelector<HTMLElement>(selector)?.click();
  tap('[href="/globe"]');
  expect(lifebuoy.isLeaving()).toBe(false);
  tap('b');
  expect(lifebuoy.isLeaving()).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(lifebuoy.isLeaving()).toBe(false);
  lifebuoy.stop();
  tap('b');
  expect(lifebuoy.isLeaving()).toBe(false);
});
