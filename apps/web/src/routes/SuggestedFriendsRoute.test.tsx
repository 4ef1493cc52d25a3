import type { FriendItem } from '@digipals/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';
import { makeFriend, makeSummary } from '../testing/world.ts';

const address = '/profile/friends/suggested';

test('ROUTE-14 FRIEND-03 shows children who are online, and how they are chosen', async () => {
  const { server } = renderApp(address);
  await screen.findByText('Malee', { selector: 'b' });
  expect(server.seen.map(({ url }) => url)).toContain('/api/recommendations/friends?type=online');
  expect(
    screen.getByText(
      'Only children of about your age are here. A grown-up said yes for each of them.',
    ),
  ).toBeTruthy();
});

test('SAFE-08 a stranger shows name, face and country, but not presence', async () => {
  renderApp(address);
  const name = await screen.findByText('Malee', { selector: 'b' });
  const item = name.closest('li');
  expect(item?.textContent).toBe('Malee Thailand Ask to be friends');
  expect(item?.querySelector('[data-online]')).toBeNull();
  expect(item?.querySelector('img')?.getAttribute('src')).toBe('/avatars/u-malee/head.svg');
});

test('FRIEND-22 EVENT-16 FRIEND-12 FRIEND-13 NOTSHOWN-14 asking logs lbm22, names the other child and invites a message', async () => {
  renderApp(address);
  await screen.findByText('Malee', { selector: 'b' });
  await act(async () => screen.getByRole('button', { name: 'Ask to be friends' }).click());
  await screen.findByText('Your request was sent to Malee! Why not leave a message?');
  expect(trackedCodes()).toEqual(['lbm22']);
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  const malee = within(screen.getByRole('list', { name: 'New friends' }));
  expect(malee.getByText('DigiPal request pending')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('DigiPal request pending'));
});

test('FRIEND-13 NOTSHOWN-14 the confirmation leads to a first DigiPost for the other child', async () => {
  const { history } = renderApp(address);
  await screen.findByText('Malee', { selector: 'b' });
  await act(async () => screen.getByRole('button', { name: 'Ask to be friends' }).click());
  const way = await screen.findByRole('button', { name: 'Leave a message' });
  await act(async () => way.click());
  expect(history.location.pathname).toBe('/newsfeed/new/u-malee');
  expect(await screen.findByText('For Malee')).toBeTruthy();
});

test('FRIEND-14 asking one child leaves the others unchanged', async () => {
  const people = ['Zoe', 'Yan'].map(username => makeSummary({ userId: username, username }));
  const asked: FriendItem[] = [];
  renderApp(address, {
    handlers: {
      'GET recommendations/friends': () => people,
      'GET users/{id}/friends': () => asked,
      'POST friendRequests': ({ body: { requesteeId: id, requestorId } }) => {
        const item = makeFriend({ userId: id, username: id, status: 'pending', requestorId });
        asked.push(item);
        return item;
      },
    },
  });
  await screen.findByText('Zoe', { selector: 'b' });
  const [zoe] = screen.getAllByRole('button', { name: 'Ask to be friends' });
  await act(async () => zoe?.click());
  await screen.findByText('Your request was sent to Zoe! Why not leave a message?');
  const left = screen.getAllByRole('button', { name: 'Ask to be friends' });
  expect(left.map(button => button.closest('li')?.querySelector('b')?.textContent)).toEqual([
    'Yan',
  ]);
});

test('FRIEND-22 EVENT-15 tapping a child opens the profile and logs lbm21', async () => {
  const { history } = renderApp(address);
  await act(async () => (await screen.findByRole('link', { name: /^Malee/ })).click());
  expect(history.location.pathname).toBe('/digipal/u-malee');
  expect(trackedCodes()).toEqual(['lbm21']);
});

test('ERR-19 NOTSHOWN-10 HOME-07 if there is no child to ask, the page says so and links to the search', async () => {
  const { history } = renderApp(address, {
    handlers: { 'GET recommendations/friends': () => [] },
  });
  await screen.findByText(
    'No DigiPals are online right now. Do you know the name of a DigiPal? Search for it!',
  );
  const ways = screen.getAllByRole('link', { name: 'Search' });
  await act(async () => ways.at(-1)?.click());
  await waitFor(() => expect(history.location.pathname).toBe('/profile/friends/search'));
});

test('HOME-07 FRIEND-23 if no child is online, others can be asked', async () => {
  renderApp(address, {
    handlers: {
      'GET recommendations/friends': ({ query }) =>
        query.get('type') === 'online' ? [] : [makeSummary({ userId: 'u-zoe', username: 'Zoe' })],
    },
  });
  await screen.findByText('No DigiPals are online right now. But you can ask these children:');
  await screen.findByText('Zoe', { selector: 'b' });
  await act(async () => screen.getByRole('button', { name: 'Ask to be friends' }).click());
  expect(await screen.findByText('DigiPal request pending')).toBeTruthy();
});

test('HOME-07 SAFE-13 without permission to meet others the globe is the next step', async () => {
  renderApp(address, { handlers: { 'GET recommendations/friends': () => failure('forbidden') } });
  await screen.findByText('Ask your grown-up first. Then you can find friends here.');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Globe' }).getAttribute('href')).toBe('/globe');
});

test("HOME-07 the child's own requests follow with their state", async () => {
  renderApp(address, {
    handlers: {
      'GET recommendations/friends': () => [],
      'GET users/{id}/friends': () => [
        makeFriend({ userId: 'u-b', username: 'Ben', status: 'pending' }),
      ],
    },
  });
  const asked = await screen.findByRole('list', { name: 'You asked' });
  expect(asked.textContent).toContain('Ben');
  expect(asked.textContent).toContain('DigiPal request pending');
});

test('SHELL-29 the info button shows the help text', async () => {
  renderApp(address);
  await screen.findByText('Malee', { selector: 'b' });
  await act(async () => screen.getByRole('button', { name: 'Help' }).click());
  expect(screen.getByRole('dialog').textContent).toContain(
    'These DigiPals can be your friends.Visit a profile.Ask to be friends.',
  );
});
