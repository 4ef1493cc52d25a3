import { afterEach, expect, test, vi } from 'vitest';
import { createServices } from './services.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the desk writes at an insecure address, too, as in a network of its own', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init);
    return Response.json({});
  });
  await createServices().call('POST desk/pause', { body: { isPaused: true } });
  expect(new Headers(asked[0]?.headers).get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});
