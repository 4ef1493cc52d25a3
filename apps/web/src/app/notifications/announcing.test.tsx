import { featureFlags } from '@digipals/contract/constants';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeAudio } from '../../testing/fake-audio.ts';
import {
  dominoGained,
  dominoLost,
  hello,
  like,
  lingo,
  profile,
  renderWithNotifications,
  request,
  sounds,
  trophy,
} from '../../testing/render-with-notifications.tsx';
import { makeNotification } from '../../testing/world.ts';

afterEach(() => vi.useRealTimers());

test('NOTSHOWN-39 SHELL-38 a request and a like play one sound and count on the bell, without a popup', async () => {
  const { settle, popup } = renderWithNotifications({ list: [request, like] });
  await profile();
  await vi.waitFor(() => expect(sounds()).toBe(1), 120_000);
  await settle();
  expect(sounds()).toBe(1);
  expect(popup()).toBeNull();
  const bell = screen.getByRole('link', { name: 'Notifications: 2 new notifications' });
  expect(bell.getAttribute('href')).toBe('/notifications');
  expect(screen.getByRole('link', { name: 'Friends: 1 new request' })).toBeTruthy();
});

test('NOTSHOWN-39 NOTIF-16 POPUP-05 winning Lingos opens the lingoPopup once a day', async () => {
  const { says, popup, ok, pollWith, go, app } = renderWithNotifications({ list: [lingo] });
  await profile();
  await says('You win 5 Lingos!');
  const state = app.services.popups.get();
  expect(state.state === 'shown' && state.popup.type).toBe('lingoPopup');
  await ok();
  await go('/profile/friends');
  await pollWith([{ ...lingo, content: { amount: 9 }, at: '2026-01-15T12:30:00.000Z' }]);
  expect(popup()).toBeNull();
});

test('STREAK-03 POPUP-04 NOTIF-17 a new streak opens the streakPopup with the week', async () => {
  const { says, app } = renderWithNotifications({ list: [dominoGained] });
  await profile();
  await says('1 day in a row!');
  const state = app.services.popups.get();
  expect(state.state === 'shown' && state.popup.type).toBe('streakPopup');
  await says('Your streak starts! Domino is on your profile now.');
  expect(screen.getByRole('dialog').querySelector('[data-week]')).not.toBeNull();
});

test('STREAK-04 NOTIF-17 a lost streak is announced without blame', async () => {
  const { says } = renderWithNotifications({ list: [dominoLost] });
  await profile();
  await says('Domino is resting. Win 20 Lingos in a day and Domino comes back!');
});

test('NOTSHOWN-12 the streak popup shows the message of the streak, if it has one', async () => {
  const { says, popup } = renderWithNotifications({
    list: [dominoGained],
    streak: { message: 'A day for records!' },
  });
  await profile();
  await says('A day for records!');
  expect(popup()).not.toContain('Domino is on your profile now');
});

test('NOTIF-08 NOTIF-09 ONBOARD-03 NOTSHOWN-37 the first login opens the first steps once; server and device remember it', async () => {
  const first = renderWithNotifications({ list: [hello] });
  await profile();
  await vi.waitFor(() => expect(first.history.location.pathname).toBe('/onboarding'), 120_000);
  await screen.findByText('Woof! Hello!');
  expect(first.popup()).toBeNull();
  expect(first.reads()).toEqual([{ lastReadMessageId: 'n-h' }]);
  await first.go('/profile');
  await first.pollWith([hello]);
  expect(first.history.location.pathname).toBe('/profile');
  // A second visit on this device; the server did not store that it was read.
  first.unmount();
  first.app.stop();
  const second = renderWithNotifications({ list: [hello] });
  await profile();
  await vi.waitFor(() => expect(second.polls()).toBe(1), 120_000);
  await second.settle(3_000);
  expect(second.popup()).toBeNull();
  expect(second.history.location.pathname).toBe('/profile');
});

