import type { CurrentLesson } from '@digipals/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeItem, makeLesson } from '../testing/world.ts';

const open = (lesson: CurrentLesson, storage: Record<string, string> = {}) =>
  renderApp('/training-menu', {
    handlers: {
      'GET users/{id}/currentLesson': () => lesson,
      'POST users/{id}/solution': () => failure('unavailable'),
    },
    storage,
  });
const steps = () => screen.findAllByRole('listitem');
const withItems = (...changes: Parameters<typeof makeItem>[0][]) =>
  makeLesson(0, {
    activities: changes.map((change, index) =>
      makeItem({ activityId: `act-${index + 1}`, title: `Step ${index + 1}`, ...change }),
    ),
  });

test('TRAIN-01 TRAIN-02 TRAIN-04 the Academy shows the lesson as a numbered path with Domino', async () => {
  open(makeLesson(4));
  const list = await steps();
  expect(list.map(step => step.querySelector('b')?.textContent)).toEqual(['1', '2', '3', '4']);
  expect(document.title).toBe('Domino Academy · DigiPals');
  expect(screen.getByText("Let's play! Tap number 1!")).toBeTruthy();
});

test('PAY-07 refused answers are shown with their questions and can be sent again', async () => {
  const entry = { questionId: 'starter-01-friends-q1', valid: 1 };
  let accepted = false;
  renderApp('/training-menu', {
    handlers: {
      'GET users/{id}/currentLesson': () => makeLesson(2),
      'POST users/{id}/solution': () =>
        accepted ? { lingoCredit: 0 } : failure('invalid_request'),
    },
    storage: { refusedAnswers: JSON.stringify([{ id: 'k1', userId: 'u-mia', entry }]) },
  });
  expect(await screen.findByText(/could not be sent: 1\./)).toBeTruthy();
  expect(screen.getByText('starter-01-friends-q1')).toBeTruthy();
  const retry = screen.getByRole('button', { name: 'Retry' });
  await act(async () => retry.click());
  expect(localStorage.getItem('refusedAnswers')).toContain('starter-01-friends-q1');
  accepted = true;
  await act(async () => retry.click());
  await waitFor(() => expect(screen.queryByText(/could not be sent/)).toBeNull());
  expect(localStorage.getItem('refusedAnswers')).toBeNull();
});

test('TRAIN-05 AMBIG-65 TRAIN-32 SHELL-37 an activity has a badge until it is played, then the star of its score', async () => {
  open(
    withItems(
      { userScore: 8, totalScore: 8 },
      { userScore: 4, totalScore: 8 },
      { userScore: 1, totalScore: 8 },
      { userScore: null, lingos: 7 },
    ),
  );
  const [full, half, empty, fresh] = await steps();
  const star = (step?: Element) => step?.querySelector('[data-fill]')?.getAttribute('data-fill');
  expect([full, half, empty].map(star)).toEqual(['full', 'half', 'empty']);
  expect(star(fresh)).toBeUndefined();
  expect(fresh?.textContent).toContain('+7');
});

test('HOME-09 a single right answer turns no step gold', async () => {
  open(
    withItems(
      { userScore: null },
      { userScore: 1, totalScore: 8 },
      { userScore: 4, totalScore: 8 },
    ),
  );
  const looks = (await steps()).map(step => step.getAttribute('data-look'));
  expect(looks).toEqual(['now', 'open', 'half']);
});

test('TRAIN-06 TRAIN-20 a locked step has a padlock, says why, and does not open', async () => {
  const { history, app } = open(withItems({}, { locked: true }));
  const [, locked] = await steps();
  expect(locked?.getAttribute('data-locked')).toBe('true');
  const stone = screen.getByRole('link', { name: '2: Step 2: locked' });
  expect(stone.getAttribute('aria-disabled')).toBe('true');
  await act(async () => stone.click());
  expect(history.location.pathname).toBe('/training-menu');
  expect(app.services.popups.get().state).toBe('shown');
});

test('TRAIN-07 arrows connect the steps', async () => {
  open(makeLesson(3));
  const list = await steps();
  expect(list.map(step => step.querySelectorAll('[data-arrow]').length)).toEqual([0, 1, 1]);
});

test('TRAIN-12 an unlocked step opens the player', async () => {
  const { history } = open(makeLesson(3));
  await steps();
  await act(async () => screen.getByRole('link', { name: '1: Step 1' }).click());
  expect(history.location.pathname).toBe('/activity/act-1');
});

test.each([
  ['TRAIN-13', 549, 1],
  ['TRAIN-14', 550, 2],
  ['TRAIN-14', 649, 2],
  ['TRAIN-15', 650, 3],
  ['TRAIN-15', 749, 3],
  ['TRAIN-16', 750, 4],
])('%s a window of %i px height shows %i steps', async (_, height, count) => {
  const { browser } = open(makeLesson(6));
  browser.height = () => height;
  await act(async () => window.dispatchEvent(new Event('resize')));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
});

const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

test('the arrows scroll the path and stop at its ends', async () => {
  open(makeLesson(6));
  await steps();
  const numbers = () =>
    screen.getAllByRole('listitem').map(step => step.querySelector('b')?.textContent);
  expect(numbers()).toEqual(['1', '2', '3', '4']);
  expect(isOff('Earlier steps')).toBe('true');
  await act(async () => screen.getByRole('button', { name: 'More steps' }).click());
  expect(numbers()).toEqual(['3', '4', '5', '6']);
  expect(isOff('More steps')).toBe('true');
});

