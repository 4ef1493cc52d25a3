import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Handlers } from '../../testing/fake-server.ts';
import { makeFriend, makeRest } from '../../testing/makers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeShopWorld } from '../../testing/shop-world.ts';
import { makeLesson } from '../../testing/world.ts';

const titles = {
  steps: 'Go on with Domino!',
  activity: 'Play your first game!',
  look: 'Choose what you wear!',
  friend: "Let's find your first friend!",
  world: "Let's look at the world!",
};

/** A lesson in which the first activity has this score. */
const lesson = (userScore: number | null) => {
  const { activities, ...others } = makeLesson(3);
  return {
    ...others,
    activities: activities.map((one, at) => ({ ...one, userScore: at === 0 ? userScore : null })),
  };
};

type Options = Omit<Parameters<typeof renderApp>[1] & object, 'handlers'>;

/** The own profile of a child that has finished its first steps, and nothing else unless given. */
async function open(handlers: Handlers = {}, options: Options = {}) {
  const view = renderApp('/profile', {
    premium: true,
    ...options,
    handlers: {
      'GET users/{id}/onboarding': () => ({ finished: 7, lingos: 20 }),
      'GET users/{id}/currentLesson': () => lesson(null),
      'GET users/{id}/friends': () => [],
      'GET recommendations/friends': () => [],
      ...handlers,
    },
  });
  await screen.findByRole('link', { name: 'See all trophies and scores' });
  return view;
}

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const none = () =>
  Object.values(titles).every(name => screen.queryByRole('heading', { level: 2, name }) === null);
const press = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const played: Handlers = { 'GET users/{id}/currentLesson': () => lesson(1) };
const dressed: Handlers = {
  'GET users/{id}/savedLooks': () => ({
    human: [makeShopWorld().state.profile.human, null, null],
    domino: [null, null, null],
  }),
};

test('ONBOARD-08 ALIVE-17 a new child is led to its first activity by a Domino that moves', async () => {
  const { history } = await open();
  const heading = await title(titles.activity);
  const card = heading.closest('section');
  expect(card?.querySelector('[data-alive] > img[data-mood="hello"]')).toBeTruthy();
  const link = card?.querySelector('a');
  await act(async () => link?.click());
  expect(history.location.pathname).toMatch(/^\/activity\//);
});

test('ONBOARD-08 a child that left its first steps in the middle is led back to them', async () => {
  const { history } = await open({
    'GET users/{id}/onboarding': () => ({ finished: 5, lingos: 20 }),
  });
  await title(titles.steps);
  await press('Go on');
  expect(history.location.pathname).toBe('/onboarding');
});

test('ONBOARD-08 then to its first look, which is not suggested again once it was in the dressing room', async () => {
  const { handlers } = makeShopWorld();
  const view = await open({ ...handlers, ...played });
  await title(titles.look);
  const link = screen.getAllByRole('link', { name: 'Change my look' }).at(-1);
  await act(async () => link?.click());
  expect(view.history.location.pathname).toBe('/profile/avatar');
  await screen.findByRole('heading', { level: 1, name: 'My look' });
  await view.go('/profile');
  expect(await title(titles.friend)).toBeTruthy();
});

test('ONBOARD-08 a child with a saved look is led to its first friend, until it has asked one', async () => {
  const { history, unmount } = await open({ ...played, ...dressed });
  await title(titles.friend);
  await press('New friends');
  expect(history.location.pathname).toBe('/profile/friends/suggested');
  unmount();
  const { server } = await open({
    ...played,
    ...dressed,
    'GET users/{id}/friends': () => [makeFriend({ status: 'pending' })],
  });
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/savedLooks'));
  expect(none()).toBe(true);
});

test('ONBOARD-08 without the permission of a grown-up it reads whom to ask, and can look at the world', async () => {
  const { history, go } = await open({
    ...played,
    ...dressed,
    'GET users/{id}/rest': () => makeRest({ mayMeet: false }),
  });
  const card = (await title(titles.world)).closest('section');
  expect(card?.textContent).toContain('Ask your grown-up first. Then you can find friends here.');
  const link = screen.getAllByRole('link', { name: /world|globe/i }).at(-1);
  await act(async () => link?.click());
  expect(history.location.pathname).toBe('/globe');
  await go('/profile');
  await screen.findByRole('link', { name: 'See all trophies and scores' });
  expect(none()).toBe(true);
});

test('ONBOARD-08 what is put away is gone for this child, also after a reload', async () => {
  const view = await open();
  await title(titles.activity);
  await act(async () => screen.getByRole('button', { name: 'Put this away' }).click());
  expect(none()).toBe(true);
  view.unmount();
  const { server } = await open();
  expect(none()).toBe(true);
  expect(server.keys()).not.toContain('GET users/{id}/onboarding');
});

test('ONBOARD-08 a child that never began with the first steps is not led', async () => {
  const { server } = await open({
    'GET users/{id}/onboarding': () => ({ finished: 0, lingos: 0 }),
  });
  await waitFor(() => expect(server.keys()).toContain('GET users/{id}/onboarding'));
  expect(none()).toBe(true);
});

test('ONBOARD-08 a child without a licence is led to its look; another card leads it to friends', async () => {
  const licences = { 'GET licences/{userId}': () => [] };
  await open(licences, { premium: false });
  expect(await title(titles.look)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2, name: titles.friend })).toHaveLength(1);
});
