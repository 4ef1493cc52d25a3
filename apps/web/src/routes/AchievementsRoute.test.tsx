import type { Achievements, Score } from '@digipals/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import { failure } from '../testing/fake-server.ts';
import { makeAchievements, makeScore } from '../testing/makers.ts';
import { renderApp, trackedCodes } from '../testing/render-app.tsx';

const own = () => screen.findByRole('heading', { name: 'My achievements', level: 1 });
/** Finds an element and clicks it. */
async function press(role: string, options: { name: string | RegExp }) {
  const found = await screen.findByRole(role, options);
  await act(async () => found.click());
}
const heard = () => FakeAudio.all.flatMap(({ played }) => played).join();
const cups = () =>
  [...document.querySelectorAll('[data-emblem]')].map(cup => [
    cup.getAttribute('data-emblem'),
    cup.getAttribute('data-metal'),
  ]);

const nothing: Achievements = {
  stars: 0,
  trophies: [
    { kind: 'messages', count: 0, level: null, next: { level: 'bronze', count: 3 } },
    { kind: 'friends', count: 0, level: null, next: { level: 'bronze', count: 1 } },
    { kind: 'countries', count: 0, level: null, next: { level: 'bronze', count: 3 } },
    { kind: 'streak', count: 0, level: null, next: { level: 'bronze', count: 3 } },
  ],
};
const everything: Achievements = {
  stars: 40,
  trophies: [
    { kind: 'friends', count: 30, level: 'gold', next: null },
    { kind: 'countries', count: 9, level: 'silver', next: { level: 'gold', count: 15 } },
    { kind: 'streak', count: 4, level: 'bronze', next: { level: 'silver', count: 10 } },
  ],
};

test('ROUTE-07 AMBIG-06 PROFILE-21 /profile/achievements belongs to the signed-in child, not to one called achievements', async () => {
  const { server } = renderApp('/profile/achievements');
  await own();
  await screen.findByText('Hello, friends!');
  expect(document.title).toBe('My achievements · DigiPals');
  const asked = server.seen.filter(({ key }) => /achievements|scores/.test(key));
  expect(asked.map(({ url }) => url).sort()).toEqual([
    '/api/users/u-mia/achievements',
    '/api/users/u-mia/scores',
  ]);
});

test('PROFILE-20 PROFILE-23 NOTSHOWN-58 shows trophies in three metals, the progress to the next, and stars', async () => {
  renderApp('/profile/achievements', {
    handlers: { 'GET users/{id}/achievements': () => everything },
  });
  await screen.findByText('30 DigiPals');
  expect(cups()).toEqual([
    ['friends', 'gold'],
    ['countries', 'silver'],
    ['streak', 'bronze'],
  ]);
  expect(screen.getByText('9 countries')).toBeTruthy();
  expect(screen.getByText('4 days in a row')).toBeTruthy();
  expect(screen.getByText('40 stars')).toBeTruthy();
  const ways = screen.getAllByRole('img').flatMap(image => image.getAttribute('aria-label') ?? []);
  expect(ways).toEqual(['9 of 15', '4 of 10']);
  expect(screen.getByText('This is the biggest trophy!')).toBeTruthy();
});

test('a streak trophy outlives its streak, and invites to start another', async () => {
  const trophies = everything.trophies.map(trophy =>
    trophy.kind === 'streak' ? { ...trophy, count: 0 } : trophy,
  );
  renderApp('/profile/achievements', {
    handlers: { 'GET users/{id}/achievements': () => ({ ...everything, trophies }) },
  });
  const streak = await screen.findByRole('button', { name: /^Start your streak! ?Bronze trophy/ });
  expect(screen.queryByText('0 days in a row')).toBeNull();
  await act(async () => streak.click());
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Start your streak! 10 more days in a row to the next trophy!',
  );
});

