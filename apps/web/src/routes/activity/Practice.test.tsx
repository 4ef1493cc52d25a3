import type { HistoryEntry } from '@digipals/contract';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeActivity } from '../../testing/world.ts';

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};

/** Answers the open question: "cat" is right. */
const answer = async (word: string) => {
  const choice = await screen.findByText(word);
  await act(async () => choice.click());
  await press('Check');
  await press('Next');
};

const open = () =>
  renderApp('/activity/act-1', {
    handlers: { 'GET activities/{id}': () => makeActivity({ attempts: 1 }) },
  });

const sentBy = ({ server }: ReturnType<typeof renderApp>) =>
  server.seen
    .filter(({ key }) => key === 'POST users/{id}/solution')
    .flatMap(({ body }) => (body as HistoryEntry[]).map(entry => [entry.questionId, entry.valid]));

test('HINT-08 a missed question returns as practice, sends nothing and leaves the score', async () => {
  const view = open();
  await answer('dog');
  await answer('cat');
  await screen.findByText('One more time');
  const before = [
    ['q1', 0],
    ['q2', 1],
  ];
  expect(sentBy(view)).toEqual(before);
  await answer('cat');
  expect(await screen.findByText('1 of 2 are right')).toBeTruthy();
  expect(sentBy(view)).toEqual(before);
});

test('HINT-07 the exit of practice leads to the rewards without a confirmation', async () => {
  const { browser, history } = open();
  await answer('dog');
  await answer('cat');
  await screen.findByText('One more time');
  await press('Leave the activity');
  expect(await screen.findByText('1 of 2 are right')).toBeTruthy();
  expect(history.location.pathname).toBe('/activity/act-1/rewards');
  expect(browser.confirm).not.toHaveBeenCalled();
});
