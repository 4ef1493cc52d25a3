import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeProfile } from '../testing/world.ts';

const interests = {
  bgColor: '#fff3c4',
  gradColor: '#ffe08a',
  items: ['football', 'cats', 'space'].map(id => ({ id, imgUrl: `/interests/${id}.1.webp` })),
};
const full = (friendShipStatus: 'accepted' | null) => ({
  'GET users/{id}/profile': () => makeProfile({ interests, friendShipStatus }),
});
const names = async () => {
  await screen.findByText('Football');
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
};

test('ROUTE-09 AMBIG-57 /profile/{userId}/interests shows the interests of a friend, read-only', async () => {
  renderApp('/profile/u-ali/interests', { handlers: full('accepted') });
  await screen.findByRole('heading', { level: 1, name: 'Ali likes' });
  expect(await names()).toEqual(['Football', 'Cats', 'Space']);
  const page = within(screen.getByRole('main'));
  expect(page.queryAllByRole('button')).toEqual([]);
  expect(page.queryByText(/Lingo/)).toBeNull();
});

test('SAFE-08 AMBIG-57 the interests of a child who is not a friend are hidden behind an invitation', async () => {
  renderApp('/profile/u-malee/interests', { handlers: full(null) });
  expect(await screen.findByText('Become friends to see what Malee likes.')).toBeTruthy();
  expect(screen.queryByText('Football')).toBeNull();
});

test('SHELL-33 AMBIG-05 the help button is disabled on the interests of others', async () => {
  renderApp('/profile/u-ali/interests');
  await screen.findByRole('heading', { level: 1, name: 'Ali likes' });
  expect(screen.getByRole('button', { name: 'Help' }).getAttribute('aria-disabled')).toBe('true');
});

test('an unknown child is not found', async () => {
  renderApp('/profile/u-nobody/interests');
  expect(await screen.findByText('This DigiPal is not here.')).toBeTruthy();
});

test('ERR-01 interests that fail to load can be retried', async () => {
  let broken = true;
  renderApp('/profile/u-ali/interests', {
    handlers: {
      'GET users/{id}/profile': ({ params: { id } }) =>
        broken && id === 'u-ali'
          ? failure('invalid_request')
          : makeProfile({ interests, friendShipStatus: 'accepted' }),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  await act(async () => retry.click());
  expect(await names()).toHaveLength(3);
});