test('the current step is in view', async () => {
  const done = { userScore: 8, totalScore: 8 };
  open(withItems(done, done, done, done, {}, {}));
  const list = await steps();
  expect(list.map(step => step.querySelector('b')?.textContent)).toContain('5');
});

test('TRAIN-17 CONST-18 prefetches the first four activities and no others', async () => {
  const { server } = open(withItems({}, {}, {}, {}, {}, {}));
  await steps();
  const asked = () =>
    server.seen
      .filter(({ key }) => key === 'GET activities/{id}')
      .map(({ url }) => url.split('?')[0]);
  await waitFor(() => expect(asked()).toContain('/api/activities/act-4'));
  expect(asked()).toEqual([1, 2, 3, 4].map(number => `/api/activities/act-${number}`));
});

test('TRAIN-17 does not prefetch a locked activity', async () => {
  const { server } = open(withItems({}, {}, {}, { locked: true }, {}, {}));
  await steps();
  const asked = () => server.seen.filter(({ key }) => key === 'GET activities/{id}');
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(asked().map(({ url }) => url.split('?')[0])).toEqual([
    '/api/activities/act-1',
    '/api/activities/act-2',
    '/api/activities/act-3',
  ]);
});

test('TRAIN-25 OFFLINE-10 AMBIG-32 activities finished offline count as finished', async () => {
  const marks = JSON.stringify({ 'u-mia': { 'act-1': 75 }, 'u-other': { 'act-3': 100 } });
  // The server does not have the answers yet.
  const waiting = { id: '1', userId: 'u-mia', entry: { questionId: 'q', valid: 1 } };
  open(withItems({}, { test: true }, { locked: true }), {
    finishedOffline: marks,
    offlineSolutions: JSON.stringify([waiting]),
  });
  const [first, second, third] = await steps();
  expect(first?.querySelector('[data-fill]')?.getAttribute('data-fill')).toBe('half');
  expect(second?.getAttribute('data-locked')).toBeNull();
  expect(third?.getAttribute('data-locked')).toBe('true');
});

test.each([
  ['ArrowDown', 2],
  ['End', 6],
  ['PageDown', 5],
])(
  'A11Y-01 the key %s moves the focus from step 1 to step %i and scrolls to it',
  async (key, number) => {
    open(makeLesson(6));
    await steps();
    const first = screen.getByRole('link', { name: '1: Step 1' });
    first.focus();
    await act(async () => fireEvent.keyDown(first, { key }));
    expect(document.activeElement).toBe(
      screen.getByRole('link', { name: `${number}: Step ${number}` }),
    );
  },
);

test('TRAIN-04 a swipe and the wheel scroll the path', async () => {
  open(makeLesson(8));
  await steps();
  const list = screen.getByRole('list');
  const first = () => screen.getAllByRole('listitem')[0]?.querySelector('b')?.textContent;
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(list, { pointerId: 1, clientX: 50, clientY: from });
    fireEvent.pointerUp(list, { pointerId: 1, clientX: 60, clientY: to });
  };
  swipe(300, 280);
  expect(first()).toBe('1');
  swipe(300, 200);
  expect(first()).toBe('5');
  swipe(200, 300);
  expect(first()).toBe('1');
  fireEvent.wheel(list, { deltaY: 100 });
  expect(first()).toBe('5');
});

test('TRAIN-04 marks the current step for assistive technology', async () => {
  open(withItems({ userScore: 8, totalScore: 8 }, {}, {}));
  await steps();
  const links = screen.getAllByRole('link', { name: /^\d: / });
  expect(links.map(link => link.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('LEAVE-07 before a test Domino says that it must be played to the end', async () => {
  open(withItems({ userScore: 8, totalScore: 8 }, { test: true }));
  await steps();
  expect(screen.getByText(/Play the test to the end/)).toBeTruthy();
});

test('LEAVE-07 an abandoned test has a padlock and says that it can be played only once', async () => {
  const done = { userScore: 8, totalScore: 8 };
  const { history } = open(withItems(done, { test: true, locked: true, userScore: 2 }));
  await steps();
  const stone = screen.getByRole('link', { name: '2: Step 2: locked' });
  await act(async () => stone.click());
  expect(history.location.pathname).toBe('/training-menu');
  expect(await screen.findByText(/only once/)).toBeTruthy();
});

test('a finished test below half can be played again, otherwise the lesson would stay locked', async () => {
  const done = { userScore: 8, totalScore: 8 };
  open(withItems(done, { test: true, userScore: 3, totalScore: 8 }));
  await steps();
  const stone = screen.getByRole('link', { name: '2: Step 2' });
  expect(stone.getAttribute('aria-current')).toBe('step');
});

test('ERR-01 ERR-20 a lesson that fails to load says so', async () => {
  renderApp('/training-menu', {
    handlers: { 'GET users/{id}/currentLesson': () => failure('internal') },
  });
  expect(await screen.findByText('Oops! Something went wrong. Could you try again?')).toBeTruthy();
});
