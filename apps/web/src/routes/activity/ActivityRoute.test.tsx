import type { HistoryEntry } from '@digipals/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, type Handlers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeActivity, makeLanguages } from '../../testing/world.ts';

const click = (name: string | RegExp, role = 'button') =>
  act(async () => screen.getByRole(role, { name }).click());
const started = () => screen.findByRole('button', { name: 'Leave the activity' });
const noAccess = () => screen.findByText(/^You can't play this one yet/);

/** Answers the current question: every question of the test world is about the cat. */
async function answer() {
  const choice = await screen.findByText('cat');
  await act(async () => choice.click());
  await click('Check');
  // The feedback continues automatically after a while; this is faster.
  const goOn = await screen.findByRole('button', { name: 'Next' });
  await act(async () => goOn.click());
}

const nextQuestion = () => screen.findByRole('navigation', { name: 'Question 2 of 2' });

/** Answers both questions right. */
async function finish() {
  await answer();
  await nextQuestion();
  await answer();
}

const open = (handlers: Handlers = {}, url = '/activity/act-1') => renderApp(url, { handlers });

test('ROUTE-27 the player opens the activity in the help language', async () => {
  const { server } = open();
  await screen.findByText('cat');
  const asked = server.seen.filter(({ key }) => key === 'GET activities/{id}');
  expect(asked.map(({ url }) => url)).toEqual(['/api/activities/act-1?language=gb']);
  expect(document.title).toBe('Hello, friends! · DigiPals');
});

test('PLAYER-78 partly: what a question says is written while sound is off, or voices are at 0', async () => {
  const activity = makeActivity();
  const [question, ...others] = activity.data;
  if (!question) throw new Error('The activity has no question');
  const heard = { id: 'heard', value: '/media/cat.mp3', caption: "It's a cat." };
  const said = { id: 'said', type: 'audio', data: [heard], meta: {} };
  const data = [{ ...question, components: [said, ...question.components] }, ...others];
  const { app } = open({ 'GET activities/{id}': () => ({ ...activity, data }) });
  await screen.findByText('cat');
  const { sounds } = app.services;
  const seen = () => screen.queryByText(heard.caption) !== null;
  const after = async (change: () => void) => {
    await act(async () => change());
    return seen();
  };
  expect(seen()).toBe(false);
  expect(await after(() => sounds.setOn(false))).toBe(true);
  expect(await after(() => sounds.setOn(true))).toBe(false);
  expect(await after(() => sounds.volumes.set({ voices: 0 }))).toBe(true);
  expect(await after(() => sounds.volumes.set({ voices: 10 }))).toBe(false);
});

test('PLAYER-59 AMBIG-44 a test from another country is refetched in the teaching language', async () => {
  const { server } = open({
    'GET users/{id}/languages': () =>
      makeLanguages({ supportLanguage: 'gb', teachingLanguage: 'us' }),
    'GET activities/{id}': () => makeActivity({ test: true, country: 'es' }),
  });
  await screen.findByText('cat');
  const asked = server.seen.filter(({ key }) => key === 'GET activities/{id}');
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/activities/act-1?language=gb',
    '/api/activities/act-1?language=us',
  ]);
});

test('PLAYER-60 a test from gb, or without a country, is not refetched', async () => {
  const { server } = open({
    'GET users/{id}/languages': () => makeLanguages({ teachingLanguage: 'us' }),
    'GET activities/{id}': () => makeActivity({ test: true, country: 'gb' }),
  });
  await screen.findByText('cat');
  expect(server.keys().filter(key => key === 'GET activities/{id}')).toHaveLength(1);
});