test('NOTSHOWN-58 a new child sees pale trophies and a note that there are no scores yet', async () => {
  renderApp('/profile/achievements', {
    handlers: {
      'GET users/{id}/achievements': () => nothing,
      'GET users/{id}/scores': () => [],
    },
  });
  expect(await screen.findByText('Your first trophy waits for you!')).toBeTruthy();
  expect(await screen.findByText('There are no scores here yet.')).toBeTruthy();
  expect(cups()).toEqual([
    ['messages', 'none'],
    ['friends', 'none'],
    ['countries', 'none'],
    ['streak', 'none'],
  ]);
});

test('PROFILE-21 NOTSHOWN-58 each score shows its activity, points and star', async () => {
  const titles = ['All right', 'Half right', 'Little right'];
  const scores = titles.map((title, index) =>
    makeScore({ activityId: `a${index}`, title, right: [8, 4, 3][index] ?? 0, totalScore: 8 }),
  );
  renderApp('/profile/achievements', { handlers: { 'GET users/{id}/scores': () => scores } });
  await screen.findByText('All right');
  const rows = [...document.querySelectorAll('li:has([data-fill])')].filter(row =>
    titles.some(title => row.textContent?.includes(title)),
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'All right8 of 8A full star',
    'Half right4 of 8Half a star',
    'Little right3 of 8No star yet',
  ]);
  expect(screen.getByText('Half right').getAttribute('lang')).toBe('en');
});

test('PLAYER-72 an activity that was skipped through has its right answers, no gold star, and says how many were skipped', async () => {
  const score = makeScore({ userScore: 8, right: 1, skipped: 7 });
  renderApp('/profile/achievements', { handlers: { 'GET users/{id}/scores': () => [score] } });
  const row = (await screen.findByText('1 of 8')).closest('li');
  expect(row?.textContent).toBe('Hello, friends!1 of 8You skipped 7No star yet');
});

test('NOTSHOWN-58 a server of the release before does not send the right answers: its score is shown', async () => {
  const { right: _, ...score } = makeScore({ userScore: 6, totalScore: 8 });
  renderApp('/profile/achievements', {
    handlers: { 'GET users/{id}/scores': () => [score as Score] },
  });
  const row = (await screen.findByText('6 of 8')).closest('li');
  expect(row?.textContent).toBe('Hello, friends!6 of 8Half a star');
});

test('PROFILE-22 EVENT-09 SOUND-08 tapping a trophy explains it in a popup, with a sound if it is won', async () => {
  renderApp('/profile/achievements', {
    handlers: { 'GET users/{id}/achievements': () => everything },
  });
  await press('button', { name: /9 countries/ });
  const popup = await screen.findByRole('dialog', { name: 'Silver trophy' });
  expect(popup.textContent).toContain('9 countries. 6 more countries to the next trophy!');
  expect(trackedCodes()).toEqual(['lbm11']);
  expect(heard()).toContain('achievement');
});

test('PROFILE-22 EVENT-09 a trophy that is not won yet says what is left to do, without a sound', async () => {
  renderApp('/profile/achievements', {
    handlers: { 'GET users/{id}/achievements': () => nothing },
  });
  await press('button', { name: /0 DigiPals/ });
  const popup = await screen.findByRole('dialog', { name: 'No trophy yet' });
  expect(popup.textContent).toContain('1 more DigiPal to the next trophy!');
  expect(trackedCodes()).toEqual(['lbm11']);
  expect(heard()).not.toContain('achievement');
});

test('MSG-03 NOTSHOWN-58 the trophy for messages says how many answers the next level needs', async () => {
  renderApp('/profile/achievements', {
    handlers: { 'GET users/{id}/achievements': () => nothing },
  });
  await press('button', { name: /0 messages/ });
  const popup = await screen.findByRole('dialog', { name: 'No trophy yet' });
  expect(popup.textContent).toContain('0 messages. 3 more answers to the next trophy!');
});

