import { invalidateChanges } from '@digipals/client';
import type { AlbumPage } from '@digipals/contract';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

const sticker = (activityId: string, won = false) => ({
  ...{ activityId, won, title: `Game ${activityId}`, picture: `/media/${activityId}.webp` },
});
const pageOf = (number: number, more: Partial<AlbumPage>): AlbumPage => ({
  ...{ lessonId: `lesson-${number}`, number, title: `Title ${number}` },
  ...{ picture: `/media/lesson-${number}.webp`, won: false, reached: true },
  stickers: [sticker(`${number}a`), sticker(`${number}b`)],
  ...more,
});

/** One lesson is done, one is half done, one is not reached. */
const pages = (): AlbumPage[] => [
  pageOf(1, { won: true, stickers: [sticker('1a', true), sticker('1b', true)] }),
  pageOf(2, { stickers: [sticker('2a', true), sticker('2b')] }),
  pageOf(3, { reached: false }),
];

async function open(album = pages(), options: Parameters<typeof renderApp>[1] = {}) {
  const { handlers, ...others } = options;
  const view = renderApp('/stickers', {
    premium: true,
    ...others,
    handlers: { 'GET users/{id}/stickers': () => album, ...handlers },
  });
  await screen.findByRole('heading', { level: 1, name: 'My stickers' });
  return view;
}

const section = (name: string | RegExp) => screen.getByRole('region', { name });
const places = () => screen.getAllByRole('listitem');
const won = () => places().filter(place => place.hasAttribute('data-won'));
const turnTo = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());
const peeled = () => places().filter(place => /--turn/.test(place.innerHTML)).length;
const heard = () => FakeAudio.all.flatMap(({ played }) => played).join();

beforeEach(() => localStorage.clear());

test('STICKER-01 the album has a page for each lesson, and opens at the last one with a new sticker', async () => {
  await open();
  expect(document.title).toBe('My stickers · DigiPals');
  expect(section('Lesson 2: Title 2')).toBeTruthy();
  expect(won().map(place => place.textContent)).toEqual(['Game 2a']);
  await turnTo(/^Lesson 1: Title 1, 3 of 3/);
  expect(section('Lesson 1: Title 1')).toBeTruthy();
  expect(won()).toHaveLength(3);
  expect(screen.getByText('This page is full. Well done!')).toBeTruthy();
});

test('STICKER-01 partly: after an activity the album opens with the sticker that was won', async () => {
  const view = await open();
  await view.go('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Mia' });
  const release = view.server.hold('GET users/{id}/stickers');
  view.server.handlers['GET users/{id}/stickers'] = () => [
    pageOf(1, { won: true, stickers: [sticker('1a', true), sticker('1b', true)] }),
    pageOf(2, { stickers: [sticker('2a', true), sticker('2b', true)] }),
  ];
  await act(() => invalidateChanges(view.app.services.queries, 'POST users/{id}/solution'));
  await view.go('/stickers');
  expect(screen.queryByRole('heading', { name: 'My stickers' })).toBeNull();
  release();
  await screen.findByRole('heading', { level: 1, name: 'My stickers' });
  expect(won().map(place => place.textContent)).toEqual(['Game 2a', 'Game 2b']);
  expect(peeled()).toBe(1);
});

test('STICKER-01 the strip of lessons shows the page that is open, and stays where that is in view', async () => {
  const width = 84;
  const laidOut = (
    name: 'offsetLeft' | 'offsetWidth' | 'clientWidth',
    of: (one: Element) => number,
  ) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return of(this);
    });
  const layout = [
    laidOut('offsetLeft', one => [...(one.parentElement?.children ?? [])].indexOf(one) * width),
    laidOut('offsetWidth', () => width),
    laidOut('clientWidth', () => 3 * width),
  ];
  const won = { won: true, stickers: [sticker('8a', true), sticker('8b', true)] };
  await open(Array.from({ length: 9 }, (_, at) => pageOf(at + 1, at === 7 ? won : {})));
  const strip = screen.getByRole('button', { name: /^Lesson 8/ }).parentElement;
  expect(strip?.scrollLeft).toBe(6 * width);
  await turnTo(/^Lesson 7/);
  expect(strip?.scrollLeft).toBe(6 * width);
  await turnTo(/^Lesson 1/);
  expect(strip?.scrollLeft).toBe(-width);
  for (const one of layout) one.mockRestore();
});

