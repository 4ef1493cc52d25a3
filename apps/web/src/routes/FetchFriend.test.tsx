import { fetchFriend } from '@digipals/contract/constants';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure } from '../testing/fake-server.ts';
import { makeFriend, makeSummary } from '../testing/makers.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';

const globe = () => screen.findByRole('img', { name: 'Globe with my DigiPals' });
const fetchButton = () => screen.findByRole('button', { name: 'Fetch a new friend' });
const loader = () => document.querySelector('[data-fetching]');

const children = ['ann', 'ben'].map(name =>
  makeSummary({ userId: `u-${name}`, username: name, country: 'ke' }),
);

afterEach(() => {
  vi.useRealTimers();
});

/** Presses the button under fake timers. */
async function startFetch() {
  const button = await fetchButton();
  vi.useFakeTimers({ shouldAdvanceTime: false });
  await act(async () => button.click());
}
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('CONST-12 FRIEND-15 GLOBE-03 SOUND-06 the button starts a loader of 8 dots and the globe sound', async () => {
  renderApp('/globe');
  await startFetch();
  expect(fetchFriend.loaderDots).toBe(8);
  expect(loader()?.querySelectorAll('[role=status] > i')).toHaveLength(8);
  expect(screen.getByRole('heading', { name: 'Domino runs…' })).toBeTruthy();
  expect(FakeAudio.all.flatMap(({ played }) => played).join()).toContain('globe');
});

test('CONST-11 FRIEND-16 FRIEND-17 FRIEND-20 FRIEND-04 GLOBE-04 after at least 1.5 s it opens the page of the first recommended child', async () => {
  const asked: string[] = [];
  const { history } = renderApp('/globe', {
    handlers: {
      'GET recommendations/friends': ({ query }) => {
        asked.push(query.get('type') ?? '');
        return children;
      },
    },
  });
  await startFetch();
  await wait(fetchFriend.minimumMs - 1);
  expect(fetchFriend.minimumMs).toBe(1_500);
  expect(asked).toEqual(['faf']);
  expect(loader()).not.toBeNull();
  expect(history.location.pathname).toBe('/globe');
  await wait(1);
  expect(history.location.pathname).toBe('/digipal/u-ann');
  expect(trackedCodes()).toEqual(['lbm13']);
});

test('a second tap during the search has no effect', async () => {
  const { server } = renderApp('/globe', {
    handlers: { 'GET recommendations/friends': () => children },
  });
  const button = await fetchButton();
  vi.useFakeTimers({ shouldAdvanceTime: false });
  await act(async () => {
    button.click();
    button.click();
  });
  await wait(fetchFriend.minimumMs);
  expect(server.keys().filter(key => key === 'GET recommendations/friends')).toHaveLength(1);
  expect(trackedCodes()).toEqual(['lbm13']);
});

test('waits for a slow response', async () => {
  const { history, release } = renderApp('/globe', {
    hold: 'GET recommendations/friends',
    handlers: { 'GET recommendations/friends': () => children },
  });
  await startFetch();
  await wait(4_000);
  expect(loader()).not.toBeNull();
  release();
  await wait(1);
  expect(history.location.pathname).toBe('/digipal/u-ann');
});

test('FRIEND-18 FRIEND-19 the next search opens the next child, and after the last one the first again', async () => {
  const { history, go } = renderApp('/globe', {
    handlers: { 'GET recommendations/friends': () => children },
  });
  const visits: string[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await startFetch();
    await wait(fetchFriend.minimumMs);
    visits.push(history.location.pathname);
    vi.useRealTimers();
    await go('/globe');
    await globe();
  }
  expect(visits).toEqual(['/digipal/u-ann', '/digipal/u-ben', '/digipal/u-ann']);
});

test('logging out deletes the list of visits', async () => {
  const { app } = renderApp('/globe', {
    handlers: { 'GET recommendations/friends': () => children },
  });
  await startFetch();
  await wait(fetchFriend.minimumMs);
  expect(localStorage.getItem('visitedFriends')).toContain('u-ann');
  vi.useRealTimers();
  await act(() => app.bootstrap.logout());
  expect(localStorage.getItem('visitedFriends')).toBeNull();
});

test('NOTSHOWN-40 if no child is found, the loader stays for 1.5 s and the globe says so', async () => {
  const { history, log } = renderApp('/globe', {
    handlers: { 'GET recommendations/friends': () => [] },
  });
  await startFetch();
  await wait(fetchFriend.minimumMs - 1);
  expect(loader()).not.toBeNull();
  await wait(1);
  expect(loader()).toBeNull();
  expect(screen.getByText('No DigiPals are online right now.')).toBeTruthy();
  expect(history.location.pathname).toBe('/globe');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fetch a new friend' }));
  expect(log).not.toHaveBeenCalled();
});

test('ERR-22 NOTSHOWN-40 a failed search is only logged to the console; the globe says that no child was found', async () => {
  const { app, log } = renderApp('/globe', {
    handlers: { 'GET recommendations/friends': () => failure('invalid_request') },
  });
  await startFetch();
  await wait(fetchFriend.minimumMs);
  expect(screen.getByText('No DigiPals are online right now.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(app.services.popups.get().state).toBe('hidden');
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toContain('fetching a friend failed');
});

test('a child whose grown-up forbids contact meanwhile reads whom to ask, and no error is logged', async () => {
  const { log } = renderApp('/globe', {
    handlers: {
      'GET users/{id}/friends': () => [makeFriend()],
      'GET recommendations/friends': () => failure('forbidden'),
    },
  });
  await startFetch();
  await wait(fetchFriend.minimumMs);
  expect(screen.getByText('Ask your grown-up first. Then you can find friends here.')).toBeTruthy();
  expect(log).not.toHaveBeenCalled();
});

test('leaving the page during the search cancels the navigation', async () => {
  const { history, go } = renderApp('/globe', {
    handlers: { 'GET recommendations/friends': () => children },
  });
  await startFetch();
  await go('/activity-no-access');
  await wait(fetchFriend.minimumMs * 2);
  expect(history.location.pathname).toBe('/activity-no-access');
  expect(localStorage.getItem('visitedFriends')).toBeNull();
  expect(trackedCodes()).toEqual([]);
});