test('PROFILE-22 PROFILE-23 tapping the stars explains how to win them', async () => {
  renderApp('/profile/achievements');
  await press('button', { name: /3 stars/ });
  const popup = await screen.findByRole('dialog', { name: '3 stars' });
  expect(popup.textContent).toContain('You win a star when all your answers are right.');
  expect(trackedCodes()).toEqual(['lbm11']);
});

test('trophies that fail to load can be retried; the scores stay', async () => {
  let broken = true;
  renderApp('/profile/achievements', {
    handlers: {
      'GET users/{id}/achievements': () => (broken ? failure('internal') : makeAchievements()),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(await screen.findByText('Hello, friends!')).toBeTruthy();
  broken = false;
  await act(async () => retry.click());
  expect(await screen.findByText('2 DigiPals')).toBeTruthy();
});

test('SHELL-31 the info button shows the help text', async () => {
  renderApp('/profile/achievements');
  await own();
  await act(async () => screen.getByRole('button', { name: 'Help' }).click());
  const { textContent } = await screen.findByRole('dialog');
  expect(textContent).toContain('Here are your trophies and scores.');
  expect(textContent).toContain('A message counts when your friend answers.');
});

test('SHELL-16 the score item of the toolbar opens the achievements', async () => {
  const { history } = renderApp('/activity-no-access');
  const item = await screen.findByRole('link', { name: 'Score' });
  await act(async () => item.click());
  await own();
  expect(history.location.pathname).toBe('/profile/achievements');
});

test('SHELL-09 the menu opens the achievements', async () => {
  const { history } = renderApp('/activity-no-access');
  await press('button', { name: 'Menu' });
  const entry = await screen.findByRole('link', { name: 'My achievements' });
  await act(async () => entry.click());
  await own();
  expect(history.location.pathname).toBe('/profile/achievements');
});

test('ROUTE-08 PROFILE-24 PROFILE-13 the achievements of a friend are fetched by id and show the name', async () => {
  const { server } = renderApp('/profile/u-ali/achievements', {
    handlers: { 'GET users/{id}/achievements': () => everything },
  });
  await screen.findByRole('heading', { name: 'Trophies: Ali', level: 1 });
  await screen.findByRole('heading', { name: 'Scores: Ali' });
  await screen.findByText('30 DigiPals');
  expect(server.seen.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/api/users/u-ali/achievements', '/api/users/u-ali/scores']),
  );
  // Only the owner sees what is left to do.
  expect(screen.queryByText('9 of 15')).toBeNull();
  await act(async () => screen.getByRole('button', { name: /9 countries/ }).click());
  const popup = await screen.findByRole('dialog', { name: 'Silver trophy' });
  expect(popup.textContent).not.toContain('to the next trophy');
});

test('AMBIG-05 the info button is disabled on the achievements of a friend', async () => {
  renderApp('/profile/u-ali/achievements');
  await screen.findByRole('heading', { name: 'Trophies: Ali', level: 1 });
  expect(screen.getByRole('button', { name: 'Help' }).getAttribute('aria-disabled')).toBe('true');
});

test('PROFILE-24 the achievements of a child who is not a friend are hidden behind an invitation', async () => {
  renderApp('/profile/u-malee/achievements');
  await screen.findByRole('heading', { name: 'Become friends to see the trophies of Malee.' });
  expect(screen.getByRole('link', { name: 'Malee' }).getAttribute('href')).toBe('/digipal/u-malee');
  expect(document.querySelector('[data-metal]')).toBeNull();
});

test('an unknown child is not found', async () => {
  renderApp('/profile/u-nobody/achievements');
  expect(await screen.findByText('This DigiPal is not here.')).toBeTruthy();
});

test('the id of the signed-in child redirects to its own page', async () => {
  const { history } = renderApp('/profile/u-mia/achievements');
  await own();
  await waitFor(() => expect(history.location.pathname).toBe('/profile/achievements'));
});