test('STICKER-02 an empty place shows an outline and leads to what fills it', async () => {
  await open();
  const link = within(section(/Lesson 2/)).getByRole('link', {
    name: 'Play “Game 2b” for this sticker',
  });
  expect(link.getAttribute('href')).toBe('/activity/2b');
  const lesson = screen.getByRole('link', { name: 'Finish all the games of this lesson' });
  expect(lesson.getAttribute('href')).toBe('/training-menu');
});

test('STICKER-02 stickers of a later lesson wait for it, and nothing leads there', async () => {
  await open();
  await turnTo(/^Lesson 3/);
  expect(screen.getByText('These stickers wait for you in lesson 3.')).toBeTruthy();
  expect(within(section(/Lesson 3/)).queryByRole('link')).toBeNull();
  expect(won()).toHaveLength(0);
});

test('STICKER-03 a new sticker is heard and peeled on once', async () => {
  const view = await open();
  expect(screen.getByRole('status').textContent).toBe('A new sticker!');
  expect(peeled()).toBe(1);
  expect(heard()).toContain('achievement');
  await turnTo(/^Lesson 1/);
  expect(screen.getByRole('status').textContent).toBe('3 new stickers!');
  await turnTo(/^Lesson 2/);
  expect([screen.getByRole('status').textContent, peeled()]).toEqual(['', 0]);
  view.unmount();
  await open();
  expect(peeled()).toBe(0);
  expect(won()).toHaveLength(1);
});

test('STICKER-01 a new child sees how stickers are won', async () => {
  await open([pageOf(1, {}), pageOf(2, { reached: false })]);
  expect(section(/Lesson 1/)).toBeTruthy();
  expect(
    screen.getByText('Play the games of a lesson. Each game that you finish gives you a sticker!'),
  ).toBeTruthy();
  expect(peeled()).toBe(0);
});

test('STICKER-01 a child without a licence reads whom to ask, and no place leads to a game', async () => {
  await open(pages(), { premium: false });
  expect(screen.getByText(/Ask your parents/)).toBeTruthy();
  expect(within(section(/Lesson 2/)).queryByRole('link')).toBeNull();
});

test('STICKER-04 an activity finished without a connection has its sticker at once', async () => {
  const { go } = await open();
  await go('/profile/achievements');
  localStorage.setItem('finishedOffline', JSON.stringify({ 'u-mia': { '2b': 50 } }));
  await go('/stickers');
  expect(won().map(place => place.textContent)).toEqual(['Game 2a', 'Game 2b']);
});

test('STICKER-04 the album stays in use when the connection is lost', async () => {
  const { setOnline } = await open();
  await setOnline(false);
  await turnTo(/^Lesson 1/);
  expect(won()).toHaveLength(3);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('STICKER-04 an album that does not load can be asked for again', async () => {
  let broken = true;
  renderApp('/stickers', {
    handlers: { 'GET users/{id}/stickers': () => (broken ? failure('internal') : pages()) },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  await act(async () => retry.click());
  expect(await screen.findByRole('region', { name: /Lesson 2/ })).toBeTruthy();
});

test.each(['/profile/achievements', '/training-menu'])(
  'STICKER-01 a link on %s leads to the album',
  async path => {
    renderApp(path, { premium: true, handlers: { 'GET users/{id}/stickers': pages } });
    const link = await screen.findByRole('link', { name: 'My stickers' });
    await act(async () => link.click());
    expect(await screen.findByRole('heading', { level: 1, name: 'My stickers' })).toBeTruthy();
  },
);

test('STICKER-01 the trophies of a friend have no album', async () => {
  renderApp('/profile/u-ali/achievements');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'My stickers' })).toBeNull();
});
