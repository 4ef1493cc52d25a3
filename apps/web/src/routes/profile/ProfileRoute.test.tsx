import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failure } from '../../testing/fake-server.ts';
import { makeRest } from '../../testing/makers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  makeFriend,
  makeItem,
  makeLesson,
  makeProfile,
  makeStatus,
  makeUser,
} from '../../testing/world.ts';

const profile = (name = 'Mia') => screen.findByRole('heading', { name });

test('ROUTE-17 PROFILE-02 PROFILE-11 the page shows name, country, flag and avatar, and leads to the room of the avatar', async () => {
  const { history } = renderApp('/profile');
  await profile();
  expect(screen.getByText('United Kingdom')).toBeTruthy();
  const avatar = await screen.findByRole('img', { name: 'Mia' });
  expect(avatar.getAttribute('src')).toBe('/avatars/abc/full.svg');
  const link = await screen.findByRole('link', { name: 'Change my look' });
  await act(async () => link.click());
  expect(history.location.pathname).toBe('/profile/avatar');
});

test('PROFILE-01 NOTSHOWN-65 the clock shows the local time of the child and advances', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-15T12:00:30Z') });
  const user = makeUser({ country: 'th', timeZone: 'Asia/Bangkok' });
  renderApp('/profile', { handlers: { 'GET users/current': () => user } });
  await profile();
  const clock = () => document.querySelector('[data-clock]')?.textContent;
  expect(clock()).toBe('19:00');
  await act(async () => vi.advanceTimersByTime(31_000));
  expect(clock()).toBe('19:01');
  vi.useRealTimers();
});

test('the lesson card shows four steps around the current one', async () => {
  const activities = Array.from({ length: 8 }, (_, index) =>
    makeItem({ activityId: `a${index}`, title: `Step ${index}`, userScore: index < 4 ? 8 : null }),
  );
  renderApp('/profile', {
    handlers: { 'GET users/{id}/currentLesson': () => makeLesson(0, { activities }) },
  });
  await screen.findByText('Step 4');
  const steps = screen.getAllByText(/^Step \d$/).map(({ textContent }) => textContent);
  expect(steps).toEqual(['Step 2', 'Step 3', 'Step 4', 'Step 5']);
});

test('the lesson card links to the training path and shows the progress', async () => {
  const activities = [
    makeItem({ activityId: 'a', userScore: 8 }),
    makeItem({ activityId: 'b' }),
    makeItem({ activityId: 'c' }),
  ];
  renderApp('/profile', {
    handlers: { 'GET users/{id}/currentLesson': () => makeLesson(0, { activities }) },
  });
  expect((await screen.findByRole('link', { name: 'Play' })).getAttribute('href')).toBe(
    '/training-menu',
  );
  expect(screen.getByText('1 of 3')).toBeTruthy();
});

test('ROLE-04 TRAIN-03 without premium the page says whom to ask and fetches no lesson', async () => {
  const { server } = renderApp('/profile', { premium: false });
  expect(await screen.findByText(/Ask your parents about upgrading/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
  expect(server.keys()).not.toContain('GET users/{id}/currentLesson');
});

const pending = (username: string, requestorId: string) =>
  makeFriend({ userId: `u-${username}`, username, status: 'pending', requestorId });

test.each([
  ['no friends', [], "Let's find your first friend!", 'New friends', '/profile/friends/suggested'],
  [
    'own requests',
    [pending('Ann', 'u-mia')],
    'You asked 1 DigiPal to be friends!',
    'My status',
    '/profile/u-mia/status',
  ],
  [
    'new requests',
    [pending('Ann', 'u-Ann')],
    '1 new request',
    'Have a look',
    '/profile/friends/pending',
  ],
  ['friends', [makeFriend()], 'Messages', 'Write', '/user/conversations'],
])(
  'HOME-05 without premium a child with %s finds its next step',
  async (_, items, title, label, to) => {
    renderApp('/profile', {
      premium: false,
      handlers: { 'GET users/{id}/friends': () => items },
    });
    const card = (await screen.findByText(/Ask your parents/)).closest('section');
    if (!card) throw new Error('The text is on no card');
    expect(within(card).getByRole('heading', { name: title })).toBeTruthy();
    const [main, ...others] = within(card).getAllByRole('link');
    expect([main?.textContent, main?.getAttribute('href')]).toEqual([label, to]);
    expect(others.map(link => link.getAttribute('href'))).toContain('/grown-ups/upgrade');
    expect(others).toHaveLength(3);
    expect(screen.queryAllByText('Messages')).toHaveLength(title === 'Messages' ? 1 : 0);
  },
);

test('HOME-05 SAFE-13 without permission to meet others the globe is the next step', async () => {
  renderApp('/profile', {
    premium: false,
    handlers: {
      'GET users/{id}/friends': () => [],
      'GET users/{id}/rest': () => makeRest({ mayMeet: false }),
    },
  });
  const heading = await screen.findByRole('heading', { name: "Let's look at the world!" });
  const card = within(heading.closest('section') ?? document.body);
  expect(card.getByText('Ask your grown-up first. Then you can find friends here.')).toBeTruthy();
  const links = card.getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/globe',
    '/profile/achievements',
    '/community-guidelines',
    '/grown-ups/upgrade',
  ]);
});