test('NOTIF-08 the first login opens the first steps even if much else is new', async () => {
  const { history } = renderWithNotifications({ list: [lingo, dominoGained, trophy, hello] });
  await profile();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/onboarding'), 120_000);
});

test('NOTIF-10 NOTIF-11 NOTSHOWN-61 ALIVE-15 Domino announces a trophy in a scene with its sound, and it is marked as read', async () => {
  const { says, reads, ok } = renderWithNotifications({ list: [trophy] });
  await profile();
  await says('A new trophy!');
  await says('Bronze trophy');
  const scene = document.querySelector('dialog [data-trophy-scene]');
  expect(scene?.querySelector('[data-metal=bronze]')).not.toBeNull();
  const heard = FakeAudio.all.filter(({ played }) => played.length > 0).map(({ src }) => src);
  expect(heard.filter(src => src.includes('/achievement.'))).toHaveLength(1);
  // Her own Domino cheers, and moves.
  const domino = document.querySelector('dialog [data-alive] > img[data-mood=cheer]');
  expect(domino?.getAttribute('src')).toMatch(/^\/avatars\/.*cheer\.svg$/);
  expect(screen.getByRole('dialog').querySelector('img')).not.toBeNull();
  expect(reads()).toEqual([{ lastReadMessageId: 'n-t' }]);
  expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
  await ok();
  expect(screen.queryByRole('link', { name: /new notification/ })).toBeNull();
});

test.each([
  ['returned', "Your message came back. Let's mend it!"],
  ['withheld', "We can't show your message. Let's write a new one!"],
] as const)(
  'NOTIF-10 NOTIF-11 SAFE-05 Domino announces a %s message and links to it; it is marked as read',
  async (action, words) => {
    const content = { submission: 'message', conversationId: 'c-7' } as const;
    const news = makeNotification({ id: 'n-x', type: 'studybuddy', action, content });
    const { says, reads, history } = renderWithNotifications({ list: [news] });
    await profile();
    await says(words);
    expect(reads()).toEqual([{ lastReadMessageId: 'n-x' }]);
    await act(async () => screen.getByRole('button', { name: 'Have a look' }).click());
    expect(history.location.pathname).toBe('/conversation/c-7');
  },
);

test('NOTIF-10 SAFE-06 the outcome of a report is announced with only an OK button', async () => {
  const news = makeNotification({ id: 'n-r', type: 'studybuddy', action: 'report', content: {} });
  const { says, reads } = renderWithNotifications({ list: [news] });
  await profile();
  await says('A real person looked at what you told us. Thank you!');
  expect(reads()).toEqual([{ lastReadMessageId: 'n-r' }]);
  expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
});

test('HOME-01 a page shows one popup, and the next page the next one', async () => {
  const { says, settle, popup, ok, go } = renderWithNotifications({ list: [dominoGained, lingo] });
  await profile();
  await says('You win 5 Lingos!');
  await settle(5_000);
  expect(popup()).toContain('You win 5 Lingos!');
  await ok();
  await settle(8_000);
  expect(popup()).toBeNull();
  await go('/profile/friends');
  await says('1 day in a row!');
  expect(sounds()).toBe(1);
});

test('HOME-01 no popup opens over cards that wait for their data', async () => {
  const { says, settle, popup, release } = renderWithNotifications({
    list: [lingo],
    hold: 'GET users/{id}/currentLesson',
  });
  await profile();
  await settle(8_000);
  expect(popup()).toBeNull();
  release();
  await says('You win 5 Lingos!');
});

test('HOME-02 LOGIN-19 the first steps of the first login replace the welcome', async () => {
  const { settle, popup, go, history } = renderWithNotifications({
    list: [hello],
    url: '/?t=ticket-mia',
    as: null,
  });
  await profile();
  await vi.waitFor(() => expect(history.location.pathname).toBe('/onboarding'), 120_000);
  await go('/profile/friends');
  await settle(5_000);
  expect(popup()).toBeNull();
});

