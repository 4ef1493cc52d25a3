import { featureFlags } from '@digipals/contract/constants';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeFriend } from '../testing/world.ts';

const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

const row = (name: string) => {
  const item = screen.getByText(name, { selector: 'b' }).closest('li');
  if (!item) throw new Error(`${name} is not in a list`);
  return within(item);
};

const names = () =>
  [...document.querySelectorAll('[data-person] b')].map(({ textContent }) => textContent);

test('FRIEND-05 ROUTE-12 AMBIG-06 /profile/friends lists all friends, those online first', async () => {
  const lastSeen = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  renderApp('/profile/friends', {
    handlers: {
      'GET users/{id}/friends': () => [
        makeFriend({ userId: 'u-a', username: 'Abby', lastSeen: lastSeen(3) }),
        makeFriend({ userId: 'u-b', username: 'Bo', lastSeen: lastSeen(0) }),
        makeFriend({ userId: 'u-c', username: 'Cleo', lastSeen: lastSeen(40) }),
        makeFriend({ userId: 'u-d', username: 'Dan', online: true }),
        makeFriend({ userId: 'u-e', username: 'Eve', status: 'pending', requestorId: 'u-mia' }),
      ],
    },
  });
  await screen.findByText('4 friends');
  expect(names()).toEqual(['Dan', 'Abby', 'Bo', 'Cleo']);
  expect(row('Dan').getByText('Here now')).toBeTruthy();
  expect(row('Dan').getByText('Dan is online')).toBeTruthy();
  expect(row('Abby').getByText('Here 3 days ago')).toBeTruthy();
  expect(row('Abby').queryByText('Abby is online')).toBeNull();
  expect(row('Bo').getByText('Here today')).toBeTruthy();
  expect(row('Cleo').getByText('Not here for a while')).toBeTruthy();
  expect(row('Cleo').getByText('Türkiye')).toBeTruthy();
});

test('FRIEND-05 four tabs lead to all lists, with the number of new requests; tapping a row opens the profile', async () => {
  const { history } = renderApp('/profile/friends');
  await screen.findByText('2 friends');
  const tabs = within(screen.getByRole('navigation', { name: 'Friends' }));
  expect(tabs.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/profile/friends',
    '/profile/friends/pending',
    '/profile/friends/search',
    '/profile/friends/suggested',
  ]);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('My DigiPals');
  expect(tabs.getByText('1 new request')).toBeTruthy();
  await act(async () => screen.getByRole('link', { name: /^Ali/ }).click());
  expect(history.location.pathname).toBe('/digipal/u-ali');
});

test('SHELL-15 the toolbar opens the friends', async () => {
  const { history } = renderApp('/profile');
  const item = await screen.findByRole('link', { name: 'Friends' });
  await act(async () => item.click());
  await screen.findByText('2 friends');
  expect(history.location.pathname).toBe('/profile/friends');
  expect(
    screen.getByRole('link', { name: 'Friends: 1 new request' }).getAttribute('aria-current'),
  ).toBe('page');
});

test('ERR-16 NOTSHOWN-10 a child without friends reads that it has none and gets a link to find some', async () => {
  const { history } = renderApp('/profile/friends', {
    handlers: { 'GET users/{id}/friends': () => [] },
  });
  await screen.findByText('You have no DigiPals yet!');
  const page = within(screen.getByRole('main'));
  const ways = page.getAllByRole('link', { name: 'New friends' });
  await act(async () => ways.at(-1)?.click());
  expect(history.location.pathname).toBe('/profile/friends/suggested');
});

test('a list that fails to load says so and can be retried', async () => {
  let broken = true;
  renderApp('/profile/friends', {
    handlers: {
      'GET users/{id}/friends': () =>
        broken ? failure('internal') : [makeFriend({ online: true })],
    },
  });
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  expect(screen.getByRole('navigation', { name: 'Friends' })).toBeTruthy();
  broken = false;
  await press('Retry');
  await screen.findByText('1 friend');
});

test('SHELL-26 the info button shows the help text', async () => {
  renderApp('/profile/friends');
  await screen.findByText('2 friends');
  await press('Help');
  const help = within(screen.getByRole('dialog'));
  const lines = ['Tap a face to visit.', 'Tap the pencil to write.', 'Not nice? Tell us.'];
  expect(help.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines);
});

test('SAFE-09 ending a friendship asks for confirmation, then removes the friend at once', async () => {
  const { server } = renderApp('/profile/friends', {
    hold: 'DELETE users/{id}/friends/{friendId}',
  });
  await screen.findByText('2 friends');
  await press('More: Ali');
  await press('Stop being friends');
  expect(
    screen.getByText("Ali will not be in your list any more. We won't tell Ali."),
  ).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Not now');
  expect(server.keys()).not.toContain('DELETE users/{id}/friends/{friendId}');
  await press('Stop being friends');
  await waitFor(() => expect(names()).toEqual(['Wei']));
  expect(server.seen.map(({ url }) => url)).toContain('/api/users/u-mia/friends/u-ali');
});

test('"Not now" in the confirmation changes nothing', async () => {
  const { server } = renderApp('/profile/friends');
  await screen.findByText('2 friends');
  await press('More: Ali');
  await press('Block this DigiPal');
  await press('Not now');
  expect(names()).toEqual(['Ali', 'Wei']);
  expect(server.keys()).not.toContain('POST users/{id}/blocks');
});

test('SAFE-09 a blocked child moves to the list of blocked children, where it can be unblocked', async () => {
  const { server } = renderApp('/profile/friends');
  await screen.findByText('2 friends');
  await press('More: Ali');
  await press('Block this DigiPal');
  await press('Block this DigiPal');
  await screen.findByText('Done. You will not see Ali here.');
  expect(names()).toEqual(['Wei']);
  const blocks = server.seen.filter(({ key }) => key === 'POST users/{id}/blocks');
  expect(blocks.map(({ body }) => body)).toEqual([{ blockedUserId: 'u-ali' }]);
  await press('OK');
  await press('Blocked DigiPals');
  await waitFor(() => expect(names()).toEqual(['Wei', 'Ali']));
  expect(row('Ali').queryByRole('link')).toBeNull();
  await press('Unblock');
  await screen.findByText('Nobody is on this list.');
  expect(names()).toEqual(['Wei']);
  expect(server.keys()).toContain('DELETE users/{id}/blocks/{blockedUserId}');
});

test('AMBIG-07 FLAG-16 without its flag the menu of a friend has no link to mutual friends', async () => {
  renderApp('/profile/friends');
  await screen.findByText('2 friends');
  await press('More: Ali');
  expect(screen.queryByRole('link', { name: 'Friends of both of you' })).toBeNull();
});

test('AMBIG-07 with its flag the menu of a friend has a link to mutual friends', async () => {
  const { history } = renderApp('/profile/friends', {
    flags: { ...featureFlags, mutualFriends: true },
  });
  await screen.findByText('2 friends');
  await press('More: Ali');
  await act(async () => screen.getByRole('link', { name: 'Friends of both of you' }).click());
  expect(history.location.pathname).toBe('/profile/u-ali/friends');
});

test('the day a friend was last online follows the calendar of the child', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 0, 15, 0, 30) });
  const lastSeen = new Date(2026, 0, 14, 23, 50).toISOString();
  renderApp('/profile/friends', {
    handlers: { 'GET users/{id}/friends': () => [makeFriend({ lastSeen })] },
  });
  await screen.findByText('Here yesterday');
  vi.useRealTimers();
});
