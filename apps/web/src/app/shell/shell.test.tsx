import { endpointKey } from '@digipals/client';
import { featureFlags } from '@digipals/contract/constants';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePageInfo } from '../../shared/page-info.ts';
import { FakeAudio } from '../../testing/fake-audio.ts';
import { failure } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeProfile } from '../../testing/world.ts';

const profile = () => screen.findByRole('heading', { name: 'Mia' });
const counter = () => document.querySelector('[data-lingo-counter]');

test('SHELL-01 the logo leads to /, and from there home again', async () => {
  const { history } = renderApp('/activity-no-access');
  const logo = await screen.findByRole('link', { name: 'DigiPals, go home' });
  expect(logo.getAttribute('href')).toBe('/');
  await act(async () => logo.click());
  await profile();
  expect(history.location.pathname).toBe('/profile');
});

test('ALIVE-19 a tap on a link has a sound', async () => {
  const { history } = renderApp('/profile');
  await profile();
  const heard = () =>
    FakeAudio.all.flatMap(({ played }) => played).map(url => /[\w-]+(?=\.mp3)/.exec(url)?.[0]);
  expect(heard()).toEqual([]);
  await act(async () => screen.getByRole('link', { name: 'Globe' }).click());
  expect(history.location.pathname).toBe('/globe');
  expect(heard()).toEqual(['select']);
});

test('SHELL-02 the toolbar shows the Lingos of the child', async () => {
  renderApp('/profile');
  await profile();
  await waitFor(() => expect(counter()?.textContent).toContain('12'));
});

test('SHELL-03 CONST-10 the count spins for 6 s after new Lingos arrive, not at the first load', async () => {
  let amount = 12;
  const { app } = renderApp('/profile', {
    handlers: { 'GET users/{id}/lingos': () => ({ amount }) },
  });
  await profile();
  await waitFor(() => expect(counter()?.textContent).toContain('12'));
  const spins = () => counter()?.querySelector('[data-spinning]') !== null;
  expect(spins()).toBe(false);
  amount = 17;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() =>
    app.services.queries.refetchQueries({ queryKey: endpointKey('GET users/{id}/lingos') }),
  );
  await vi.waitFor(() => expect(spins()).toBe(true), 120_000);
  await act(async () => vi.advanceTimersByTime(5_800));
  expect(spins()).toBe(true);
  expect(counter()?.textContent).toContain('17');
  await act(async () => vi.advanceTimersByTime(300));
  expect(spins()).toBe(false);
  vi.useRealTimers();
});

test('ERR-21 a failed Lingo load shows 0', async () => {
  renderApp('/profile', { handlers: { 'GET users/{id}/lingos': () => failure('internal') } });
  await profile();
  expect(counter()?.textContent).toContain('0 Lingos');
});

test('SHELL-04 FLAG-17 the star is hidden by default', async () => {
  expect(featureFlags.menuStar).toBe(false);
  renderApp('/profile');
  await profile();
  expect(document.querySelector('[data-menu-star]')).toBeNull();
});

const ownHelp = () => 'This page helps itself.';

function PageWithHelp() {
  usePageInfo(ownHelp);
  return null;
}

test('SHELL-36 a page outside the list may enable the info button itself', async () => {
  renderApp('/training-menu');
  const help = await screen.findByRole('button', { name: 'Help' });
  const page = render(<PageWithHelp />);
  expect(help.getAttribute('aria-disabled')).toBeNull();
  await act(async () => help.click());
  expect(screen.getByRole('dialog').textContent).toContain('This page helps itself.');
  page.unmount();
  expect(help.getAttribute('aria-disabled')).toBe('true');
});

