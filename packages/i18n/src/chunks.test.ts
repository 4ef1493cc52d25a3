// @vitest-environment happy-dom
import { chunkTimeoutMs } from '@digipals/contract/constants';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './chunks.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('ERR-25 AMBIG-62 a chunk that never loads rejects with a ChunkLoadError after 120 s', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  loadChunk(() => new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(chunkTimeoutMs).toBe(120_000);
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ name: 'ChunkLoadError' });
});

/** Links added to the page, in order; nothing is fetched here. */
const watchLinks = () => {
  const links: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation(link => {
    if (link instanceof HTMLLinkElement) links.push(link);
  });
  return links;
};

test('ERR-26 a style that fails to load has the code CSS_CHUNK_LOAD_FAILED; another try fetches it', async () => {
  const href = 'http://localhost:3000/assets/a.css';
  const links = watchLinks();
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new Error(`Unable to preload CSS for ${href}`));
  await expect(loadChunk(load)).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });

  const again = loadChunk(load);
  const beside = loadChunk(async () => 'another part');
  expect(links.map(link => link.href)).toEqual([href]);
  links[0]?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toMatchObject({
    name: 'ChunkLoadError',
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(await beside).toBe('another part');

  const third = loadChunk(load);
  expect(links).toHaveLength(2);
  links[1]?.dispatchEvent(new Event('load'));
  expect(await third).toBe('part');
  expect(await loadChunk(load)).toBe('part');
  expect(links).toHaveLength(2);
});

test('ERR-25 a script that fails to load is a ChunkLoadError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const error: unknown = await loadChunk(() => Promise.reject(cause)).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ code: 'CHUNK_LOAD_FAILED', cause });
});

test('a chunk that loads is returned unchanged, and its timer is cleared', async () => {
  vi.useFakeTimers();
  expect(await loadChunk(() => Promise.resolve('page'))).toBe('page');
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: '],
  ['Firefox', 'error loading dynamically imported module: '],
])(
  'ERR-25 partly: after a failure in %s another try asks for the script at another address',
  async (name, words) => {
    const file = `./part-${name}.js`;
    const fail = (suffix: string) =>
      loadChunk(() =>
        Promise.reject(new TypeError(`${words}http://a.test/assets/part-${name}.js${suffix}`)),
      ).catch(() => globalThis.urlOf(file));
    expect(globalThis.urlOf(file)).toBe(file);
    expect(await fail('')).toMatch(/\.js\?\d+$/);
    expect(await fail('?1')).not.toBe(await fail('?2'));
    expect(globalThis.urlOf('./part-other.js')).toBe('./part-other.js');
  },
);
