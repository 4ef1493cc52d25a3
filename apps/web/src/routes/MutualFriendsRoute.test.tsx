import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeFriend } from '../testing/world.ts';

test('ROUTE-13 AMBIG-07 /profile/ID/friends lists mutual friends, with or without the flag', async () => {
  const { server } = renderApp('/profile/u-ali/friends', {
    handlers: {
      'GET users/{id}/mutualFriends': () => [makeFriend({ userId: 'u-wei', username: 'Wei' })],
    },
  });
  await screen.findByRole('heading', { name: 'Friends of both of you' });
  await screen.findByText('Wei', { selector: 'b' });
  expect(server.seen.map(({ url }) => url)).toContain('/api/users/u-ali/mutualFriends');
});

test('ERR-17 NOTSHOWN-10 without mutual friends the page says so', async () => {
  renderApp('/profile/u-ali/friends', { handlers: { 'GET users/{id}/mutualFriends': () => [] } });
  await screen.findByText('You have no mutual DigiPals.');
});

test.each(['forbidden', 'not_found'] as const)(
  'SAFE-09 a hidden child (%s) looks like one without mutual friends',
  async code => {
    renderApp('/profile/u-nobody/friends', {
      handlers: { 'GET users/{id}/mutualFriends': () => failure(code) },
    });
    await screen.findByText('You have no mutual DigiPals.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);

test('a list that fails to load can be retried', async () => {
  renderApp('/profile/u-ali/friends', {
    handlers: { 'GET users/{id}/mutualFriends': () => failure('internal') },
  });
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