test('SHELL-04 FLAG-05 flags show the star and hide the burger', async () => {
  renderApp('/profile', { flags: { ...featureFlags, menuStar: true, menuDropdown: false } });
  await profile();
  expect(document.querySelector('[data-menu-star]')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test('SHELL-05 the burger opens and closes the dropdown', async () => {
  renderApp('/profile');
  await profile();
  const burger = screen.getByRole('button', { name: 'Menu' });
  expect(burger.getAttribute('aria-expanded')).toBe('false');
  await act(async () => burger.click());
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  fireEvent.keyDown(burger, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

test('SHELL-09 SHELL-10 the menu only has entries for built pages, and they lead there', async () => {
  const { history } = renderApp('/profile');
  await profile();
  await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
  const entries = [...(document.querySelector('[data-menu]')?.children ?? [])];
  expect(entries.map(entry => entry.textContent)).toEqual([
    'Dictionary',
    'Settings',
    'My achievements',
    'Community Guidelines',
    'Sound is on',
    'Log out',
    'Log out everywhere',
  ]);
  await act(async () => screen.getByRole('link', { name: 'My achievements' }).click());
  expect(history.location.pathname).toBe('/profile/achievements');
  await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
  await act(async () => screen.getByRole('link', { name: 'Community Guidelines' }).click());
  expect(history.location.pathname).toBe('/community-guidelines');
});

test('SHELL-18 SHELL-20 the toolbar leads to the Academy and home', async () => {
  const { history } = renderApp('/profile');
  await profile();
  await act(async () => screen.getByRole('link', { name: 'Domino Academy' }).click());
  await screen.findByRole('heading', { name: 'Hello!' });
  expect(history.location.pathname).toBe('/training-menu');
  await act(async () => screen.getByRole('link', { name: 'Home' }).click());
  await profile();
  expect(history.location.pathname).toBe('/profile');
});

test('SHELL-19 SHELL-21 AMBIG-11 without premium the Academy is disabled and explains why', async () => {
  const { history } = renderApp('/profile', { premium: false });
  await profile();
  const academy = screen.getByRole('link', { name: 'Domino Academy: locked' });
  expect(academy.getAttribute('aria-disabled')).toBe('true');
  await act(async () => academy.click());
  expect(screen.getByRole('dialog').textContent).toContain(
    "Oops! You don't have access to the games. Ask your parents about upgrading your account!",
  );
  expect(history.location.pathname).toBe('/profile');
});

test.each(['/profile', '/activity-no-access'])(
  'LICENCE-12 without premium %s says to the grown-up where to read how to get a licence, and so does the popup',
  async path => {
    const { history } = renderApp(path, { premium: false });
    const links = () => screen.findAllByRole('link', { name: /grown-ups\/upgrade$/ });
    const [link] = await links();
    expect(link?.getAttribute('href')).toBe('/grown-ups/upgrade');
    expect(link?.closest('p')?.textContent).toMatch(/^For your grown-up: this page says how/);
    if (history.location.pathname !== '/profile') return;
    await act(async () => screen.getByRole('link', { name: 'Domino Academy: locked' }).click());
    expect((await links()).some(one => one.closest('dialog'))).toBe(true);
  },
);

test('SHELL-22 SHELL-23 AMBIG-12 EVENT-19 only OK closes it, and logs lbm39 once', async () => {
  const { app } = renderApp('/profile', { premium: false });
  await profile();
  await act(async () => screen.getByRole('link', { name: 'Domino Academy: locked' }).click());
  await act(async () => screen.getByRole('dialog').click());
  expect(app.services.popups.get().state).toBe('shown');
  const codes = () =>
    (JSON.parse(localStorage.getItem('analyticsEvents') ?? '[]') as { code?: string }[]).flatMap(
      ({ code }) => code ?? [],
    );
  expect(codes()).toEqual([]);
  await act(async () => screen.getByRole('button', { name: 'OK' }).click());
  expect(app.services.popups.get().state).toBe('hidden');
  expect(codes()).toEqual(['lbm39']);
});

test('SHELL-24 SOUND-09 the back button goes back with a pop sound', async () => {
  const { history, go } = renderApp('/profile');
  await profile();
  await go('/training-menu');
  await screen.findByRole('heading', { name: 'Hello!' });
  await act(async () => screen.getByRole('button', { name: 'Back' }).click());
  expect(history.location.pathname).toBe('/profile');
  expect(FakeAudio.all.flatMap(({ played }) => played).join()).toContain('pop');
});

test('SHELL-25 the page uses the colours and picture of the wallpaper', async () => {
  const wallpaper = {
    id: 'own',
    imgUrl: '/w/moon.svg',
    bgColor: '#123456',
    gradColor: '#654321',
  };
  renderApp('/profile', {
    handlers: { 'GET users/{id}/profile': () => makeProfile({ wallpaper }) },
  });
  await profile();
  const style = () => document.documentElement.style;
  await waitFor(() => expect(style().getPropertyValue('--wall-bg')).toBe('#123456'));
  expect(style().getPropertyValue('--wall-grad')).toBe('#654321');
  expect(style().getPropertyValue('--wall-img')).toContain('/w/moon.svg');
});

test('SHELL-32 AMBIG-05 on the profile the info button shows a help text', async () => {
  renderApp('/profile');
  await profile();
  const help = screen.getByRole('button', { name: 'Help' });
  expect(help.getAttribute('aria-disabled')).toBeNull();
  await act(async () => help.click());
  expect(screen.getByRole('dialog').textContent).toContain('This is your page.');
});

test('SHELL-35 elsewhere the info button is there and disabled', async () => {
  const { app } = renderApp('/training-menu');
  const help = await screen.findByRole('button', { name: 'Help' });
  expect(help.getAttribute('aria-disabled')).toBe('true');
  await act(async () => help.click());
  expect(app.services.popups.get().state).toBe('hidden');
});

test('a navigation focuses the new heading and sets the document title', async () => {
  const { go } = renderApp('/profile');
  await profile();
  await go('/training-menu');
  const heading = await screen.findByRole('heading', { name: 'Hello!' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Domino Academy · DigiPals');
});

test('the sound switch is remembered on the device', async () => {
  renderApp('/profile');
  await profile();
  await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
  await act(async () => screen.getByRole('button', { name: 'Sound is on' }).click());
  expect(screen.getByRole('button', { name: 'Sound is off' })).toBeTruthy();
  expect(localStorage.getItem('soundOff')).toBe('1');
});

test('I18N-10 AMBIG-46 the page is in English until the help language is known', async () => {
  renderApp('/profile');
  await profile();
  expect(document.documentElement.lang).toBe('en-GB');
});

test('FLAG-02 FLAG-03 flags hide the entries of globe and Academy, not their routes (AMBIG-07)', async () => {
  const flags = { ...featureFlags, globe: false, training: false };
  const { go, history } = renderApp('/profile', { flags });
  await profile();
  expect(screen.getByRole('link', { name: /^Friends/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Globe' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Domino Academy' })).toBeNull();
  await go('/training-menu');
  await screen.findByRole('heading', { name: 'Hello!' });
  expect(history.location.pathname).toBe('/training-menu');
});

test('SHELL-18 every friends page marks Friends as current', async () => {
  renderApp('/profile/friends/suggested');
  const friends = await screen.findByRole('link', { name: /^Friends/ });
  expect(friends.getAttribute('aria-current')).toBe('page');
});
