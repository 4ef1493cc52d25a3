import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure } from '../testing/fake-server.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';
import { makeNotification, makeSummary } from '../testing/world.ts';

const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

const list = (name: string) => within(screen.getByRole('list', { name }));
const incoming = () => list('They want to be your DigiPal');
const outgoing = () => list('You asked');

test('ROUTE-15 FRIEND-05 FRIEND-14 separates incoming and own requests', async () => {
  renderApp('/profile/friends/pending');
  await screen.findByRole('heading', { name: 'They want to be your DigiPal' });
  expect(incoming().getAllByRole('listitem')).toHaveLength(1);
  expect(incoming().getByText('Leyla')).toBeTruthy();
  expect(outgoing().getAllByRole('listitem')).toHaveLength(1);
  expect(outgoing().getByText('Pablo')).toBeTruthy();
  expect(outgoing().getByText('DigiPal request pending')).toBeTruthy();
  expect(outgoing().queryByRole('button', { name: 'Yes!' })).toBeNull();
});

test('FRIEND-01 FRIEND-11 EVENT-17 "Yes!" makes friends with a cheer and a sound, logs lbm23 once and updates the list', async () => {
  const { server, go } = renderApp('/profile/friends/pending');
  await screen.findByText('Leyla');
  await press('Yes!');
  await screen.findByText('Hooray! Leyla is your friend now.');
  expect(FakeAudio.all.flatMap(({ played }) => played).join()).toContain('achievement');
  expect(trackedCodes()).toEqual(['lbm23']);
  const accepted = server.seen.filter(({ key }) => key === 'PUT friendRequests');
  expect(accepted.map(({ body }) => body)).toEqual([
    { requesteeId: 'u-mia', requestorId: 'u-leyla', status: 'accepted' },
  ]);
  expect(screen.queryByText('They want to be your DigiPal')).toBeNull();
  await press('OK');
  await go('/profile/friends');
  await screen.findByText('3 friends');
  expect(screen.getByText('Leyla', { selector: 'b' })).toBeTruthy();
});

test('SHELL-15 the toolbar shows the number of open requests until they are answered', async () => {
  const from = makeSummary({ userId: 'u-leyla', username: 'Leyla' });
  const request = { type: 'frequest', action: null, isNew: false, content: { from } } as const;
  const { server } = renderApp('/profile/friends/pending', {
    handlers: {
      'GET users/{id}/notifications': () =>
        server.keys().includes('PUT friendRequests') ? [] : [makeNotification(request)],
    },
  });
  await screen.findByRole('link', { name: 'Friends: 1 new request' });
  await press('Yes!');
  const item = () => document.querySelector('nav a[href="/profile/friends"]');
  await waitFor(() => expect(item()?.getAttribute('aria-label')).toBe('Friends'));
});

test('"Not now" declines a request without telling the other child', async () => {
  const { server, app } = renderApp('/profile/friends/pending');
  await screen.findByText('Leyla');
  await press('Not now');
  await waitFor(() => expect(screen.queryByText('Leyla')).toBeNull());
  expect(server.seen.map(({ url }) => url)).toContain('/api/users/u-mia/friends/u-leyla');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(app.services.popups.get().state).toBe('hidden');
  expect(trackedCodes()).toEqual([]);
});

test('the menu of a sent request cancels it', async () => {
  const { server } = renderApp('/profile/friends/pending');
  await screen.findByText('Pablo');
  await press('More: Pablo');
  expect(screen.queryByRole('button', { name: 'Stop being friends' })).toBeNull();
  await press('Take it back');
  await waitFor(() => expect(screen.queryByText('You asked')).toBeNull());
  expect(server.seen.map(({ url }) => url)).toContain('/api/users/u-mia/friends/u-pablo');
});

test('ERR-18 NOTSHOWN-10 without requests the page says so', async () => {
  renderApp('/profile/friends/pending', { handlers: { 'GET users/{id}/friends': () => [] } });
  await screen.findByText('You have no pending requests.');
});

test('SHELL-27 the info button shows the help text', async () => {
  renderApp('/profile/friends/pending');
  await screen.findByText('Leyla');
  await press('Help');
  expect(screen.getByRole('dialog').textContent).toContain(
    'These children want to be your friends.Tap “Yes!” or “Not now”.Both are fine.',
  );
});

test('accepting a request that was cancelled meanwhile shows a kind message', async () => {
  renderApp('/profile/friends/pending', {
    handlers: { 'PUT friendRequests': () => failure('not_found') },
  });
  await screen.findByText('Leyla');
  await press('Yes!');
  await screen.findByText('This has just changed. Look again!');
  expect(trackedCodes()).toEqual([]);
  expect(FakeAudio.all.flatMap(({ played }) => played).join()).not.toContain('achievement');
});