test('STREAK-02 the profile shows Domino while the streak lasts', async () => {
  renderApp('/profile');
  const dog = await screen.findByRole('img', { name: 'Domino waves' });
  expect(dog.getAttribute('src')).toBe('/avatars/abc-domino/hello.svg');
});

test('STREAK-04 without a streak Domino is gone and the page says how to start one', async () => {
  renderApp('/profile', {
    handlers: { 'GET users/{id}/status': () => makeStatus({ domino: false }) },
  });
  await profile();
  await screen.findByRole('img', { name: 'Domino rests in the dog house' });
  expect(screen.queryByRole('img', { name: 'Domino waves' })).toBeNull();
  const stage = screen.getByRole('region', { name: 'Mia and Domino' });
  expect(within(stage).getByText('Start your streak!')).toBeTruthy();
});

test('PROFILE-20 AMBIG-58 the profile shows its likes but no like button', async () => {
  renderApp('/profile', {
    handlers: { 'GET users/{id}/status': () => makeStatus({ likeCount: 48 }) },
  });
  expect(await screen.findByText('48 likes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /like/i })).toBeNull();
});

test('PROFILE-12 PROFILE-26 cards load after the first paint: interests', async () => {
  const items = [{ id: 'cats', imgUrl: '/interests/cats.1.webp' }];
  const interests = { bgColor: '#fff3c4', gradColor: '#ffe08a', items };
  renderApp('/profile', {
    handlers: { 'GET users/{id}/profile': () => makeProfile({ interests }) },
  });
  const cats = await screen.findByRole('img', { name: 'Cats' });
  expect(cats.getAttribute('src')).toBe('/interests/cats.1.webp');
  expect(screen.getByRole('link', { name: 'I like' }).getAttribute('href')).toBe(
    '/profile/interests',
  );
});

test('SHOP-24 a child without interests sees a text that says so, and the way to choose some', async () => {
  renderApp('/profile');
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'I like' });
  expect(link.getAttribute('href')).toBe('/profile/interests');
});

test('FRIEND-05 PROFILE-20 the page shows friends as faces, those online first', async () => {
  renderApp('/profile', {
    handlers: {
      'GET users/{id}/friends': () => [
        makeFriend({ userId: 'u-a', username: 'Anna' }),
        makeFriend({ userId: 'u-b', username: 'Ben', online: true }),
        makeFriend({ userId: 'u-c', username: 'Chen', status: 'pending', requestorId: 'u-c' }),
      ],
    },
  });
  const ben = await screen.findByRole('link', { name: /Ben/ });
  expect(ben.getAttribute('href')).toBe('/digipal/u-b');
  const faces = within(ben.closest('ul') ?? document.body).getAllByRole('link');
  expect(faces.map(face => face.getAttribute('href'))).toEqual([
    '/digipal/u-b',
    '/digipal/u-a',
    '/profile/friends/suggested',
  ]);
  expect(screen.getByText('Ben is online')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 new request' }).getAttribute('href')).toBe(
    '/profile/friends/pending',
  );
  expect(screen.getByRole('link', { name: 'See all my DigiPals' }).getAttribute('href')).toBe(
    '/profile/friends',
  );
});

test('NOTSHOWN-10 a child without friends gets a link to find some', async () => {
  renderApp('/profile', { handlers: { 'GET users/{id}/friends': () => [] } });
  expect(await screen.findByText('You have no DigiPals yet!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find' }).getAttribute('href')).toBe(
    '/profile/friends/suggested',
  );
});

test('ERR-01 friends that fail to load can be retried; the rest of the page stays', async () => {
  let broken = true;
  renderApp('/profile', {
    handlers: {
      'GET users/{id}/friends': () => (broken ? failure('invalid_request') : [makeFriend()]),
    },
  });
  await screen.findByText('Oops! Something went wrong. Could you try again?');
  expect(screen.getByRole('link', { name: 'Play' })).toBeTruthy();
  broken = false;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByRole('link', { name: /Ali/ })).toBeTruthy();
});

test('PROFILE-13 PROFILE-20 STREAK-10 the profile shows streak and trophies, with a link to all', async () => {
  renderApp('/profile');
  expect(await screen.findByText('4 days!')).toBeTruthy();
  await screen.findByText('2 countries');
  const links = screen.getAllByRole('link', { name: 'See all trophies and scores' });
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link.getAttribute('href')).toBe('/profile/achievements');
});

test('no link is without a name while trophies load', async () => {
  renderApp('/profile', { hold: 'GET users/{id}/achievements' });
  await screen.findByText('4 days!');
  expect(screen.queryAllByRole('link', { name: '' })).toEqual([]);
});

test('ERR-01 a profile that fails to load can be retried on its card', async () => {
  let broken = true;
  renderApp('/profile', {
    handlers: {
      'GET users/{id}/profile': () => (broken ? failure('invalid_request') : makeProfile()),
    },
  });
  await profile();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('img', { name: 'Domino waves' })).toBeTruthy();
  broken = false;
  await act(async () => retry.click());
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Mia' })).toBeTruthy();
});
