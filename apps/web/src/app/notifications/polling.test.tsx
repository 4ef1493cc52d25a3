import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeNotification, makeSummary } from '../../testing/makers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { key, like, openTold, profile, request } from '../../testing/told.tsx';

afterEach(() => vi.useRealTimers());

test('LOGIN-21 NOTIF-06 NOTIF-07 polling begins after the login: at once, then every 30000 ms, and ends with it', async () => {
  const { polls, settle, server, app } = openTold({ list: [] });
  await profile();
  await vi.waitFor(() => expect(polls()).toBe(1), { timeout: 10_000 });
  expect(server.keys().indexOf('GET users/current')).toBeLessThan(server.keys().indexOf(key));
  expect(polls()).toBe(1);
  await settle(30_000);
  expect(polls()).toBe(2);
  await settle(60_000);
  expect(polls()).toBe(4);
  await act(() => app.bootstrap.logout());
  await settle(90_000);
  expect(polls()).toBe(4);
});

test('NOTIF-07 nobody is signed in: nothing is polled', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = renderApp('/', { as: null });
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  expect(server.keys()).not.toContain(key);
});

test('what others did is asked for anew where it is shown', async () => {
  const { settle, tell, server } = openTold({ list: [] });
  await profile();
  await settle();
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/friends'));
  const asked = () => server.keys().filter(seen => seen === 'GET users/{id}/friends').length;
  const before = asked();
  await tell([request]);
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('what happened between the page and the first poll is asked for anew, too', async () => {
  const { server, settle } = openTold({ list: [like] });
  const asked = () => server.keys().filter(seen => seen === 'GET users/{id}/status').length;
  await screen.findByRole('img', { name: 'Mia' });
  await settle();
  expect(asked()).toBe(2);
});

test('a poll that fails is followed by the next, and what is known stays', async () => {
  const { tell, server, polls } = openTold({ list: [request] });
  await profile();
  await vi.waitFor(
    () => expect(screen.getByRole('link', { name: /1 new notification/ })).toBeTruthy(),
    {
      timeout: 10_000,
    },
  );
  server.online = false;
  await tell([]);
  server.online = true;
  expect(screen.getByRole('link', { name: /1 new notification/ })).toBeTruthy();
  const before = polls();
  await tell([request, like]);
  expect(polls()).toBeGreaterThan(before);
  expect(screen.getByRole('link', { name: /2 new notifications/ })).toBeTruthy();
});

test('ROUTE-15 a request that is put aside is no news any more at once, and the server is asked again', async () => {
  const from = makeSummary({ userId: 'u-leyla', username: 'Leyla' });
  const asked = makeNotification({ content: { from } });
  const { server, polls, settle } = openTold({
    list: [asked, like],
    url: '/profile/friends/pending',
  });
  await screen.findByRole('link', { name: 'Notifications: 2 new notifications' });
  await settle();
  // The page is a chunk of its own.
  const notNow = await screen.findByRole('button', { name: 'Not now' });
  const before = polls();
  server.hold(key);
  await act(async () => notNow.click());
  await screen.findByRole('link', { name: 'Notifications: 1 new notification' });
  await waitFor(() => expect(polls()).toBe(before + 1));
});

test('the friends entry counts the requests in the list of friends, not only those among the newest news', async () => {
  const { settle, tell, server } = openTold({ list: [], url: '/profile/friends' });
  await screen.findByRole('link', { name: 'Friends: 1 new request' });
  await settle();
  // Also where no page shows the list, it is asked for anew when there is news of it.
  server.handlers['GET users/{id}/friends'] = () => [];
  await tell([request]);
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Friends: 1 new request' })).toBeNull(),
  );
});
