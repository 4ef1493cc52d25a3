import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { makeMetWord, makeWordsWorld } from '../testing/words-world.ts';

const words = [makeMetWord('cat'), makeMetWord('dog', 'spelt')];

const open = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/words/review', {
    ...options,
    handlers: { ...makeWordsWorld(words), ...options.handlers },
  });
const click = (name: string, role = 'button') =>
  act(async () => screen.getByRole(role, { name }).click());

/** Answers the open question: every question of the test world is about the cat. */
async function answer(choice = 'cat') {
  const found = await screen.findByText(choice);
  await act(async () => found.click());
  await click('Check');
  const goOn = await screen.findByRole('button', { name: 'Next' });
  await act(async () => goOn.click());
}

async function play() {
  await answer();
  await screen.findByRole('navigation', { name: 'Question 2 of 2' });
  await answer();
}

const grown = () =>
  [...document.querySelectorAll('li')].map(
    item => [item.textContent, 'grew' in item.dataset] as const,
  );

test('WORDS-07 the review is played as an activity whose answers are sent one by one', async () => {
  const { server } = open();
  await answer();
  await screen.findByRole('navigation', { name: 'Question 2 of 2' });
  const [sent] = server.seen.filter(({ key }) => key === 'POST users/{id}/solution');
  expect(sent?.body).toMatchObject([{ questionId: 'q1', valid: 1, run: expect.any(String) }]);
  expect(document.title).toBe('My words · DigiPals');
});

test('PLAYER-75 a word review is not kept: after a reload it begins again', async () => {
  const { unmount } = open();
  await answer();
  await screen.findByRole('navigation', { name: 'Question 2 of 2' });
  expect(sessionStorage.getItem('digipals.run')).toBeNull();
  unmount();
  open();
  await screen.findByRole('navigation', { name: 'Question 1 of 2' });
});

test('WORDS-13 the plant beside a question grows with the right answer', async () => {
  open();
  await screen.findByText('cat');
  const plant = () => document.querySelector<HTMLImageElement>('aside img[src*="plant"]');
  const before = plant()?.src;
  await act(async () => screen.getByText('cat').click());
  await click('Check');
  await waitFor(() => expect(plant()?.dataset['grew']).toBe('true'));
  expect(plant()?.src).not.toBe(before);
});

test('WORDS-13 ALIVE-17 at the end the words that grew are shown with the Lingos and flowers', async () => {
  const { history } = open({
    handlers: { 'POST users/{id}/solution': () => ({ lingoCredit: 5 }) },
  });
  await play();
  await screen.findByRole('heading', { level: 1, name: '1 word grew!' });
  // A flower stays a flower, although it was said now.
  expect(grown()).toEqual([
    ['cat, I understand it', true],
    ['dog, I can spell it', false],
  ]);
  await screen.findByRole('status', { name: 'You win 10 Lingos!' });
  await waitFor(() =>
    expect(document.querySelector('[data-alive] > img[data-mood="cheer"]')).toBeTruthy(),
  );
  await click('My garden', 'link');
  expect(history.location.pathname).toBe('/words');
});

test('WORDS-13 if no word grew, the child is praised all the same', async () => {
  open({ handlers: makeWordsWorld([makeMetWord('cat', 'spelt'), makeMetWord('dog', 'spelt')]) });
  await play();
  await screen.findByRole('heading', { level: 1, name: 'You practised your words!' });
});

test('WORDS-10 a review that was finished offline says so, and is not offered again', async () => {
  const { server, setOnline } = open();
  await screen.findByText('cat');
  await setOnline(false);
  const dialog = await screen.findByRole('dialog');
  await act(async () => within(dialog).getByRole('button', { name: 'OK' }).click());
  await play();
  await screen.findByText('Your Lingos come when the internet is back.');
  expect(server.seen.filter(({ key }) => key === 'POST users/{id}/solution')).toEqual([]);
  await click('My garden', 'link');
  await screen.findByRole('heading', { name: 'All done for today!' });
  expect(document.querySelector('[data-plant="cat"]')?.getAttribute('data-growth')).toBe(
    'understood',
  );
});

test('WORDS-12 without words for today the review leads to the garden', async () => {
  const { history } = open({ handlers: makeWordsWorld(words, { activity: null, asked: [] }) });
  await waitFor(() => expect(history.location.pathname).toBe('/words'));
});

test('WORDS-12 a review that cannot be loaded leads back to the garden', async () => {
  open({ handlers: { 'GET users/{id}/wordReview': () => failure('internal') } });
  const link = await screen.findByRole('link', { name: 'Leave the activity' });
  expect(link.getAttribute('href')).toBe('/words');
});

test('PLAYER-71 a word review is not kept, and begins again after a reload', async () => {
  const first = open();
  await answer();
  await screen.findByRole('navigation', { name: 'Question 2 of 2' });
  expect(sessionStorage.getItem('digipals.run')).toBeNull();
  first.unmount();
  open();
  await screen.findByRole('navigation', { name: 'Question 1 of 2' });
});
