import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { makeFriend, makeStatus } from '../testing/makers.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';

const globe = () => screen.findByRole('img', { name: 'Globe with my DigiPals' });
const fetchButton = () => screen.findByRole('button', { name: 'Fetch a new friend' });
const count = (name: 'friends' | 'countries') =>
  document.querySelector(`[data-count=${name}]`)?.textContent;

const friends = [
  makeFriend(),
  makeFriend({ userId: 'u-elif', username: 'Elif' }),
  makeFriend({ userId: 'u-wei', username: 'Wei', country: 'cn' }),
  makeFriend({ userId: 'u-leyla', username: 'Leyla', country: 'az', status: 'pending' }),
];

beforeEach(() => {
  // Without layout the globe would have no width and no marks.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('ROUTE-05 GLOBE-01 GLOBE-02 PROFILE-20 shows the number of friends from the status, and of their countries', async () => {
  renderApp('/globe', {
    handlers: {
      'GET users/{id}/friends': () => friends,
      'GET users/{id}/status': () => makeStatus({ friendCount: 3 }),
    },
  });
  await globe();
  await waitFor(() => expect(count('friends')).toBe('3 DigiPals'));
  expect(count('countries')).toBe('2 countries');
  expect(document.title).toBe('Globe · DigiPals');
});

test('lists friends by country, without pending requests', async () => {
  renderApp('/globe', { handlers: { 'GET users/{id}/friends': () => friends } });
  await screen.findByRole('heading', { name: 'Where my DigiPals live' });
  const [turkey, china] = screen.getAllByRole('heading', { level: 3 });
  expect(turkey?.textContent).toBe('Türkiye');
  expect(china?.textContent).toBe('China');
  const names = [...document.querySelectorAll('a[href^="/digipal/"]')].filter(
    link => !link.closest('[aria-hidden]'),
  );
  expect(names.map(({ textContent }) => textContent)).toEqual(['Ali', 'Elif', 'Wei']);
});

test('GLOBE-04 EVENT-10 tracks a visit from the list once', async () => {
  const { history } = renderApp('/globe');
  const link = await screen.findByRole('link', { name: 'Ali' });
  await act(async () => link.click());
  expect(history.location.pathname).toBe('/digipal/u-ali');
  expect(trackedCodes()).toEqual(['lbm13']);
});

test('GLOBE-04 EVENT-10 tracks a visit from a face on the globe once', async () => {
  const { history } = renderApp('/globe');
  await screen.findByRole('link', { name: 'Ali' });
  const face = document.querySelector<HTMLElement>('[aria-hidden] a[href="/digipal/u-wei"]');
  await act(async () => face?.click());
  expect(history.location.pathname).toBe('/digipal/u-wei');
  expect(trackedCodes()).toEqual(['lbm13']);
});

test('faces are hidden until the globe positions them', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  renderApp('/globe');
  await screen.findByRole('link', { name: 'Ali' });
  const faces = [...document.querySelectorAll('[aria-hidden] a[href^="/digipal/"]')];
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.filter(face => !face.closest('[data-behind]'))).toEqual([]);
});

test('friends in neighbouring places share a mark with their number, which opens a list', async () => {
  const { history } = renderApp('/globe', {
    handlers: { 'GET users/{id}/friends': () => friends },
  });
  await screen.findByRole('link', { name: 'Ali' });
  const mark = [...document.querySelectorAll<HTMLElement>('[aria-hidden] button')];
  expect(mark.map(({ textContent }) => textContent)).toEqual(['2']);
  await act(async () => mark[0]?.click());
  const box = document.querySelector<HTMLElement>('[data-gathering]');
  if (!box) throw new Error('The list did not open');
  expect(within(box).getByRole('heading', { name: '2 DigiPals' })).toBeTruthy();
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(document.querySelector('[data-gathering]')).toBeNull();
  expect(document.activeElement).toBe(await globe());
  await act(async () => mark[0]?.click());
  const [, elif] = document.querySelectorAll<HTMLElement>('[data-gathering] a');
  await act(async () => elif?.click());
  expect(history.location.pathname).toBe('/digipal/u-elif');
  expect(trackedCodes()).toEqual(['lbm13']);
});

test('tells a child without friends how to fill the globe', async () => {
  renderApp('/globe', {
    handlers: {
      'GET users/{id}/friends': () => [],
      'GET users/{id}/status': () => makeStatus({ friendCount: 0 }),
    },
  });
  expect(
    await screen.findByText('Make friends, and their faces will be on the globe!'),
  ).toBeTruthy();
  expect(count('friends')).toBe('0 DigiPals');
  expect(count('countries')).toBe('0 countries');
  expect(await fetchButton()).toBeTruthy();
});

test('friends that fail to load can be retried; globe, count and button stay', async () => {
  let broken = true;
  renderApp('/globe', {
    handlers: {
      'GET users/{id}/friends': () => (broken ? failure('internal') : friends),
      'GET users/{id}/status': () => makeStatus({ friendCount: 3 }),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await waitFor(() => expect(count('friends')).toBe('3 DigiPals'));
  expect(count('countries')).toBeUndefined();
  expect(await fetchButton()).toBeTruthy();
  broken = false;
  await act(async () => retry.click());
  await screen.findByRole('link', { name: 'Wei' });
  expect(count('countries')).toBe('2 countries');
});

test('without a status the list provides the number of friends', async () => {
  renderApp('/globe', {
    handlers: {
      'GET users/{id}/friends': () => friends,
      'GET users/{id}/status': () => failure('invalid_request'),
    },
  });
  await waitFor(() => expect(count('friends')).toBe('3 DigiPals'));
});

test('SHELL-30 the info button shows the help text', async () => {
  renderApp('/globe');
  await globe();
  await act(async () => screen.getByRole('button', { name: 'Help' }).click());
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Turn the globe.Each face is a friend.Domino can fetch a new friend, too.',
  );
});

test('SHELL-17 the toolbar opens the globe', async () => {
  const { history } = renderApp('/activity-no-access');
  const item = await screen.findByRole('link', { name: 'Globe' });
  await act(async () => item.click());
  await globe();
  expect(history.location.pathname).toBe('/globe');
});

test('buttons and keys turn the globe; the wheel and other keys do not', async () => {
  renderApp('/globe');
  const ball = await globe();
  expect(ball.tabIndex).toBe(0);
  expect(screen.getByRole('button', { name: 'Turn left' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn right' })).toBeTruthy();
  // Handled keys prevent the default: then `fireEvent` returns false.
  expect(fireEvent.keyDown(ball, { key: 'ArrowLeft' })).toBe(false);
  expect(fireEvent.keyDown(ball, { key: 'Tab' })).toBe(true);
  expect(fireEvent.wheel(ball, { deltaY: 100 })).toBe(true);
});
