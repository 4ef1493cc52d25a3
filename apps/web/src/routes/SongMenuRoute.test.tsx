import type { Song } from '@digipals/contract';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

const makeSong = (number: number, changes: Partial<Song> = {}): Song => ({
  activityId: `song-${number}`,
  title: `Song ${number}`,
  thumbnail: '/media/song.webp',
  lesson: { number, title: `Title ${number}` },
  sung: false,
  locked: false,
  ...changes,
});

const open = (songs: Song[], options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/song-menu', { ...options, handlers: { 'GET users/{id}/songs': () => songs } });
const cards = () => screen.findAllByRole('listitem');

test('ROUTE-28 NAME-26 NOTSHOWN-20 the song menu lists the songs of the course', async () => {
  open([makeSong(1), makeSong(2)]);
  expect((await cards()).map(card => card.querySelector('b')?.textContent)).toEqual([
    'Song 1',
    'Song 2',
  ]);
  expect(document.title).toBe('Songs · DigiPals');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Songs');
});

test('ROUTE-28 without a session the song menu redirects to the login', async () => {
  const { history } = renderApp('/song-menu', { as: null });
  await act(async () => {});
  expect(history.location.pathname).not.toBe('/song-menu');
});

test('NOTSHOWN-20 a song opens the player', async () => {
  const { history } = open([makeSong(1)]);
  await cards();
  await act(async () => screen.getByRole('link', { name: 'Song 1 Lesson 1 Title 1 Sing' }).click());
  expect(history.location.pathname).toBe('/activity/song-1');
});

test('NOTSHOWN-20 without a licence the songs are listed with padlocks and say whom to ask', async () => {
  const { history } = renderApp('/song-menu', {
    premium: false,
    handlers: { 'GET users/{id}/songs': () => [makeSong(1)] },
  });
  await cards();
  const link = screen.getByRole('link', { name: 'Song 1 Lesson 1 Title 1: locked' });
  expect(screen.queryByText('Sing')).toBeNull();
  await act(async () => link.click());
  expect(
    await screen.findByText(
      "Oops! You don't have access to the games. Ask your parents about upgrading your account!",
    ),
  ).toBeTruthy();
  expect(history.location.pathname).toBe('/song-menu');
});

test('NOTSHOWN-20 a song of a later lesson has a padlock, says when it opens, and does not open', async () => {
  const { history } = open([makeSong(1), makeSong(2, { locked: true })]);
  await cards();
  const link = screen.getByRole('link', { name: 'Song 2 Lesson 2 Title 2: locked' });
  expect(link.getAttribute('aria-disabled')).toBe('true');
  await act(async () => link.click());
  expect(history.location.pathname).toBe('/song-menu');
  expect(await screen.findByText('This song waits for you in lesson 2.')).toBeTruthy();
});

test('NOTSHOWN-20 songs have a star once sung, also when sung offline', async () => {
  const marks = JSON.stringify({ 'u-mia': { 'song-2': 100 } });
  // The server does not have the answer yet.
  const waiting = { id: '1', userId: 'u-mia', entry: { questionId: 'q', valid: 1 } };
  open([makeSong(1, { sung: true }), makeSong(2), makeSong(3)], {
    storage: { finishedOffline: marks, offlineSolutions: JSON.stringify([waiting]) },
    hold: 'POST users/{id}/solution',
  });
  const sung = (await cards()).map(card => card.querySelector('[data-fill]') !== null);
  expect(sung).toEqual([true, true, false]);
  const links = screen.getAllByRole('link', { name: /^Song/ });
  expect(links.map(link => link.getAttribute('aria-description'))).toEqual([
    'You sang it',
    'You sang it',
    null,
  ]);
});

test('a course without songs says so', async () => {
  open([]);
  expect(await screen.findByText('There are no songs here yet.')).toBeTruthy();
});

test('ERR-01 songs that fail to load say so and can be retried', async () => {
  let fails = true;
  renderApp('/song-menu', {
    handlers: {
      'GET users/{id}/songs': () => (fails ? failure('internal') : [makeSong(1)]),
    },
  });
  expect(await screen.findByText('Oops! Something went wrong. Could you try again?')).toBeTruthy();
  fails = false;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await cards()).toHaveLength(1);
});
