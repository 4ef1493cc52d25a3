import type { Rest } from '@digipals/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { FinishedRun } from '../../features/activities/keep/finished-run.ts';
import { writeItem } from '../../features/activities/keep/tab-storage.ts';
import { failure, type Handlers } from '../../testing/fake-server.ts';
import { makeRest } from '../../testing/makers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeMetWord, makeWordsWorld } from '../../testing/words-world.ts';

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const hourMs = 3_600_000;
const at = (fromNow: number) => new Date(Date.now() + fromNow).toISOString();
const restNow = (): Rest =>
  makeRest({ isResting: true, why: 'minutes', from: at(0), until: at(hourMs) });
const findRest = () => screen.findByRole('dialog', { name: 'Domino is resting' });

const drawn = () => screen.queryByText(/^cat$|^Great work, Mia!$/) !== null;

/** Looks at each change of the page whether the activity, its end or the word review was drawn. */
function watchPage() {
  let wasDrawn = false;
  const look = new MutationObserver(() => {
    wasDrawn ||= drawn();
  });
  look.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => look.disconnect());
  return () => wasDrawn;
}

const finishedRun: FinishedRun = {
  ...{ run: 'run-1', title: 'Step 1', percent: 100, right: 8, skipped: 0, total: 8 },
  ...{ test: false, words: [], lingoCredit: 5 },
};

/** Opens a page by its address; whether the child rests is not answered until `release`. */
async function openHeld(url: string, handlers: Handlers = {}) {
  writeItem('finishedRun.act-1', { format: 2, userId: 'u-mia', run: finishedRun });
  const app = renderApp(url, {
    hold: 'GET users/{id}/rest',
    handlers: { ...makeWordsWorld([makeMetWord('cat')]), ...handlers },
  });
  await waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/rest'));
  return app;
}

const addresses = ['/activity/act-1', '/activity/act-1/rewards', '/words/review'];

test.each(addresses)(
  'FAMILY-35 a child that does not rest sees %s as soon as that is known',
  async address => {
    const { release } = await openHeld(address);
    expect(drawn()).toBe(false);
    release();
    await waitFor(() => expect(drawn()).toBe(true));
  },
);

test.each(addresses)('FAMILY-35 a child that rests never sees %s', async address => {
  const wasDrawn = watchPage();
  const { history, release } = await openHeld(address, {
    'GET users/{id}/rest': restNow,
  });
  release();
  expect(await findRest()).toBeDefined();
  expect(history.location.pathname).toBe('/profile');
  expect(wasDrawn()).toBe(false);
});

test('FAMILY-35 whether the child rests is asked with the activity', async () => {
  const { server } = await openHeld('/activity/act-1');
  await waitFor(() => expect(server.keys()).toContain('GET activities/{id}'));
});

test('FAMILY-35 a server that does not say whether the child rests keeps it from no activity', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderApp('/activity/act-1', { hold: 'GET users/{id}/rest' });
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(drawn()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(drawn()).toBe(true);
});

test('FAMILY-35 without a connection and an answer an activity opens', async () => {
  renderApp('/activity/act-1', {
    handlers: { 'GET users/{id}/rest': () => failure('internal') },
  });
  await screen.findByText('cat');
});
