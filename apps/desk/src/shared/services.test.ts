import { afterEach, expect, test, vi } from 'vitest';
import { makeStaff } from '../testing/makers/people.ts';
import { createServices } from './services.tsx';

afterEach(() => vi.unstubAllGlobals());

test('write calls work on an insecure origin, such as a local network', async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const requests: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests.push(init);
    return Response.json({});
  });
  await createServices().call('POST desk/pause', { body: { isPaused: true } });
  expect(new Headers(requests[0]?.headers).get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

test('only an expired session signs the adult out, not a wrong password', async () => {
  const { call, session, signedOutBecause } = createServices();
  const staff = makeStaff({});
  let code = 'staff_sign_in_failed';
  vi.stubGlobal('fetch', async () => Response.json({ status: 401, code }, { status: 401 }));
  session.set({ token: 'token-7', staff });
  await expect(
    call('POST desk/sign-in', { body: { email: 'a@b.example', password: 'x' } }),
  ).rejects.toMatchObject({ code });
  expect(session.get()?.staff).toEqual(staff);
  code = 'unauthenticated';
  await expect(call('GET desk/held')).rejects.toMatchObject({ code });
  expect(session.get()).toBeNull();
  expect(signedOutBecause.get()).toBe('Your session is over. Please sign in again.');
});

test('the clock follows the server when it is more than two seconds away', async () => {
  const { call, now } = createServices();
  const ahead = Date.now() + 3_600_000;
  vi.stubGlobal('fetch', async () =>
    Response.json([], { headers: { date: new Date(ahead).toUTCString() } }),
  );
  await call('GET desk/held');
  expect(Math.abs(now() - ahead)).toBeLessThan(60_000);
});
