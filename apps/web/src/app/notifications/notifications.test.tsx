import type { Notification, Streak } from '@digipals/contract';
import { featureFlags } from '@digipals/contract/constants';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Flags } from '../../shared/flags.ts';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeNotification, makeStreak } from '../../testing/world.ts';

afterEach(() => vi.useRealTimers());

const lingo = makeNotification({ id: 'n-l', type: 'lingo', content: { amount: 5 } });
const dominoCame = makeNotification({ id: 'n-a', type: 'domino-add', content: { streak: 1 } });
const dominoWent = makeNotification({ id: 'n-r', type: 'domino-rem', content: { streak: 0 } });
const hello = makeNotification({
  id: 'n-h',
  type: 'studybuddy',
  action: 'firstLogin',
  content: {},
});
const trophy = makeNotification({
  id: 'n-t',
  type: 'studybuddy',
  action: 'trophy',
  content: { trophy: { kind: 'friends', level: 'bronze' } },
});
const request = makeNotification({ id: 'n-f' });
const like = makeNotification({ id: 'n-k', type: 'like-profile' });

const key = 'GET users/{id}/notifications' as const;

type World = { list: Notification[]; streak?: Partial<Streak>; flags?: Flags; url?: string };

/** Mia's app with what she is told; `tell` changes it for the next poll. */
function open({ list, streak = {}, flags = featureFlags, url = '/profile' }: World) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const told = { list };
  const view = renderApp(url, {
    random: 0,
    flags,
    handlers: {
      [key]: () => told.list,
      'PUT users/{id}/notifications': ({ body }) => {
        told.list = told.list.map(one => ({ ...one, isNew: false }));
        return body;
      },
      'GET streaks/{userId}': () => makeStreak(streak),
    },
  });
  return {
    ...view,
    /** Waits until the watch has told what is new, or has had the time for it. */
    settle: (ms = 1_500) => act(() => vi.advanceTimersByTimeAsync(ms)),
    tell(next: Notification[]) {
      told.list = next;
      return act(() => vi.advanceTimersByTimeAsync(31_000));
    },
    polls: () => view.server.keys().filter(seen => seen === key).length,
    reads: () =>
      view.server.seen.flatMap(({ key: seen, body }) =>
        seen === 'PUT users/{id}/notifications' ? [body] : [],
      ),
    popup: () => screen.queryByRole('dialog')?.textContent ?? null,
    /** Waits for a popup with these words. */
    says: (words: string) =>
      vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain(words), {
        timeout: 10_000,
      }),
    ok: () => act(async () => screen.getByRole('dialog').querySelectorAll('button')[1]?.click()),
  };
}

const sounds = () =>
  FakeAudio.all.flatMap(({ played }) => played).filter(url => url.includes('notification')).length;

const profile = () => screen.findByRole('heading', { name: 'Mia' });

