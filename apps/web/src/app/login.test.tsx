import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp, storeSession } from '../testing/render-app.tsx';
import { makeUser, makeWorld } from '../testing/world.ts';

const profile = () => screen.findByRole('heading', { name: 'Mia' });
const stored = () => ({
  user: localStorage.getItem('user'),
  userId: localStorage.getItem('userId'),
  userAccessToken: localStorage.getItem('userAccessToken'),
});

test('LOGIN-01 ROUTE-01 SHELL-39 / shows a spinner while the login runs', async () => {
  const { release, history } = renderApp('/?t=ticket-mia', { as: null, hold: 'GET users/current' });
  expect(await screen.findByRole('status')).toHaveProperty('textContent', 'Loading…');
  expect(history.location.pathname).toBe('/');
  release();
  await profile();
});

test('LOGIN-02 LOGIN-05 LOGIN-06 the first call, users/current, sends the ticket from query t as bearer token', async () => {
  const { server } = renderApp('/?t=ticket-mia', { as: null });
  await profile();
  expect(server.seen[0]).toMatchObject({ key: 'GET users/current', token: 'ticket-mia' });
  expect(server.keys().filter(key => key === 'GET users/current')).toHaveLength(1);
});

test('NOTSHOWN-25 the ticket is removed from the address before the first request', async () => {
  const { server, history } = renderApp('/?t=ticket-mia&redirect=/training-menu', { as: null });
  expect(history.location.href).not.toContain('ticket-mia');
  await screen.findByRole('list');
  expect(history.location.pathname).toBe('/training-menu');
  expect(server.seen.some(({ url }) => url.includes('ticket-mia'))).toBe(false);
  expect(JSON.stringify({ ...localStorage })).not.toContain('ticket-mia');
});

test('LOGIN-03 AMBIG-56 / signs in from the stored session', async () => {
  const { server, history } = renderApp('/');
  await profile();
  expect(server.seen[0]).toMatchObject({ key: 'GET users/current', token: 'token-mia' });
  expect(history.location.pathname).toBe('/profile');
});

test('LOGIN-07 LOGIN-20 a login stores user, userId and the token of the response', async () => {
  renderApp('/?t=ticket-mia', { as: null });
  await profile();
  expect(stored()).toEqual({
    user: JSON.stringify(makeUser()),
    userId: 'u-mia',
    userAccessToken: 'token-mia',
  });
});

test('NOTSHOWN-25 if the response has no token, the ticket itself is stored', async () => {
  renderApp('/?t=plain', { as: null, handlers: { 'GET users/current': () => makeUser() } });
  await profile();
  expect(stored().userAccessToken).toBe('plain');
});

test('LOGIN-22 nothing is stored before users/current has succeeded', async () => {
  const { release } = renderApp('/?t=ticket-mia', { as: null, hold: 'GET users/current' });
  await screen.findByRole('status');
  expect(stored()).toEqual({ user: null, userId: null, userAccessToken: null });
  release();
  await profile();
});

test('LOGIN-08 LOGIN-09 LOGIN-10 LOGIN-11 LOGIN-12 the loads follow, then saved answers, then the page', async () => {
  const waiting = [{ id: 'a', userId: 'u-mia', entry: { questionId: 'q1', valid: 1 } }];
  const { server, history, release } = renderApp('/?t=ticket-mia', {
    as: null,
    hold: 'GET users/{id}/profile',
    storage: { offlineSolutions: JSON.stringify(waiting) },
  });
  await waitFor(() => expect(server.keys()).toHaveLength(5));
  expect(server.keys()[0]).toBe('GET users/current');
  expect(server.keys().slice(1).sort()).toEqual([
    'GET licences/{userId}',
    'GET users/{id}/languages',
    'GET users/{id}/lingos',
    'GET users/{id}/profile',
  ]);
  expect(history.location.pathname).toBe('/');
  release();
  await profile();
  const solution = server.seen[5];
  expect(solution).toMatchObject({
    key: 'POST users/{id}/solution',
    body: [{ questionId: 'q1', valid: 1 }],
  });
  expect(localStorage.getItem('offlineSolutions')).toBeNull();
});

