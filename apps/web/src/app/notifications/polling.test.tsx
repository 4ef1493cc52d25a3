import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeNotification, makeSummary } from '../../testing/makers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  key,
  like,
  profile,
  renderWithNotifications,
  request,
} from '../../testing/render-with-notifications.tsx';

afterEach(() => vi.useRealTimers());

test('LOGIN-21 NOTIF-06 NOTIF-07 polls after the login, then every 30000 ms until the logout', async () => {
  const { polls, settle, server, app } = renderWithNotifications({ list: [] });
  await profile();
  await vi.waitFor(() => expect(polls()).toBe(1), 120_000);
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

test('NOTIF-07 does not poll while signed out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = renderApp('/', { as: null });
  await act(() => vi.advanceTimersByTimeAsync(65_000));
  expect(server.keys()).not.toContain(key);
});

test('a notification refetches the displayed data that it changes', async () => {
  const { settle, pollWith, server } = renderWithNotifications({ list: [] });
  await profile();
  await settle();
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/friends'));
  const asked = () => server.keys().filter(seen => seen === 'GET users/{id}/friends').length;
  const before = asked();
  await pollWith([request]);
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('changes between the page load and the first poll are refetched, too', async () => {
  const { server, settle } = renderWithNotifications({ list: [like] });
  const asked = () => server.keys().filter(seen => seen === 'GET users/{id}/status').length;
  await screen.findByRole('img', { name: 'Mia' });
  await settle();
  expect(asked()).toBe(2);
});

test('a failed poll keeps the known notifications, and the next poll follows', async () => {
  const { pollWith, server, polls } = renderWithNotifications({ list: [request] });
  await profile();
  await vi.waitFor(
    () => expect(screen.getByRole('link', { name: /1 new notification/ })).toBeTruthy(),
    120_000,
  );
  server.online = false;
  await pollWith([]);
  server.online = true;
  expect(screen.getByRole('link', { name: /1 new notification/ })).toBeTruthy();
  const before = polls();
  await pollWith([request, like]);
  expect(polls()).toBeGreaterThan(before);
  expect(screen.getByRole('link', { name: /2 new notifications/ })).toBeTruthy();
});

test('ROUTE-15 declining a request lowers the count at once and polls again', async () => {
  const from = makeSummary({ userId: 'u-leyla', username: 'Leyla' });
  const asked = makeNotification({ content: { from } });
  const { server, polls, settle } = renderWithNotifications({
    list: [asked, like],
    url: '/profile/friends/pending',
  });
  await screen.findByRole('link', { name: 'Notifications: 2 new notifications' });
  await settle();
  // The page has its own chunk.
  const notNow = await screen.findByRole('button', { name: 'Not now' });
  const before = polls();
  server.hold(key);
  await act(async () => notNow.click());
  await screen.findByRole('link', { name: 'Notifications: 1 new notification' });
  await waitFor(() => expect(polls()).toBe(before + 1));
});

test('the friends entry counts all incoming requests, not only those in the latest notifications', async () => {
  const { settle, pollWith, server } = renderWithNotifications({
    list: [],
    url: '/profile/friends',
  });
  await screen.findByRole('link', { name: 'Friends: 1 new request' });
  await settle();
  // A notification refetches the list even if no page shows it.
  server.handlers['GET users/{id}/friends'] = () => [];
  await pollWith([request]);
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Friends: 1 new request' })).toBeNull(),
  );
});