test('HOME-04 new likes show hearts on the page, for a while', async () => {
  const { settle, popup } = renderWithNotifications({ list: [like] });
  await profile();
  const hearts = () => document.querySelector('[data-heart-burst]');
  await vi.waitFor(() => expect(hearts()?.textContent).toBe('Ali likes your profile.'), 120_000);
  expect(popup()).toBeNull();
  await settle(3_000);
  expect(hearts()).toBeNull();
});

test('after a long absence a single popup shows the count and leads to the list', async () => {
  const { says, settle, history } = renderWithNotifications({
    list: [trophy, dominoGained, lingo, request],
  });
  await profile();
  await says('4 new notifications');
  await act(async () => screen.getByRole('button', { name: 'Have a look' }).click());
  expect(history.location.pathname).toBe('/notifications');
  await settle(3_000);
  expect(screen.queryByText('1 day in a row!')).toBeNull();
});

test('announces nothing during an activity, and catches up after it', async () => {
  const { says, settle, popup, go, polls } = renderWithNotifications({
    list: [lingo],
    url: '/activity/act-1',
  });
  await screen.findByRole('button', { name: 'Check' });
  await vi.waitFor(() => expect(polls()).toBe(1), 120_000);
  await settle(3_000);
  expect(popup()).toBeNull();
  expect(sounds()).toBe(0);
  await go('/activity-no-access');
  await settle();
  expect(popup()).toBeNull();
  await go('/profile');
  await says('You win 5 Lingos!');
});

test.each(['/words/review', '/write/gb-03'])('announces nothing on %s', async url => {
  const { says, settle, popup, go, polls, history } = renderWithNotifications({
    list: [lingo],
    url,
  });
  await vi.waitFor(() => expect(polls()).toBe(1), 120_000);
  await settle(3_000);
  expect(history.location.pathname).toBe(url);
  expect(popup()).toBeNull();
  expect(sounds()).toBe(0);
  await go('/profile');
  await says('You win 5 Lingos!');
});

test('FLAG-07 without the lingoPopup flag, Lingos only play a sound and count on the bell', async () => {
  const flags = { ...featureFlags, lingoPopup: false };
  const { settle, popup } = renderWithNotifications({ list: [lingo], flags });
  await profile();
  await vi.waitFor(() => expect(sounds()).toBe(1), 120_000);
  await settle();
  expect(popup()).toBeNull();
});

test('STREAK-03 a reload between two popups neither loses nor repeats one', async () => {
  const list = [dominoGained, lingo];
  const first = renderWithNotifications({ list });
  await profile();
  await first.says('You win 5 Lingos!');
  first.unmount();
  first.app.stop();
  const second = renderWithNotifications({ list });
  await profile();
  await second.says('1 day in a row!');
  await second.ok();
  await second.settle(3_000);
  expect(second.popup()).toBeNull();
  second.unmount();
  second.app.stop();
  const third = renderWithNotifications({ list });
  await profile();
  await vi.waitFor(() => expect(third.polls()).toBe(1), 120_000);
  await third.settle(3_000);
  expect(third.popup()).toBeNull();
});

test('the offline popup does not replace a queued one', async () => {
  const { says, setOnline, ok, settle, go, app } = renderWithNotifications({
    list: [dominoGained, lingo],
  });
  await profile();
  await says('You win 5 Lingos!');
  await setOnline(false);
  await ok();
  act(() => app.services.popups.hide());
  await setOnline(true);
  await settle();
  await go('/profile/friends');
  await says('1 day in a row!');
});

test('no popup opens over a dialog of the page', async () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  const { says, settle, polls, app } = renderWithNotifications({ list: [lingo] });
  await profile();
  await vi.waitFor(() => expect(polls()).toBe(1), 120_000);
  await settle(5_000);
  expect(app.services.popups.get().state).toBe('hidden');
  dialog.remove();
  await says('You win 5 Lingos!');
});
