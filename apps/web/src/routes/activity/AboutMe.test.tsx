import type { Activity, Personal } from '@digipals/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meCardQuery } from '../../features/me-card/keep/me-card-query.ts';
import { storageKeys } from '../../shared/storage.ts';
import { failure, type Handlers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeActivity } from '../../testing/world.ts';

const textOf = (colour: string): Personal => ({
  key: 'colour',
  texts: Object.fromEntries(
    ['red', 'blue'].map(value => [value, { value: `${colour} ${value}.` }]),
  ),
});

/** The child chooses a colour, then reads about itself. */
function aboutMe(): Activity {
  const [choose, read] = makeActivity().data;
  if (!choose || !read) throw new Error('two questions are needed');
  const items = ['red', 'blue', 'pink'].map(value => ({ id: `q1-${value}`, value }));
  return {
    ...makeActivity(),
    data: [
      {
        ...choose,
        components: [{ id: 'q1-c', type: 'textButtons', meta: {}, data: items }],
        solution: items.map(item => ({
          ...item,
          type: 'textButtons',
          componentId: 'q1-c',
          meta: { shuffle: false, questionId: 'q1', multiChoice: true },
        })),
        sets: { key: 'colour', values: { 'q1-red': 'red', 'q1-blue': 'blue', 'q1-pink': 'pink' } },
      },
      {
        ...read,
        components: [
          {
            id: 'q2-t',
            type: 'textLabels',
            meta: {},
            data: [
              { id: 'q2-1', value: 'My colour is pink.', me: textOf('My colour is') },
              { id: 'q2-2', value: "I'm Domino.", me: { name: "I'm {me}." } },
            ],
          },
          ...read.components,
        ],
      },
    ],
  };
}

const open = (handlers: Handlers) =>
  renderApp('/activity/act-1', { handlers: { 'GET activities/{id}': aboutMe, ...handlers } });

const press = async (role: string, name: string) => {
  const found = await screen.findByRole(role, { name });
  await act(async () => found.click());
};

const onCard = { 'GET users/{id}/meCard': () => ({ choices: { colour: 'red' }, pictures: {} }) };

test('COURSE-41 sentences of a lesson have what the child chose before, and its name', async () => {
  open(onCard);
  await press('button', 'Next question');
  expect(await screen.findByText('My colour is red.')).toBeTruthy();
  expect(screen.getByText("I'm Mia.")).toBeTruthy();
});

test('COURSE-41 COURSE-44 partly: a choice is in the next sentence at once, and is sent with the answers', async () => {
  const { server } = open(onCard);
  await press('radio', 'red');
  await press('radio', 'blue');
  expect(screen.getByRole('radio', { name: 'red' }).getAttribute('aria-checked')).toBe('false');
  await press('button', 'Check');
  await press('button', 'Next');
  expect(await screen.findByText('My colour is blue.')).toBeTruthy();
  await waitFor(() => expect(server.keys()).toContain('POST users/{id}/solution'));
  const sent = server.seen.find(({ key }) => key === 'POST users/{id}/solution');
  expect(sent?.body).toMatchObject([{ valid: 1, picks: [{ id: 'q1-blue' }] }]);
});

test('COURSE-44 partly: a choice made offline waits in the outbox, and is sent once', async () => {
  const { server, setOnline, go, app } = open(onCard);
  await screen.findByRole('radio', { name: 'blue' });
  await setOnline(false);
  await press('radio', 'blue');
  await press('button', 'Check');
  await press('button', 'Next');
  const waiting = () => localStorage.getItem(storageKeys.offlineSolutions);
  await waitFor(() => expect(waiting()).toContain('q1-blue'));
  const sent = () => server.seen.filter(({ key }) => key === 'POST users/{id}/solution');
  expect(sent()).toEqual([]);
  await go('/profile');
  // The popup would reload the page.
  act(() => app.services.popups.hide());
  await setOnline(true);
  await waitFor(() => expect(waiting()).toBeNull());
  await setOnline(false);
  await setOnline(true);
  expect(sent().map(({ body }) => body)).toMatchObject([
    [{ valid: 1, picks: [{ id: 'q1-blue' }] }],
  ]);
});

test('COURSE-41 a new choice has no picture of the one before, until the server sends its own', async () => {
  const pictures = { colour: '/media/red.webp', animal: '/media/cat.webp' };
  const card = { choices: { colour: 'red', animal: 'cat' }, pictures };
  const { app } = open({ 'GET users/{id}/meCard': () => card });
  await press('radio', 'blue');
  await press('button', 'Check');
  const { queryKey } = meCardQuery('u-mia');
  await waitFor(() =>
    expect(app.services.queries.getQueryData(queryKey)).toEqual({
      choices: { colour: 'blue', animal: 'cat' },
      pictures: { animal: '/media/cat.webp' },
    }),
  );
});

test('COURSE-41 without the card a lesson begins all the same, with the sentences as they are written', async () => {
  open({ 'GET users/{id}/meCard': () => failure('internal') });
  await press('button', 'Next question');
  expect(await screen.findByText('My colour is pink.')).toBeTruthy();
});

test('COURSE-41 a lesson that is not about the child asks for no card', async () => {
  const { server } = open({ 'GET activities/{id}': () => makeActivity() });
  await screen.findByText('cat');
  expect(server.keys()).not.toContain('GET users/{id}/meCard');
});