test('LOGIN-21 NOTIF-06 NOTIF-07 polling begins after the login: at once, then every 30000 ms, and ends with it', async () => {
  const { polls, settle, server, app } = open({ list: [] });
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

test('NOTSHOWN-39 SHELL-38 a request and a like: one sound, a count on the bell, no popup', async () => {
  const { settle, popup } = open({ list: [request, like] });
  await profile();
  await vi.waitFor(() => expect(sounds()).toBe(1), { timeout: 10_000 });
  await settle();
  expect(sounds()).toBe(1);
  expect(popup()).toBeNull();
  const bell = screen.getByRole('link', { name: 'Notifications: 2 new notifications' });
  expect(bell.getAttribute('href')).toBe('/notifications');
  expect(screen.getByRole('link', { name: 'Friends: 1 new request' })).toBeTruthy();
});

test('NOTSHOWN-39 NOTIF-16 POPUP-05 Lingos won open the lingoPopup, once for a day', async () => {
  const { says, popup, ok, tell, app } = open({ list: [lingo] });
  await profile();
  await says('You win 5 Lingos!');
  const state = app.services.popups.get();
  expect(state.state === 'shown' && state.popup.type).toBe('lingoPopup');
  await ok();
  await tell([{ ...lingo, content: { amount: 9 }, at: '2026-01-15T12:30:00.000Z' }]);
  expect(popup()).toBeNull();
});

test('STREAK-03 POPUP-04 NOTIF-17 a streak that begins opens the streakPopup with the week', async () => {
  const { says, app } = open({ list: [dominoCame] });
  await profile();
  await says('1 day in a row!');
  const state = app.services.popups.get();
  expect(state.state === 'shown' && state.popup.type).toBe('streakPopup');
  await says('Your streak starts! Domino is on your profile now.');
  expect(screen.getByRole('dialog').querySelector('[data-week]')).not.toBeNull();
});

test('STREAK-04 NOTIF-17 a streak that is lost is told without blame', async () => {
  const { says } = open({ list: [dominoWent] });
  await profile();
  await says('Domino is resting. Win 20 Lingos in a day and Domino comes back!');
});

test('NOTSHOWN-12 the streak popup shows the message of the streak where there is one', async () => {
  const { says, popup } = open({ list: [dominoCame], streak: { message: 'A day for records!' } });
  await profile();
  await says('A day for records!');
  expect(popup()).not.toContain('Domino is on your profile now');
});

test('NOTIF-08 NOTIF-09 NOTSHOWN-37 at the first login Domino says hello once: it is read on the server and remembered here', async () => {
  const first = open({ list: [hello] });
  await profile();
  await first.says('Welcome to DigiPals!');
  await first.says('I am Domino.');
  expect(first.reads()).toEqual([{ lastReadMessageId: 'n-h' }]);
  await first.ok();
  await first.tell([hello]);
  expect(first.popup()).toBeNull();
  // A second visit to this device, and a server that has not heard of it.
  first.unmount();
  first.app.stop();
  const second = open({ list: [hello] });
  await profile();
  await vi.waitFor(() => expect(second.polls()).toBe(1), { timeout: 10_000 });
  await second.settle(3_000);
  expect(second.popup()).toBeNull();
});

test('NOTIF-10 NOTIF-11 NOTSHOWN-61 a trophy is told by Domino and marked as read', async () => {
  const { says, reads, ok } = open({ list: [trophy] });
  await profile();
  await says('A new trophy!');
  await says('Bronze trophy');
  expect(screen.getByRole('dialog').querySelector('img')).not.toBeNull();
  expect(reads()).toEqual([{ lastReadMessageId: 'n-t' }]);
  expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
  await ok();
  expect(screen.queryByRole('link', { name: /new notification/ })).toBeNull();
});

test('popups come one after another, never over an open one', async () => {
  const { says, settle, popup, ok } = open({ list: [dominoCame, lingo] });
  await profile();
  await says('You win 5 Lingos!');
  await settle(5_000);
  expect(popup()).toContain('You win 5 Lingos!');
  await ok();
  await says('1 day in a row!');
  expect(sounds()).toBe(1);
});

test('after a long absence one popup tells how much there is, and leads to the list', async () => {
  const { says, settle, history } = open({ list: [trophy, dominoCame, lingo, request] });
  await profile();
  await says('4 new notifications');
  await act(async () => screen.getByRole('button', { name: 'Have a look' }).click());
  expect(history.location.pathname).toBe('/notifications');
  await settle(3_000);
  expect(screen.queryByText('1 day in a row!')).toBeNull();
});

test('in an activity nothing is told; when the child has left it, it is', async () => {
  const { says, settle, popup, go, polls } = open({ list: [lingo], url: '/activity/act-1' });
  await screen.findByRole('button', { name: 'Check' });
  await vi.waitFor(() => expect(polls()).toBe(1), { timeout: 10_000 });
  await settle(3_000);
  expect(popup()).toBeNull();
  expect(sounds()).toBe(0);
  await go('/activity-no-access');
  await settle();
  expect(popup()).toBeNull();
  await go('/profile');
  await says('You win 5 Lingos!');
});

test('FLAG-07 without the flag of the Lingo popups they only sound and count', async () => {
  const flags = { ...featureFlags, lingoPopup: false };
  const { settle, popup } = open({ list: [lingo], flags });
  await profile();
  await vi.waitFor(() => expect(sounds()).toBe(1), { timeout: 10_000 });
  await settle();
  expect(popup()).toBeNull();
});

test('what others did is asked for anew where it is shown', async () => {
  const { settle, tell, server } = open({ list: [] });
  await profile();
  await settle();
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/friends'));
  const asked = () => server.keys().filter(seen => seen === 'GET users/{id}/friends').length;
  const before = asked();
  await tell([request]);
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('what happened between the page and the first poll is asked for anew, too', async () => {
  const { server, settle } = open({ list: [like] });
  const asked = () => server.keys().filter(seen => seen === 'GET users/{id}/status').length;
  await screen.findByRole('img', { name: 'Mia' });
  await settle();
  expect(asked()).toBe(2);
});

test('a poll that fails is followed by the next, and what is known stays', async () => {
  const { tell, server, polls } = open({ list: [request] });
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
