import { endpointKey } from '@digipals/client';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { patterns, type RouteName } from '../shared/routing/paths.ts';
import { failure } from '../testing/fake-server.ts';
import { navigations, renderApp } from '../testing/render-app.tsx';

const routeNames = Object.keys(patterns) as RouteName[];
const profile = () => screen.findByRole('heading', { name: 'Mia' });

test('GUARD-01 EVENT-21 every navigation is logged with the pattern of its path', async () => {
  const { go } = renderApp('/profile');
  await profile();
  await go('/activity/act-1/rewards');
  expect(navigations()).toEqual(['/profile', '/activity/{activityId}/rewards']);
});

test('EVENT-21 every route is logged when it is opened, and again when the child goes back to it', async () => {
  const { go, history } = renderApp('/profile');
  await profile();
  const names = routeNames.filter(name => name !== 'initial' && name !== 'my-profile');
  for (const name of names) {
    const before = navigations().length;
    await go(patterns[name].replace(/\{\w+\??\}/g, 'x-1'));
    expect(navigations()[before], name).toBe(patterns[name]);
  }
  await go('/notifications');
  await go('/globe');
  await act(async () => history.back());
  expect(navigations().slice(-3)).toEqual(['/notifications', '/globe', '/notifications']);
});

test('AMBIG-61 a redirected navigation logs both paths, the requested one first', async () => {
  renderApp('/globe', { as: null });
  await waitFor(() => expect(navigations()).toEqual(['/globe', '/']));
});

test('GUARD-02 without a user id the visitor is sent to /', async () => {
  const { go } = renderApp('/profile');
  await profile();
  localStorage.removeItem('userId');
  await go('/training-menu');
  expect(navigations()).toEqual(['/profile', '/training-menu', '/', '/training-menu']);
});

test('GUARD-03 without a token the visitor is sent to /', async () => {
  const { go, browser } = renderApp('/profile');
  await profile();
  localStorage.removeItem('userAccessToken');
  await go('/training-menu');
  expect(navigations()).toContain('/');
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/student'));
});

test('GUARD-03 logging out clears the count of friend requests without a React error', async () => {
  const complaint = vi.spyOn(console, 'error');
  const { go, app, browser } = renderApp('/profile');
  await profile();
  await waitFor(() =>
    expect(
      app.services.queries.getQueryData(endpointKey('GET users/{id}/friends', { id: 'u-mia' })),
    ).toBeDefined(),
  );
  localStorage.removeItem('userAccessToken');
  await go('/training-menu');
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/student'));
  expect(complaint).not.toHaveBeenCalled();
});

test('GUARD-04 GUARD-05 the redirect to / keeps the requested path and the original query', () => {
  const { history } = renderApp('/training-menu?x=1&t=stray', { as: null });
  expect(history.location.pathname).toBe('/');
  const query = new URLSearchParams(history.location.search);
  expect(Object.fromEntries(query)).toEqual({ redirect: '/training-menu', x: '1' });
});

test('GUARD-08 ROUTE-23 without premium the training menu redirects to the profile', async () => {
  const { history } = renderApp('/training-menu', { premium: false });
  await profile();
  expect(history.location.pathname).toBe('/profile');
});

test('GUARD-09 ROUTE-27 PLAYER-67 without premium the player redirects to the profile and requests nothing', async () => {
  const { history, server } = renderApp('/activity/act-1', { premium: false });
  await profile();
  expect(history.location.pathname).toBe('/profile');
  expect(server.keys()).not.toContain('GET activities/{id}');
});

test('ROLE-05 NOTSHOWN-67 with premium the training menu can be reloaded', async () => {
  const { history } = renderApp('/training-menu');
  await screen.findByRole('heading', { name: 'Hello!' });
  expect(history.location.pathname).toBe('/training-menu');
});

test('a child whose licences cannot be loaded has no premium', async () => {
  const { history } = renderApp('/training-menu', {
    handlers: { 'GET licences/{userId}': () => failure('internal') },
  });
  await profile();
  expect(history.location.pathname).toBe('/profile');
});

test('ROUTE-17 /profile shows the profile of the signed-in child', async () => {
  const { history } = renderApp('/profile');
  await profile();
  expect(history.location.pathname).toBe('/profile');
  expect(document.title).toBe('Home · DigiPals');
});

test('ROUTE-30 ERR-05 /activity-no-access says whom to ask', async () => {
  renderApp('/activity-no-access', { premium: false });
  expect(
    await screen.findByText(
      "Oops! You don't have access to the games. Ask your parents about upgrading your account!",
    ),
  ).toBeTruthy();
});

test('ROUTE-26 AMBIG-19 the rewards without a run show nothing won and the way to the training', async () => {
  const { history } = renderApp('/activity/act-1/rewards', { premium: false });
  expect(await screen.findByText('+0')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the Academy' }).getAttribute('href')).toBe(
    '/training-menu',
  );
  expect(history.location.pathname).toBe('/activity/act-1/rewards');
});

test('GUARD-07 AMBIG-13 an open popup is closed by a navigation', async () => {
  const { go, app } = renderApp('/profile');
  await profile();
  app.services.popups.show({ text: () => 'Hello there' });
  await go('/training-menu');
  expect(app.services.popups.get()).toEqual({ state: 'hidden' });
});
