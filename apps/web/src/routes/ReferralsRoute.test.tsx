import { featureFlags } from '@digipals/contract/constants';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Handlers } from '../testing/fake-server.ts';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

const withCount = (count: number): Handlers => ({
  'GET users/{id}/referral': () => ({ code: 'B7KXS', count }),
});
const openMenu = async () => {
  const menu = await screen.findByRole('button', { name: 'Menu' });
  await act(async () => menu.click());
};

test('ROUTE-06 NOTSHOWN-21 AMBIG-08 the page shows the card with the code, and who came, although the flag is off', async () => {
  expect(featureFlags.referrals).toBe(false);
  renderApp('/referrals', { handlers: withCount(2) });
  await screen.findByRole('heading', { level: 1, name: 'Invite a friend' });
  await screen.findByText('Play with Mia!');
  expect(screen.getByRole('img', { name: 'B 7 K X S' })).toBeTruthy();
  expect(screen.getByText('2 friends came!')).toBeTruthy();
  expect(document.querySelector('main a, main input')).toBeNull();
});

test('NOTSHOWN-21 before a friend has come the page says so', async () => {
  renderApp('/referrals', { handlers: withCount(0) });
  await screen.findByText('No friend with your card yet.');
});

test('a card that does not load can be asked for again', async () => {
  let broken = true;
  const handlers: Handlers = {
    'GET users/{id}/referral': () => (broken ? failure('internal') : { code: 'B7KXS', count: 1 }),
  };
  renderApp('/referrals', { handlers });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  await act(async () => retry.click());
  await screen.findByText('1 friend came!');
});

test('FLAG-12 SHELL-12 by default the menu has no entry for referrals', async () => {
  renderApp('/settings');
  await openMenu();
  await screen.findByRole('link', { name: 'Settings' });
  expect(screen.queryByRole('link', { name: 'Invite friends' })).toBeNull();
});

test('SHELL-07 with the flag the menu entry opens /referrals', async () => {
  const { history } = renderApp('/settings', {
    handlers: withCount(0),
    flags: { ...featureFlags, referrals: true },
  });
  await openMenu();
  await act(async () => (await screen.findByRole('link', { name: 'Invite friends' })).click());
  await screen.findByRole('heading', { name: 'Invite a friend' });
  expect(history.location.pathname).toBe('/referrals');
});
