import type { Activity, CurrentLesson } from '@digipals/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeAudio } from '../testing/fake-audio.ts';
import type { Handlers } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeActivity, makeItem, makeLesson } from '../testing/world.ts';

const review: Partial<CurrentLesson> = {
  ...{ lessonId: 'lesson-r6', number: 6, review: true, title: 'I can do it!', hasFrames: true },
  activities: [
    makeItem({ activityId: 'park', title: 'Word park', userScore: 8 }),
    makeItem({ activityId: 'day-book', title: 'My day book', userScore: 4, book: true }),
    makeItem({ activityId: 'test', title: 'Review test', test: true }),
  ],
};
const openPath = (changes: Partial<CurrentLesson> = {}) =>
  renderApp('/training-menu', {
    handlers: { 'GET users/{id}/currentLesson': () => makeLesson(0, { ...review, ...changes }) },
  });
const press = async (role: string, name: string) => {
  const found = await screen.findByRole(role, { name });
  await act(async () => found.click());
};

test('COURSE-77 the path of a review says so', async () => {
  openPath();
  await screen.findByRole('heading', { level: 1, name: 'I can do it!' });
  expect(screen.getByText('Review')).toBeTruthy();
  expect(screen.queryByText('Lesson 6')).toBeNull();
});

test('COURSE-77 the profile says so, too', async () => {
  renderApp('/profile', {
    handlers: {
      'GET users/{id}/currentLesson': () => makeLesson(1, { ...review, unlockLesson: false }),
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'I can do it!' });
  expect(screen.getByText('Review')).toBeTruthy();
  expect(screen.queryByText('Lesson 6')).toBeNull();
});

test('COURSE-79 a book is at the end of the path once it was begun, and not before', async () => {
  const { go } = openPath();
  const read = await screen.findByRole('link', { name: 'Read' });
  expect(read.getAttribute('href')).toBe('/activity/day-book?book');
  await go('/profile');
  const unplayed = review.activities?.map(one => ({ ...one, userScore: null }));
  openPath(unplayed && { activities: unplayed });
  await screen.findByRole('heading', { level: 1, name: 'I can do it!' });
  expect(screen.queryAllByRole('link', { name: 'Read' })).toEqual([]);
});

test('COURSE-93 a poster is named and opened as one', async () => {
  const made = makeItem({
    ...{ activityId: 'house', title: 'My house poster', userScore: 4 },
    ...{ book: true, poster: true },
  });
  openPath({ activities: [made] });
  const look = await screen.findByRole('link', { name: 'Look' });
  expect(look.getAttribute('href')).toBe('/activity/house?book=poster');
  expect(screen.queryByRole('link', { name: 'Read' })).toBeNull();
});

/** The child chooses a food in its first question. */
function dayBook(): Activity {
  const [choose, other] = makeActivity().data;
  if (!choose || !other) throw new Error('two questions are needed');
  const items = ['rice', 'eggs'].map(food => ({ id: `q1-${food}`, value: `/media/${food}.webp` }));
  const sentences = Object.fromEntries(
    ['rice', 'eggs'].map(food => [food, { value: `/media/${food}.mp3`, label: `I like ${food}.` }]),
  );
  return {
    ...makeActivity({ title: 'My day book' }),
    data: [
      {
        ...choose,
        components: [{ id: 'q1-c', type: 'imageButtons', meta: {}, data: items }],
        sets: { key: 'food', values: { 'q1-rice': 'rice', 'q1-eggs': 'eggs' } },
        triggers: {
          correct: [
            { type: 'image', data: { value: '/media/cheer.webp', label: 'Domino' } },
            {
              type: 'audio',
              data: {
                ...{ value: '/media/rice.mp3', label: 'I like rice.' },
                me: { key: 'food', texts: sentences },
              },
            },
          ],
          incorrect: null,
        },
      },
      other,
    ],
  };
}

const openBook = (choices: Record<string, string>, book = 'book') =>
  renderApp(`/activity/day-book?${book}`, {
    handlers: {
      'GET activities/{id}': dayBook,
      'GET users/{id}/meCard': () => ({ choices, pictures: {} }),
    } satisfies Handlers,
  });

test('COURSE-79 a book has a page for each choice, with its picture, and says its sentence', async () => {
  openBook({ food: 'eggs' });
  await screen.findByRole('heading', { level: 1, name: 'My day book' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const page = screen.getByRole('button', { name: 'I like eggs.' });
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/media/eggs.webp');
  await act(async () => page.click());
  await waitFor(() =>
    expect(FakeAudio.all.flatMap(({ played }) => played)).toContainEqual(
      expect.stringContaining('/media/eggs.mp3'),
    ),
  );
});

test('COURSE-93 a poster has its pages as rooms of a house, says them, and calls itself a poster', async () => {
  openBook({ food: 'eggs' }, 'book=poster');
  await screen.findByText('Only you see your poster. Tap a picture to hear it.');
  expect(screen.getByRole('list').className).toContain('house');
  const room = screen.getByRole('button', { name: 'I like eggs.' });
  expect(room.className).toContain('room');
  await act(async () => room.click());
  await waitFor(() =>
    expect(FakeAudio.all.flatMap(({ played }) => played)).toContainEqual(
      expect.stringContaining('/media/eggs.mp3'),
    ),
  );
});

test('COURSE-93 an empty poster says so', async () => {
  openBook({}, 'book=poster');
  await screen.findByText('Your poster is empty. Play and make it!');
  expect(screen.getByRole('link', { name: 'Play' })).toBeDefined();
});

test('COURSE-79 a book without choices leads to the activity that makes it', async () => {
  openBook({});
  expect((await screen.findByRole('link', { name: 'Play' })).getAttribute('href')).toBe(
    '/activity/act-1',
  );
});

test('COURSE-79 a book that the child may not open yet says so', async () => {
  const { history } = renderApp('/activity/day-book?book', {
    handlers: { 'GET activities/{id}': () => ({ ...makeActivity(), data: [] }) },
  });
  await screen.findByText(/^You can't play this one yet/);
  expect(history.location.pathname).toBe('/activity-no-access');
});

/** Two stories of one question each. */
const theatre = (): Activity => ({
  ...makeActivity({ title: 'Story theatre' }),
  parts: [
    { title: 'Three friends', picture: '/media/friends.webp', questionIds: ['q1'] },
    { title: 'The red kite', picture: '/media/kite.webp', questionIds: ['q2'] },
  ],
});

test('COURSE-80 the child chooses a story, and plays its questions only', async () => {
  const { server } = renderApp('/activity/act-1', { handlers: { 'GET activities/{id}': theatre } });
  await screen.findByRole('heading', { level: 1, name: 'Choose a story!' });
  expect(screen.queryByText('cat')).toBeNull();
  await press('button', 'The red kite');
  const choice = await screen.findByText('cat');
  await act(async () => choice.click());
  await press('button', 'Check');
  await press('button', 'Next');
  await screen.findByRole('heading', { name: 'Great work, Mia!' });
  const sent = server.seen.filter(({ key }) => key === 'POST users/{id}/solution');
  expect(sent.map(({ body }) => body)).toMatchObject([[{ questionId: 'q2', valid: 1 }]]);
});

test('COURSE-80 the choice of a story can be left, except with blockNavigation', async () => {
  const handlers: Handlers = { 'GET activities/{id}': theatre };
  const { go } = renderApp('/activity/act-1', { handlers });
  const leave = await screen.findByRole('link', { name: 'Leave the activity' });
  expect(leave.getAttribute('href')).toBe('/training-menu');
  await go('/activity/act-1?blockNavigation');
  await screen.findByRole('heading', { level: 1, name: 'Choose a story!' });
  expect(screen.queryByRole('link', { name: 'Leave the activity' })).toBeNull();
});