test('LOGIN-04 LOGIN-13 GUARD-06 ROUTE-18 a login leads to the redirect path, or to the profile', async () => {
  const { history } = renderApp('/?t=ticket-mia&redirect=/activity-no-access', { as: null });
  await screen.findByText(/^You can't play this one yet/);
  expect(history.location.pathname).toBe('/activity-no-access');
});

test('AMBIG-16 a login restores the original query without t and redirect', async () => {
  const { history } = renderApp('/?redirect=%2Factivity-no-access&x=1&t=ticket-mia', { as: null });
  await screen.findByText(/^You can't play this one yet/);
  expect(history.location.href).toBe('/activity-no-access?x=1');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'profile', '/'])(
  'AMBIG-17 a redirect to %s leads to the profile instead',
  async redirect => {
    const { history } = renderApp(`/?redirect=${encodeURIComponent(redirect)}`);
    await profile();
    expect(history.location.href).toBe('/profile');
  },
);

test('LOGIN-14 AMBIG-64 a refused ticket logs out once, without a second users/current', async () => {
  const { server, browser } = renderApp('/?t=bad', { as: null });
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/student'));
  expect(browser.leaveTo).toHaveBeenCalledTimes(1);
  expect(server.keys().filter(key => key === 'GET users/current')).toHaveLength(1);
  expect(stored()).toEqual({ user: null, userId: null, userAccessToken: null });
});

test('LOGIN-14 a ticket that cannot be checked logs out after the retries', async () => {
  const { server, browser } = renderApp('/?t=ticket-mia', {
    as: null,
    handlers: { 'GET users/current': () => failure('internal') },
  });
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/student'));
  expect(server.keys().filter(key => key === 'GET users/current')).toHaveLength(3);
  expect(stored().userAccessToken).toBeNull();
});

test('LOGIN-14 a stored session that is refused logs out', async () => {
  const { browser } = renderApp('/', {
    handlers: { 'GET users/current': () => failure('forbidden') },
  });
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/bye'));
  expect(stored().userAccessToken).toBeNull();
});

test.each(['/', '/profile'])(
  'NOTSHOWN-07 ERR-01 at %s a broken server keeps the stored session, and Retry signs in',
  async address => {
    const { server, browser } = renderApp(address, {
      handlers: { 'GET users/current': () => failure('internal') },
    });
    const error = await screen.findByRole('alert');
    expect(error.textContent).toBe('Oops! Something went wrong. Could you try again?');
    expect(server.keys().filter(key => key === 'GET users/current')).toHaveLength(3);
    expect(browser.leaveTo).not.toHaveBeenCalled();
    expect(stored().userAccessToken).toBe('token-mia');
    server.handlers['GET users/current'] = () => makeUser();
    screen.getByRole('button', { name: 'Retry' }).click();
    await profile();
  },
);

test('NOTSHOWN-07 OFFLINE-06 offline, an activity path keeps the session and can be retried', async () => {
  const { browser, setOnline } = renderApp('/activity/a1', { online: false });
  const error = await screen.findByRole('alert');
  expect(error.textContent).toBe('Oops! The internet connection is not working.');
  expect(browser.leaveTo).not.toHaveBeenCalled();
  await setOnline(true);
  screen.getByRole('button', { name: 'Retry' }).click();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(stored().userAccessToken).toBe('token-mia');
});

test('OFFLINE-01 an offline login keeps the session and shows the offline popup', async () => {
  const { browser } = renderApp('/', { online: false });
  await screen.findByRole('dialog', { name: /The internet connection is not working/ });
  expect(browser.leaveTo).not.toHaveBeenCalled();
  expect(stored().userAccessToken).toBe('token-mia');
});

test('NOTSHOWN-23 a visitor without a token goes to the student page', async () => {
  const { server, browser } = renderApp('/', { as: null });
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/student'));
  expect(server.seen).toEqual([]);
});

/** Opens the ticket of Mia on a device on which Noah is signed in. */
function openAsNoah() {
  localStorage.setItem('user', JSON.stringify(makeUser({ userId: 'u-noah', username: 'Noah' })));
  localStorage.setItem('userId', 'u-noah');
  localStorage.setItem('userAccessToken', 'token-noah');
  const noah = makeUser({ userId: 'u-noah', username: 'Noah' });
  const { 'GET users/current': ofMia } = makeWorld();
  return renderApp('/?t=ticket-mia', {
    as: null,
    handlers: {
      'GET users/current': asked =>
        asked.token === 'token-noah' ? noah : (ofMia?.(asked) ?? failure('unauthenticated')),
      'GET logout': () => ({ logoutUrl: '/bye' }),
    },
  });
}

const logouts = ({ server }: ReturnType<typeof renderApp>) =>
  server.seen
    .filter(({ key }) => key === 'GET logout')
    .map(({ token, url }) => [token, url] as const);

test('AMBIG-63 SHARED-10 a ticket wins over another stored session once the child has said yes, and ends that session', async () => {
  const view = openAsNoah();
  await screen.findByRole('dialog', { name: 'Are you Mia?' });
  document.documentElement.dataset['settings'] = 'calm';
  screen.getByText('Noah is logged in here at the moment.');
  expect(stored().userAccessToken).toBe('token-noah');
  screen.getByRole('button', { name: "Yes, I'm Mia" }).click();
  await profile();
  expect(stored()).toMatchObject({ userId: 'u-mia', userAccessToken: 'token-mia' });
  expect(logouts(view)).toEqual([['token-noah', '/api/logout']]);
  expect(document.documentElement.dataset['settings']).not.toContain('calm');
  expect(view.browser.leaveTo).not.toHaveBeenCalled();
});

test('SHARED-10 after no, the signed-in child continues and the session of the ticket ends', async () => {
  const view = openAsNoah();
  (await screen.findByRole('button', { name: "No, I'm Noah" })).click();
  await screen.findByRole('heading', { name: 'Noah' });
  expect(stored()).toMatchObject({ userId: 'u-noah', userAccessToken: 'token-noah' });
  expect(logouts(view)).toEqual([['token-mia', '/api/logout?keep=true']]);
});

test('SHARED-10 a ticket of the signed-in child goes straight in', async () => {
  const view = renderApp('/?t=ticket-mia');
  await profile();
  expect(screen.queryByRole('button', { name: /I'm/ })).toBeNull();
  expect(logouts(view)).toEqual([]);
});

test('SHARED-10 a refused ticket ends the session that was stored', async () => {
  const view = renderApp('/?t=bad');
  await waitFor(() => expect(view.browser.leaveTo).toHaveBeenCalledWith('/bye'));
  expect(logouts(view)).toEqual([['token-mia', '/api/logout']]);
  expect(stored().userAccessToken).toBeNull();
});

test('LOGIN-19 NOTSHOWN-08 a login with a ticket welcomes the child, a reload does not', async () => {
  const first = renderApp('/?t=ticket-mia', { as: null });
  expect(await screen.findByText('Welcome back, Mia!')).toBeTruthy();
  first.unmount();
  first.app.stop();
  storeSession();
  renderApp('/profile');
  await profile();
  expect(screen.queryByText('Welcome back, Mia!')).toBeNull();
});

test('LOGIN-15 LOGIN-17 SHELL-11 Log out clears the session and opens the URL of GET logout', async () => {
  const { server, browser, app } = renderApp('/profile');
  await profile();
  screen.getByRole('button', { name: 'Menu' }).click();
  (await screen.findByRole('button', { name: 'Log out' })).click();
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/bye'));
  expect(server.seen.at(-1)).toMatchObject({ key: 'GET logout', token: 'token-mia' });
  expect(stored()).toEqual({ user: null, userId: null, userAccessToken: null });
  expect(app.services.queries.getQueryCache().getAll()).toEqual([]);
});

test('HOME-11 a logout keeps the class code of the device', async () => {
  const { app } = renderApp('/profile', { storage: { classCode: 'DEMO' } });
  await profile();
  await act(() => app.bootstrap.logout());
  expect(localStorage.getItem('classCode')).toBe('DEMO');
});

test('SHARED-09 Log out everywhere asks first, and then ends all sessions of the child', async () => {
  const { server, browser } = renderApp('/profile');
  await profile();
  const choose = async (name: string) => {
    screen.getByRole('button', { name: 'Menu' }).click();
    (await screen.findByRole('button', { name: 'Log out everywhere' })).click();
    const question = await screen.findByRole('dialog', { name: 'Log out everywhere?' });
    within(question).getByRole('button', { name }).click();
  };
  await choose('Not now');
  expect(server.keys()).not.toContain('POST logout/everywhere');
  await choose('Log out everywhere');
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/bye'));
  expect(server.seen.at(-1)).toMatchObject({ key: 'POST logout/everywhere', token: 'token-mia' });
  expect(stored()).toEqual({ user: null, userId: null, userAccessToken: null });
});

test('LOGIN-16 NOTSHOWN-24 a failed logout call still logs out and opens the student page', async () => {
  const { browser } = renderApp('/profile', {
    handlers: { 'GET logout': () => failure('internal') },
  });
  await profile();
  screen.getByRole('button', { name: 'Menu' }).click();
  (await screen.findByRole('button', { name: 'Log out' })).click();
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/student'));
  expect(stored().userAccessToken).toBeNull();
});

test('LOGIN-18 removing the token in another tab logs out', async () => {
  const { browser } = renderApp('/profile');
  await profile();
  localStorage.removeItem('userAccessToken');
  const removed = { key: 'userAccessToken', oldValue: 'token-mia', newValue: null };
  window.dispatchEvent(new StorageEvent('storage', removed));
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledTimes(1));
  expect(stored()).toEqual({ user: null, userId: null, userAccessToken: null });
});

test('LOGIN-18 changing another key in another tab does nothing', async () => {
  const { browser } = renderApp('/profile');
  await profile();
  window.dispatchEvent(new StorageEvent('storage', { key: 'soundOff', newValue: null }));
  await Promise.resolve();
  expect(browser.leaveTo).not.toHaveBeenCalled();
});

test('NOTSHOWN-07 a 401 from any call logs out once', async () => {
  const { browser, go } = renderApp('/profile', {
    handlers: { 'GET users/{id}/currentLesson': () => failure('unauthenticated') },
  });
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/student'));
  await go('/training-menu');
  expect(browser.leaveTo).toHaveBeenCalledTimes(1);
});

const question = () =>
  waitFor(() => expect(document.querySelector('[data-question]')).toBeTruthy());

test('LOGIN-03 an activity opens from the cache before the server responds', async () => {
  const { release, server } = renderApp('/activity/act-1', {
    cached: {},
    hold: 'GET users/current',
  });
  await question();
  expect(server.keys()).toContain('GET users/current');
  release();
  await question();
  expect(stored().userAccessToken).toBe('token-mia');
});

test('NOTSHOWN-07 an expired session logs out of a cached activity', async () => {
  const { release, browser } = renderApp('/activity/act-1', {
    cached: {},
    hold: 'GET users/current',
    handlers: { 'GET users/current': () => failure('unauthenticated') },
  });
  await question();
  expect(browser.leaveTo).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/student'));
  expect(stored().userAccessToken).toBeNull();
});

test('GUARD-09 an expired licence closes a cached activity without confirmation', async () => {
  const { release, history, browser } = renderApp('/activity/act-1', {
    cached: {},
    premium: false,
    hold: 'GET licences/{userId}',
  });
  await question();
  release();
  await profile();
  expect(history.location.pathname).toBe('/profile');
  expect(browser.confirm).not.toHaveBeenCalled();
});

test('OFFLINE-16 a cached activity opens even if the server fails', async () => {
  const { server, browser } = renderApp('/activity/act-1', {
    cached: {},
    handlers: { 'GET users/current': () => failure('internal') },
  });
  const tries = () => server.keys().filter(key => key === 'GET users/current');
  await question();
  await waitFor(() => expect(tries()).toHaveLength(3));
  await question();
  expect(browser.leaveTo).not.toHaveBeenCalled();
  expect(stored().userAccessToken).toBe('token-mia');
});
