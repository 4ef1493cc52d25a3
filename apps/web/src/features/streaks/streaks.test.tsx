import type { Streak } from '@digipals/contract';
import { featureFlags } from '@digipals/contract/constants';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeStreak } from '../../testing/world.ts';

const open = (changes: Partial<Streak> = {}) =>
  renderApp('/profile', { handlers: { 'GET streaks/{userId}': () => makeStreak(changes) } });

test('STREAK-10 the profile shows the streak, the week and the Lingos missing today', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '4 days!' })).toBeTruthy();
  expect(screen.getByText('Domino stays with you.')).toBeTruthy();
  expect(screen.getByText('8 more Lingos today!')).toBeTruthy();
  expect(screen.getByRole('img', { name: '12 of 20 Lingos today' })).toBeTruthy();
  const week = document.querySelector('[data-week]');
  // 12 to 18 January 2026 is a week from Monday to Sunday.
  expect([...(week?.children ?? [])].map(day => day.textContent).join('')).toBe('MTWTFSS');
  // Four won days, and a pale flame for today.
  expect(week?.querySelectorAll('svg')).toHaveLength(5);
});

test('STREAK-05 celebrates reaching the daily goal', async () => {
  open({ streak: 5, today: { lingos: 23, won: true } });
  expect(await screen.findByText('20 Lingos today. Hooray!')).toBeTruthy();
});

test('STREAK-06 NOTSHOWN-11 tapping a streak of 0 explains how to start one', async () => {
  open({ streak: 0, today: { lingos: 0, won: false }, week: [] });
  const days = await screen.findByRole('button', { name: /0 days/ });
  await act(async () => days.click());
  expect(screen.getByRole('dialog').textContent).toContain(
    'Win 20 Lingos in a day to start your streak and Domino will come to your profile!',
  );
});

test('NOTSHOWN-12 the card shows the message of the streak, if it has one', async () => {
  open({ streak: 7, message: '7 days in a row!' });
  expect(await screen.findByText('7 days in a row!')).toBeTruthy();
  expect(screen.queryByText('Domino stays with you.')).toBeNull();
});

test('the card says that a pause keeps the streak safe', async () => {
  open({ paused: true });
  expect(await screen.findByText('Your streak has a rest. It is safe!')).toBeTruthy();
});

test('ERR-09 a streak that fails to load shows an error and can be retried; the page stays', async () => {
  let fails = true;
  renderApp('/profile', {
    handlers: { 'GET streaks/{userId}': () => (fails ? failure('internal') : makeStreak()) },
  });
  const alert = await screen.findByText('Could not fetch your streak!');
  expect(screen.queryByText(/days!/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy();
  fails = false;
  await act(async () => alert.parentElement?.querySelector('button')?.click());
  expect(await screen.findByText('4 days!')).toBeTruthy();
});

test('STREAK-09 FLAG-13 a friendship streak is neither shown nor fetched without its flag', async () => {
  const { server } = renderApp('/digipal/u-ali');
  await screen.findByRole('heading', { name: 'Ali' });
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/profile'));
  expect(screen.queryByText(/together with/)).toBeNull();
  expect(server.keys()).not.toContain('GET streaks/{userId}/{otherUserId}');
});

const together = { ...featureFlags, friendshipStreak: true };

test('FLAG-13 shows the friendship streak on the page of a friend if its flag is on', async () => {
  renderApp('/digipal/u-ali', { flags: together });
  expect(await screen.findByText('2 days in a row together with Ali!')).toBeTruthy();
});

test('ERR-10 a friendship streak that fails to load shows an error', async () => {
  renderApp('/digipal/u-ali', {
    flags: together,
    handlers: { 'GET streaks/{userId}/{otherUserId}': () => failure('internal') },
  });
  expect(await screen.findByText('Could not fetch streak with user')).toBeTruthy();
});
