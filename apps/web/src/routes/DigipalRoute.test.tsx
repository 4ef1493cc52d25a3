import { endpointKey } from '@digipals/client';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';
import { makeProfile, makeStatus, makeUser } from '../testing/world.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());
const wallpaper = () => document.documentElement.style.getPropertyValue('--wall-bg');

test('ROUTE-21 PROFILE-02 PROFILE-26 the page of another child shows name, country and avatar', async () => {
  renderApp('/digipal/u-ali');
  await heading('Ali');
  expect(screen.getByText('Türkiye')).toBeTruthy();
  const avatar = await screen.findByRole('img', { name: 'Ali' });
  expect(avatar.getAttribute('src')).toBe('/avatars/u-ali/full.svg');
  expect(document.title).toContain('Ali');
});

test('PROFILE-01 the clock shows the time where the visited child lives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-15T12:00:30Z') });
  renderApp('/digipal/u-malee');
  await heading('Malee');
  expect(document.querySelector('[data-clock]')?.textContent).toBe('19:00');
  vi.useRealTimers();
});

test('ROUTE-21 the id of the signed-in child redirects to its profile', async () => {
  const { history } = renderApp('/digipal/u-mia');
  await heading('Mia');
  expect(history.location.pathname).toBe('/profile');
});

test.each([
  ['FRIEND-08', 'u-malee', 'Ask to be friends'],
  ['FRIEND-09', 'u-pablo', 'DigiPal request pending'],
  ['FRIEND-10', 'u-ali', 'You are already friends!'],
  ['FRIEND-11', 'u-leyla', 'Yes!'],
])('PROFILE-06 %s the page shows the relation with the child', async (_, id, text) => {
  renderApp(`/digipal/${id}`);
  expect(await screen.findByText(text)).toBeTruthy();
  for (const other of ['Ask to be friends', 'DigiPal request pending', 'Yes!'])
    if (other !== text) expect(screen.queryByText(other)).toBeNull();
});

test('FRIEND-08 FRIEND-09 EVENT-11 sends a friend request from the page of a child, to no other child', async () => {
  const { server, go } = renderApp('/digipal/u-malee');
  await screen.findByText('Ask to be friends');
  await press('Ask to be friends');
  await screen.findByText('DigiPal request pending');
  expect(server.seen.find(({ key }) => key === 'POST friendRequests')?.body).toEqual({
    requesteeId: 'u-malee',
    requestorId: 'u-mia',
  });
  expect(trackedCodes()).toEqual(['lbm14']);
  await go('/digipal/u-ali');
  expect(await screen.findByText('You are already friends!')).toBeTruthy();
});

test('PROFILE-12 PROFILE-15 a friend shows interests in the chosen colours, with a link to all', async () => {
  const interests = {
    bgColor: '#fff3c4',
    gradColor: '#ffe08a',
    items: [
      { id: 'football', imgUrl: '/interests/football.1.webp' },
      { id: 'cats', imgUrl: '/interests/cats.2.webp' },
    ],
  };
  renderApp('/digipal/u-ali', {
    handlers: {
      'GET users/{id}/profile': () => makeProfile({ interests, friendShipStatus: 'accepted' }),
    },
  });
  const football = await screen.findByRole('img', { name: 'Football' });
  expect(football.getAttribute('src')).toBe('/interests/football.1.webp');
  expect(screen.getByRole('img', { name: 'Cats' })).toBeTruthy();
  expect(football.closest('ul')?.style.getPropertyValue('--tile')).toBe('#fff3c4');
  expect(screen.getByRole('link', { name: 'I like' }).getAttribute('href')).toBe(
    '/profile/u-ali/interests',
  );
});

test('SAFE-08 a stranger shows no likes, presence, Domino or interests', async () => {
  renderApp('/digipal/u-malee');
  await screen.findByText('Become friends to see what Malee likes.');
  await screen.findByRole('button', { name: 'Like' });
  expect(screen.queryByText(/\d likes?$/)).toBeNull();
  expect(screen.queryByText('Malee is online')).toBeNull();
  expect(screen.queryByRole('img', { name: /Domino/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'I like' })).toBeNull();
});

test('PROFILE-27 a friend shows presence', async () => {
  renderApp('/digipal/u-ali');
  expect(await screen.findByText('Ali is online')).toBeTruthy();
});

