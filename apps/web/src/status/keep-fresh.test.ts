import { expect, test } from 'vitest';
import { keepFresh, showLocalTimes } from './keep-fresh.ts';

const page = (state: string, title: string): string =>
  `<!doctype html><html lang="en-GB"><head><title>${title}</title></head><body><main data-state="${state}"><h1>${title}</h1><time datetime="2026-03-02T09:05:00.000Z">09:05 UTC</time></main></body></html>`;

/** A page that is renewed when the test says so. */
function openPage(reads: (() => Promise<string>)[]) {
  const document = new DOMParser().parseFromString(page('ok', 'Works'), 'text/html');
  let renew = () => {};
  keepFresh({
    document,
    read: () => reads.shift()?.() ?? Promise.reject(new Error('no more pages')),
    every: (ms, act) => {
      expect(ms).toBe(60_000);
      renew = act;
    },
  });
  return { document, renew: () => renew() };
}

test('SCALE-50 each minute the page shows what the server says, and says when it does not answer', async () => {
  const down = async () => page('down', 'Does not work');
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  const { document, renew } = openPage([down, gone, async () => 'Bad gateway', down]);
  const state = () => document.querySelector('main')?.getAttribute('data-state');
  renew();
  await expect.poll(state).toBe('down');
  expect(document.title).toBe('Does not work');
  expect(document.querySelectorAll('main')).toHaveLength(1);
  renew();
  await expect.poll(state).toBe('unreachable');
  renew();
  await Promise.resolve();
  expect(state()).toBe('unreachable');
  renew();
  await expect.poll(state).toBe('down');
});

test('SCALE-50 times are shown in the zone of the browser', () => {
  const document = new DOMParser().parseFromString(page('ok', 'Works'), 'text/html');
  showLocalTimes(document);
  const local = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const shown = document.querySelector('time')?.textContent;
  expect(shown).toBe(local.format(new Date('2026-03-02T09:05:00.000Z')));
});