test.each([
  ['PLAYER-61 a refusal', failure('activity_locked')],
  ['PLAYER-61 a message in the answer', { ...makeActivity(), message: 'No' }],
  ['PLAYER-62 missing data', { ...makeActivity(), data: undefined as never }],
  ['PLAYER-62 an unknown activity', failure('not_found')],
])('ROUTE-33 %s leads to /activity-no-access', async (_, given) => {
  const { history, browser } = open({ 'GET activities/{id}': () => given });
  await noAccess();
  expect(history.location.pathname).toBe('/activity-no-access');
  expect(screen.getByText(/^You can't play this one yet/)).toBeTruthy();
  expect(screen.queryByText(/upgrading/)).toBeNull();
  const back = screen.getByRole('link', { name: 'To the Academy' });
  expect(back.getAttribute('href')).toBe('/training-menu');
  expect(browser.confirm).not.toHaveBeenCalled();
});

test('NOTSHOWN-47 broken parts of an activity do not affect its other questions', async () => {
  const complete = makeActivity();
  const beside = [null, { id: 'lost', type: 'image', data: null, meta: null }, { id: 'bare' }];
  const data = complete.data.map(question => ({
    ...question,
    components: [...beside, ...question.components],
    triggers: null,
  }));
  open({ 'GET activities/{id}': () => ({ ...complete, data }) as never });
  await answer();
  await nextQuestion();
});

test('ERR-01 an activity that fails to load says so and can be retried', async () => {
  let broken = true;
  open({ 'GET activities/{id}': () => (broken ? failure('internal') : makeActivity()) });
  expect(await screen.findByText('Oops! Something went wrong. Could you try again?')).toBeTruthy();
  broken = false;
  await click('Retry');
  expect(await screen.findByText('cat')).toBeTruthy();
});

test('ERR-01 an activity that fails to load has an exit, except with blockNavigation', async () => {
  const handlers = { 'GET activities/{id}': () => failure('internal') } satisfies Handlers;
  const { history } = open(handlers);
  await screen.findByRole('button', { name: 'Retry' });
  await click('Leave the activity', 'link');
  await waitFor(() => expect(history.location.pathname).toBe('/training-menu'));
  cleanup();
  open(handlers, '/activity/act-1?blockNavigation=true');
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByRole('link', { name: 'Leave the activity' })).toBeNull();
});

test('ERR-01 an activity says so if the languages fail to load and can be retried', async () => {
  let broken = true;
  open({
    'GET users/{id}/languages': () => (broken ? failure('internal') : makeLanguages()),
  });
  await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  await click('Retry');
  expect(await screen.findByText('cat')).toBeTruthy();
});

test('NOTSHOWN-07 AMBIG-34 a session that ends during an activity leaves at once', async () => {
  const { browser } = open({ 'POST users/{id}/solution': () => failure('unauthenticated') });
  const leftBehind: unknown[] = [];
  browser.leaveTo.mockImplementation(() => leftBehind.push(screen.queryByText('cat')));
  const choice = await screen.findByText('cat');
  await act(async () => choice.click());
  await click('Check');
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledExactlyOnceWith('/student'));
  expect(leftBehind).toEqual([null]);
});

test.each(['blockNavigation=true', 'blockNavigation', 'blockNavigation=1', 'x=1&blockNavigation='])(
  'ROUTE-35 PLAYER-20 %s hides the exit',
  async query => {
    open({}, `/activity/act-1?${query}`);
    await screen.findByText('cat');
    expect(screen.queryByRole('button', { name: 'Leave the activity' })).toBeNull();
  },
);

test.each(['?blockNavigation=false', '?other=true', ''])(
  'ROUTE-35 PLAYER-20 shows the exit with the query "%s"',
  async query => {
    open({}, `/activity/act-1${query}`);
    expect(await started()).toBeTruthy();
  },
);

test('ROUTE-34 LEAVE-01 LEAVE-03 the exit asks for confirmation and leads to the training menu', async () => {
  const { history, browser } = open();
  await started();
  await click('Leave the activity');
  await screen.findByRole('heading', { name: 'Hello!' });
  expect(browser.confirm.mock.calls).toEqual([
    [
      'Are you sure you want to leave? Your answers are saved, but you will start this activity again.',
    ],
  ]);
  expect(history.location.pathname).toBe('/training-menu');
});

test('LEAVE-05 declining to leave stays at the same question and keeps the picks', async () => {
  const { history, browser } = open();
  browser.confirm.mockReturnValue(false);
  await started();
  await answer();
  await nextQuestion();
  const check = () => screen.getByRole('button', { name: 'Check' }).getAttribute('aria-disabled');
  expect(check()).toBe('true');
  await act(async () => screen.getByText('cat').click());
  await click('Leave the activity');
  expect(browser.confirm).toHaveBeenCalledTimes(1);
  expect(history.location.pathname).toBe('/activity/act-1');
  expect(await nextQuestion()).toBeTruthy();
  expect(check()).toBeNull();
});

test('HOME-09 the rewards page cannot be opened in the middle of a run without a confirmation', async () => {
  const { browser, history, go } = open();
  await started();
  await answer();
  browser.confirm.mockReturnValue(false);
  await go('/activity/act-1/rewards');
  expect(browser.confirm).toHaveBeenCalledTimes(1);
  expect(history.location.pathname).toBe('/activity/act-1');
});

test('LEAVE-05 declining to leave a test sends nothing, and the test continues', async () => {
  const { go, history, server, browser } = open({
    'GET activities/{id}': () => makeActivity({ test: true }),
  });
  browser.confirm.mockReturnValue(false);
  await screen.findByText('cat');
  await go('/profile');
  expect(browser.confirm).toHaveBeenCalledTimes(1);
  expect(history.location.pathname).toBe('/activity/act-1');
  expect(server.keys()).not.toContain('POST users/{id}/solution');
  await answer();
  await nextQuestion();
  const sent = server.seen.filter(({ key }) => key === 'POST users/{id}/solution');
  expect(sent.map(({ body }) => body)).toMatchObject([[{ questionId: 'q1', valid: 1 }]]);
});

