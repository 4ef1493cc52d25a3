import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { makeItem, makeLesson, makeUser } from '../testing/world.ts';

const profile = (name = 'Mia') => screen.findByRole('heading', { name });

test('PROFILE-02 PROFILE-11 the page shows name, country, flag and the drawn avatar', async () => {
  renderApp('/profile');
  await profile();
  expect(screen.getByText('United Kingdom')).toBeTruthy();
  const avatar = await screen.findByRole('img', { name: 'Mia' });
  expect(avatar.getAttribute('src')).toBe('/avatars/abc/full.svg');
});

test('PROFILE-01 NOTSHOWN-65 the clock shows the time where the child lives, and goes on', async () => {
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

test('the lesson card shows four steps of a long lesson, the one to play now among them', async () => {
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

test('the lesson card leads to the training path and shows how much is done', async () => {
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

test('ROLE-04 TRAIN-03 without premium the page says whom to ask, and no lesson is asked for', async () => {
  const { server } = renderApp('/profile', { premium: false });
  await profile();
  expect(screen.getByText(/Ask your parents about upgrading/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play' })).toBeNull();
  expect(server.keys()).not.toContain('GET users/{id}/currentLesson');
});

test('Domino sleeps while it is not on the profile', async () => {
  renderApp('/profile', {
    handlers: {
      'GET users/{id}/status': () => ({
        online: true,
        domino: false,
        lastSeen: null,
        friendCount: 0,
        notificationCount: 0,
        notificationLast: null,
        likeCount: 0,
        canBeLiked: false,
      }),
    },
  });
  await profile();
  await waitFor(() => expect(screen.getByRole('img', { name: 'Domino sleeps' })).toBeTruthy());
});