test('STREAK-02 STREAK-04 the Domino of a friend is shown while the streak lasts', async () => {
  let domino = true;
  const { app } = renderApp('/digipal/u-ali', {
    handlers: { 'GET users/{id}/status': () => makeStatus({ domino }) },
  });
  const dog = await screen.findByRole('img', { name: 'Domino waves' });
  expect(dog.getAttribute('src')).toBe('/avatars/u-ali-domino/hello.svg');
  domino = false;
  await act(() =>
    app.services.queries.invalidateQueries({
      queryKey: endpointKey('GET users/{id}/status', { id: 'u-ali' }),
    }),
  );
  await waitFor(() => expect(screen.queryByRole('img', { name: /Domino/ })).toBeNull());
});

test('AMBIG-47 SHELL-25 a visited page uses the wallpaper of its owner, all others the visitor’s', async () => {
  const { go } = renderApp('/digipal/u-ali');
  await waitFor(() => expect(wallpaper()).toBe('#2b2a6b'));
  await go('/profile');
  await waitFor(() => expect(wallpaper()).toBe('#112233'));
});

test('AMBIG-05 a child has the profile help only on its own page', async () => {
  const { go } = renderApp('/digipal/u-ali');
  await heading('Ali');
  expect(screen.getByRole('button', { name: 'Help' }).getAttribute('aria-disabled')).toBe('true');
  await go('/profile');
  await heading('Mia');
  expect(screen.getByRole('button', { name: 'Help' }).getAttribute('aria-disabled')).toBeNull();
});

test('SAFE-09 a missing or hidden child shows a kind message with a link back', async () => {
  renderApp('/digipal/u-nobody');
  await heading('This DigiPal is not here.');
  expect(screen.getByRole('link', { name: 'Go to my profile' }).getAttribute('href')).toBe(
    '/profile',
  );
  expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
});

test('SAFE-09 a child who becomes hidden disappears at once', async () => {
  const { server, app } = renderApp('/digipal/u-ali');
  await heading('Ali');
  server.handlers['GET users/{id}/profile'] = () => failure('not_found');
  await act(() =>
    app.services.queries.invalidateQueries({
      queryKey: endpointKey('GET users/{id}/profile', { id: 'u-ali' }),
    }),
  );
  await heading('This DigiPal is not here.');
  expect(screen.queryByText('Ali')).toBeNull();
});

test('FRIEND-10 shows an accepted request as soon as its data is refetched', async () => {
  let friendShipStatus: 'pending' | 'accepted' = 'pending';
  const { app } = renderApp('/digipal/u-pablo', {
    handlers: {
      'GET users/{id}/profile': () =>
        makeProfile({ friendShipStatus, friendShipRequestorId: 'u-mia' }),
    },
  });
  await screen.findByText('DigiPal request pending');
  friendShipStatus = 'accepted';
  await act(() =>
    app.services.queries.invalidateQueries({
      queryKey: endpointKey('GET users/{id}/profile', { id: 'u-pablo' }),
    }),
  );
  expect(await screen.findByText('You are already friends!')).toBeTruthy();
});

test('ERR-01 a failed part can be retried on its own; the rest stays', async () => {
  let broken = true;
  const { server } = renderApp('/digipal/u-ali', {
    handlers: {
      'GET users/{id}/status': () =>
        broken ? failure('invalid_request') : makeStatus({ canBeLiked: true }),
    },
  });
  await heading('Ali');
  await screen.findByText('You are already friends!');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const profiles = server.keys().filter(key => key === 'GET users/{id}/profile').length;
  broken = false;
  await act(async () => retry.click());
  await screen.findByRole('button', { name: 'Like' });
  expect(server.keys().filter(key => key === 'GET users/{id}/profile')).toHaveLength(profiles);
});

test('ERR-01 a child whose name fails to load can be retried', async () => {
  let broken = true;
  renderApp('/digipal/u-ali', {
    handlers: {
      'GET users/{id}': () =>
        broken ? failure('invalid_request') : makeUser({ userId: 'u-ali', username: 'Ali' }),
    },
  });
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  broken = false;
  await press('Retry');
  await heading('Ali');
});

test('PROFILE-13 PROFILE-20 STREAK-10 a friend shows streak and trophies, with a link to all', async () => {
  renderApp('/digipal/u-ali');
  expect(await screen.findByText('2 days!')).toBeTruthy();
  await screen.findByText('2 countries');
  const ways = screen
    .getAllByRole('link')
    .filter(link => link.getAttribute('href') === '/profile/u-ali/achievements');
  expect(ways.length).toBeGreaterThan(0);
});

test('SAFE-08 fetches no streak or trophies of a stranger', async () => {
  const { server } = renderApp('/digipal/u-malee');
  await screen.findByText('Ask to be friends');
  const asked = server.seen.filter(({ url }) => /(streaks|achievements)/.test(url));
  expect(asked.filter(({ url }) => url.includes('u-malee'))).toEqual([]);
});
