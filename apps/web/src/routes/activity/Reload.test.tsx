import { localKey } from '@digipals/client';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FinishedRun } from '../../features/activities/keep/finished-run.ts';
import { readKeptRun } from '../../features/activities/keep/read-kept-run.ts';
import { sessionKeys, storageKeys } from '../../shared/storage.ts';
import { failure, type Handlers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { makeActivity } from '../../testing/world.ts';

const three = makeActivity({ attempts: 2 }, 3);
const handlersOf = (activity = three): Handlers => ({
  'GET activities/{id}': () => activity,
  'POST users/{id}/solution': () => ({ lingoCredit: 5 }),
});
const open = (activity = three, url = '/activity/act-1') =>
  renderApp(url, { handlers: handlersOf(activity) });
type View = ReturnType<typeof open>;

const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const check = async (word: string) => {
  const choice = await screen.findByText(word);
  await act(async () => choice.click());
  // The button rests before another try.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Check' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await click('Check');
};
const answer = async () => {
  await check('cat');
  await click('Next');
};
const isAt = (number: number) =>
  screen.findByRole('navigation', { name: `Question ${number} of 3` });
const sentBy = ({ server }: View) =>
  server.seen
    .filter(({ key }) => key === 'POST users/{id}/solution')
    .flatMap(({ body }) => body as { questionId: string; run: string; tries: number }[]);

/** Ends the page as a browser does when a reload fails: no effect and no listener of the page runs. */
function endPage({ unmount }: View): void {
  const kept = { ...sessionStorage };
  unmount();
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
}
const reload = (view: View, activity = three): View => {
  endPage(view);
  return open(activity);
};

test('PLAYER-71 after a reload the child goes on at the question, with tries and hints, in the same run', async () => {
  const first = open();
  await answer();
  await check('dog');
  await click('Try again');
  const second = reload(first);
  await isAt(2);
  await answer();
  await answer();
  const sent = [...sentBy(first), ...sentBy(second)];
  expect(sent.map(({ questionId, tries }) => [questionId, tries])).toEqual([
    ['q1', 1],
    ['q2', 2],
    ['q3', 1],
  ]);
  expect(new Set(sent.map(({ run }) => run)).size).toBe(1);
  await waitFor(() => expect(second.history.location.pathname).toBe('/activity/act-1/rewards'));
  expect(await screen.findByText('+15')).toBeTruthy();
});

test('PLAYER-76 a run is kept as soon as it begins and whenever it changes, until it ends', async () => {
  const kept = () => readKeptRun('u-mia', three)?.state;
  const view = open();
  await isAt(1);
  expect(kept()?.index).toBe(0);
  const choice = await screen.findByText('dog');
  await act(async () => choice.click());
  expect(kept()?.picks).toMatchObject([{ value: 'dog' }]);
  await check('cat');
  expect(kept()?.phase).toBe('feedback');
  await waitFor(() => expect(readKeptRun('u-mia', three)?.lingoCredit).toBe(5));
  await click('Next');
  expect(kept()?.index).toBe(1);
  await answer();
  await answer();
  expect(view.history.location.pathname).toBe('/activity/act-1/rewards');
  expect(sessionStorage.getItem('digipals.run')).toBeNull();
});

test('PLAYER-77 answers that were sent after the reload count for the run that gave them', async () => {
  const first = open();
  await answer();
  await first.setOnline(false);
  await answer();
  await first.setOnline(true);
  const second = reload(first);
  await answer();
  await waitFor(() => expect(second.history.location.pathname).toBe('/activity/act-1/rewards'));
  expect(await screen.findByText('+15')).toBeTruthy();
});

test('PLAYER-71 feedback that was shown is shown again, and its answer is not sent twice', async () => {
  const first = open();
  await check('cat');
  const second = reload(first);
  await click('Next');
  await isAt(2);
  expect(sentBy(first)).toHaveLength(1);
  expect(sentBy(second)).toHaveLength(0);
});

test('PLAYER-71 an activity that was left or has ended begins again', async () => {
  const first = open();
  await answer();
  await click('Leave the activity');
  const second = reload(first);
  await isAt(1);
  for (const _ of three.data) await answer();
  endPage(second);
  expect(sessionStorage.getItem('digipals.run')).toBeNull();
});

test('PLAYER-73 a run that begins after a finished one leaves the end of that as it was', async () => {
  const view = open();
  for (const _ of three.data) await answer();
  expect(await screen.findByText('+15')).toBeTruthy();
  await view.go('/activity/act-1');
  await isAt(1);
  await answer();
  await view.go('/activity/act-1/rewards');
  expect(await screen.findByText('+15')).toBeTruthy();
});

test('PLAYER-66 PLAYER-77 Lingos that are credited late for a run are not those of the next run, which has its own', async () => {
  const { app, go, server } = open();
  await answer();
  await answer();
  const release = server.hold('POST users/{id}/solution');
  await answer();
  expect(await screen.findByText('+10')).toBeTruthy();
  await go('/activity/act-1');
  for (const number of [1, 2, 3]) {
    await isAt(number);
    await answer();
  }
  await screen.findByText('+0');
  const credits: unknown[] = [];
  const key = localKey('finishedRun', 'u-mia', 'act-1');
  app.services.queries.getQueryCache().subscribe(() => {
    credits.push(app.services.queries.getQueryData<FinishedRun>(key)?.lingoCredit);
  });
  release();
  await waitFor(() => expect(app.outbox.isEmpty('u-mia')).toBe(true));
  await waitFor(() => expect(credits.length).toBeGreaterThan(5));
  // The first run has 10 already, and each answer of the server brings it 5 more.
  expect(credits.filter(credit => Number(credit) > 10)).toEqual([]);
  expect(await screen.findByText('+5')).toBeTruthy();
});

test('PLAYER-75 a child that types another address goes on when it comes back to the activity', async () => {
  const first = open();
  await answer();
  endPage(first);
  const { go, unmount } = renderApp('/profile', { handlers: handlersOf() });
  await screen.findByRole('heading', { name: 'Mia' });
  await go('/activity/act-1');
  await isAt(2);
  unmount();
});

test('PLAYER-75 another activity does not go on with the run, and forgets it', async () => {
  const first = open();
  await answer();
  endPage(first);
  const other = { ...three, id: 'act-2' };
  const { go, server } = renderApp('/activity/act-2', { handlers: handlersOf(other) });
  await isAt(1);
  await go('/profile');
  Object.assign(server.handlers, handlersOf());
  await go('/activity/act-1');
  await isAt(1);
});

test('PLAYER-75 the same activity in another help language goes on', async () => {
  const first = open();
  await answer();
  const data = three.data.map(question => ({
    ...question,
    components: question.components.map(component => ({
      ...component,
      data: component.data.map(item => ({ ...item, label: 'kedi' })),
    })),
  }));
  reload(first, { ...three, data });
  await isAt(2);
});

test.each([
  ['with other answers', { value: 'kitten' }, {}],
  ['that is a test now', {}, { test: true }],
])('PLAYER-75 a version of the course %s begins again', async (_, item, meta) => {
  const first = open();
  await answer();
  const data = three.data.map(question => ({
    ...question,
    solution: question.solution.map(one => ({ ...one, ...item })),
    components: question.components.map(component => ({
      ...component,
      data: component.data.map(one => (one.value === 'cat' ? { ...one, ...item } : one)),
    })),
  }));
  reload(first, { ...three, data, meta: { ...three.meta, ...meta } });
  await isAt(1);
});

test('PLAYER-71 a test, and an activity that asks other questions now, begin again', async () => {
  const asTest = makeActivity({ test: true }, 3);
  const first = open(asTest);
  await answer();
  const second = reload(first, asTest);
  await isAt(1);
  const third = reload(second);
  await answer();
  reload(third, { ...three, data: three.data.slice(1) });
  await screen.findByRole('navigation', { name: 'Question 1 of 2' });
});

test('PLAYER-71 the run of another child is not read', async () => {
  const view = open();
  await answer();
  endPage(view);
  expect(readKeptRun('u-mia', three)?.state.index).toBe(1);
  expect(readKeptRun('u-ali', three)).toBeNull();
});

test('PLAYER-71 a logout forgets the run, although the page ends after it', async () => {
  const view = open();
  await answer();
  expect(sessionStorage.getItem('digipals.run')).not.toBeNull();
  for (const key of sessionKeys) localStorage.removeItem(key);
  const removed = { key: storageKeys.userAccessToken, newValue: null };
  await act(async () => window.dispatchEvent(new StorageEvent('storage', removed)));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  endPage(view);
  expect(sessionStorage).toHaveLength(0);
});

/** Changes what the tab keeps, as another version of the app would have kept it. */
const changeKept = (change: (kept: object) => object) =>
  sessionStorage.setItem(
    'digipals.run',
    JSON.stringify(change(JSON.parse(sessionStorage.getItem('digipals.run') ?? ''))),
  );

test.each([
  ['of another shape', ({ format: _, ...kept }: Record<string, unknown>) => kept],
  ['without its state', ({ state: _, ...kept }: Record<string, unknown>) => kept],
  ['without its order', (kept: object) => ({ ...kept, state: { index: 1 } })],
])('PLAYER-71 a kept run %s is forgotten, and the activity begins again', async (_, change) => {
  const first = open();
  await answer();
  endPage(first);
  changeKept(change as (kept: object) => object);
  open();
  await isAt(1);
  expect(readKeptRun('u-mia', three)?.state).toMatchObject({ index: 0, history: [] });
});

// Another shape needs another number in kept-run.ts: an updated app would misread what an older one has kept.
test('PLAYER-71 the shape of a kept run has a number', async () => {
  const view = open();
  await answer();
  endPage(view);
  const kept = JSON.parse(sessionStorage.getItem('digipals.run') ?? '');
  expect([kept.format, Object.keys(kept).sort(), Object.keys(kept.state).sort()]).toEqual([
    2,
    ['activityId', 'format', 'lingoCredit', 'run', 'state', 'userId', 'version'],
    [
      ...['attempts', 'feedback', 'gone', 'helped', 'hints', 'history', 'index', 'misses', 'order'],
      ...['phase', 'picks', 'practising', 'questionStartedAt', 'tries'],
    ],
  ]);
});

test('PLAYER-71 an activity that failed to load after the reload, and was left, begins again', async () => {
  const first = open();
  await answer();
  endPage(first);
  const handlers = { ...handlersOf(), 'GET activities/{id}': () => failure('internal') };
  const { server, go } = renderApp('/activity/act-1', { handlers });
  const leave = await screen.findByRole('link', { name: 'Leave the activity' });
  await act(async () => leave.click());
  Object.assign(server.handlers, handlersOf());
  await go('/activity/act-1');
  await isAt(1);
});

test('PLAYER-71 COURSE-80 a reload goes on with the same story of a theatre', async () => {
  const [one, two, three] = makeActivity({}, 3).data.map(({ id }) => id);
  const theatre = {
    ...makeActivity({}, 3),
    parts: [
      { title: 'Three friends', picture: '/media/friends.webp', questionIds: [one ?? ''] },
      { title: 'The red kite', picture: '/media/kite.webp', questionIds: [two ?? '', three ?? ''] },
    ],
  };
  const first = open(theatre);
  await click('The red kite');
  await answer();
  reload(first, theatre);
  await screen.findByRole('navigation', { name: 'Question 2 of 2' });
});