test('NOTSHOWN-09 a run fetches its activity once, sends its answers and makes no other calls', async () => {
  const { server } = open();
  await finish();
  await screen.findByRole('heading', { name: 'Great work, Mia!' });
  const ofRun = server.seen.filter(({ url }) => /activit|solution|question/.test(url));
  expect(ofRun.map(({ key, url }) => `${key} ${url}`)).toEqual([
    'GET activities/{id} /api/activities/act-1?language=gb',
    'POST users/{id}/solution /api/users/u-mia/solution',
    'POST users/{id}/solution /api/users/u-mia/solution',
  ]);
});

test('PAY-10 the answers of a run carry its id, and another run has another id', async () => {
  const { server, go } = open();
  await finish();
  await screen.findByRole('heading', { name: 'Great work, Mia!' });
  await go('/activity/act-1');
  await answer();
  await nextQuestion();
  const runs = server.seen
    .filter(({ key }) => key === 'POST users/{id}/solution')
    .flatMap(({ body }) => (body as HistoryEntry[]).map(({ run }) => run));
  expect(runs).toHaveLength(3);
  expect(runs[0]).toBeTruthy();
  expect(runs[1]).toBe(runs[0]);
  expect(runs[2]).not.toBe(runs[0]);
});

test('LEAVE-03 LEAVE-07 AMBIG-33 leaving a test asks with its own text and sends unanswered questions as wrong', async () => {
  const { go, server, browser } = open({
    'GET activities/{id}': () => makeActivity({ test: true }),
  });
  await screen.findByText('cat');
  await go('/profile');
  await screen.findByRole('heading', { name: 'Mia' });
  expect(browser.confirm.mock.calls).toEqual([
    ['Are you sure you want to leave? You will not be able to do this test again.'],
  ]);
  await waitFor(() => expect(server.keys()).toContain('POST users/{id}/solution'));
  const sent = server.seen.find(({ key }) => key === 'POST users/{id}/solution');
  expect(sent?.body).toMatchObject([
    { questionId: 'q1', valid: 0, left: true },
    { questionId: 'q2', valid: 0, left: true },
  ]);
});

test('OFFLINE-09 ERR-11 losing the connection shows once that the score is saved', async () => {
  const { setOnline, app } = open();
  await screen.findByText('cat');
  await setOnline(false);
  expect(
    await screen.findByText(
      "Uh oh! You have lost your internet connection. Don't worry, we have saved your activity score!",
    ),
  ).toBeTruthy();
  await click('OK');
  await setOnline(true);
  await setOnline(false);
  expect(app.services.popups.get()).toEqual({ state: 'hidden' });
});

test('ROUTE-25 PLAYER-52 PLAYER-66 LEAVE-02 NOTSHOWN-56 finishing online shows the rewards without a confirmation', async () => {
  const view = open({
    'POST users/{id}/solution': ({ body }: { body: HistoryEntry[] }) => ({
      lingoCredit: body.filter(({ valid }) => valid === 1).length * 2,
    }),
  });
  await finish();
  await screen.findByRole('heading', { name: 'Great work, Mia!' });
  // Skips the scene.
  await act(async () => void window.dispatchEvent(new Event('keydown')));
  expect(view.history.location.pathname).toBe('/activity/act-1/rewards');
  expect(view.browser.confirm).not.toHaveBeenCalled();
  expect(await screen.findByText('2 of 2 are right')).toBeTruthy();
  expect(screen.getByText('A full star')).toBeTruthy();
  expect(await screen.findByText('+4')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the Academy' })).toBeTruthy();
});

test('OFFLINE-10 OFFLINE-11 OFFLINE-12 OFFLINE-19 finishing offline stores the answers and marks the activity as finished', async () => {
  const view = open();
  await answer();
  await nextQuestion();
  await view.setOnline(false);
  await click('OK');
  await answer();
  expect(
    await screen.findByText("All done! We'll send your score when the internet is back."),
  ).toBeTruthy();
  const stored = JSON.parse(localStorage.getItem('offlineSolutions') ?? '[]') as unknown[];
  expect(stored).toMatchObject([{ userId: 'u-mia', entry: { questionId: 'q2', valid: 1 } }]);
  expect(JSON.parse(localStorage.getItem('finishedOffline') ?? '{}')).toEqual({
    'u-mia': { 'act-1': 100 },
  });
  await click('OK');
  await waitFor(() => expect(view.history.location.pathname).toBe('/training-menu'));
  expect(view.browser.confirm).not.toHaveBeenCalled();
});
