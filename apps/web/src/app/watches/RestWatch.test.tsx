import type { Rest } from '@digipals/contract';
import type { KeptRun } from '@digipals/engine';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { writeKeptRun } from '../../features/activities/keep/kept-run.ts';
import { makeRest } from '../../testing/makers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const iso = (ms: number) => new Date(ms).toISOString();

/** A rest that begins and ends this many hours from now. */
const restIn = (from: number, until: number, why: Rest['why'] = 'quiet'): Rest =>
  makeRest({
    isResting: from <= 0,
    why,
    from: iso(Date.now() + from * HOUR),
    until: iso(Date.now() + until * HOUR),
  });

const open = (url: string, rest: Rest) =>
  renderApp(url, { handlers: { 'GET users/{id}/rest': () => rest } });

const resting = () => screen.queryByRole('dialog', { name: 'Domino is resting' });
const findRest = () => screen.findByRole('dialog', { name: 'Domino is resting' });

const asked = (app: ReturnType<typeof open>) =>
  waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/rest'));

/** Opens a page a minute before the rest begins, and lets that minute pass. */
async function playUntilRest(url: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = open(url, restIn(1 / 60, 10));
  await asked(app);
  app.server.handlers['GET users/{id}/rest'] = () => restIn(0, 10);
  await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
  return app;
}

/** Keeps a run, as a page does that is reloaded in the middle of an activity. */
const keepRun = (activityId: string) =>
  writeKeptRun({
    userId: 'u-mia',
    activityId,
    version: '1',
    run: 'run-1',
    lingoCredit: 0,
    state: { order: [] } as unknown as KeptRun,
  });

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('FAMILY-16 while the child rests, a kind page hides the app; it can only log out', async () => {
  const { browser } = open('/profile', restIn(0, 10));
  const page = await screen.findByRole('dialog', { name: 'Domino is resting' });
  expect(page.textContent).toContain('It is quiet time now.');
  expect(page.textContent).toMatch(/See you at \d\d:\d\d/);
  await act(async () => screen.getByRole('button', { name: 'Log out' }).click());
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalled());
});

test('FAMILY-16 after the minutes of the day the page says that the child has played a lot', async () => {
  open('/profile', restIn(0, 10, 'minutes'));
  const page = await screen.findByRole('dialog', { name: 'Domino is resting' });
  expect(page.textContent).toContain('You have played a lot today.');
});

test('FAMILY-16 a rest that has not begun, or is over, hides nothing', async () => {
  const app = open('/profile', restIn(1, 10));
  await asked(app);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('FAMILY-16 an activity is not interrupted; the rest begins when the child leaves it', async () => {
  const app = await playUntilRest('/activity/act-1');
  expect(resting()).toBeNull();
  await app.go('/profile');
  expect(await findRest()).toBeDefined();
});

test('FAMILY-32 after the activity that was running its end may be seen, but nothing new begins', async () => {
  const app = await playUntilRest('/activity/act-1');
  await app.go('/activity/act-1/rewards');
  expect(resting()).toBeNull();
  await app.go('/activity/act-2');
  expect(await findRest()).toBeDefined();
  expect(app.history.location.pathname).toBe('/profile');
});

test('FAMILY-32 the activity that ended does not begin again', async () => {
  const app = await playUntilRest('/activity/act-1');
  await app.go('/activity/act-1/rewards');
  await app.go('/activity/act-1');
  expect(await findRest()).toBeDefined();
  expect(app.history.location.pathname).toBe('/profile');
});

test('FAMILY-32 from the end of an activity that was open before the rest nothing new begins', async () => {
  const app = await playUntilRest('/activity/act-1/rewards');
  expect(resting()).toBeNull();
  await app.go('/words/review');
  expect(await findRest()).toBeDefined();
});

test.each(['/activity/act-1', '/activity/act-1/rewards', '/words/review', '/write/l-1'])(
  'FAMILY-32 while the child rests, %s does not open by its address',
  async address => {
    open(address, restIn(0, 10));
    expect(await findRest()).toBeDefined();
  },
);

test('FAMILY-32 an activity that began before the rest goes on after a reload', async () => {
  const first = await playUntilRest('/activity/act-1');
  first.unmount();
  first.app.stop();
  keepRun('act-1');
  const app = open('/activity/act-1', restIn(0, 10));
  await asked(app);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(resting()).toBeNull();
});

test('FAMILY-32 the kept run of another activity does not let one go on after a reload', async () => {
  const first = await playUntilRest('/activity/act-1');
  first.unmount();
  first.app.stop();
  keepRun('act-2');
  open('/activity/act-1', restIn(0, 10));
  expect(await findRest()).toBeDefined();
});

test('FAMILY-32 an activity that had not begun before the reload does not begin after it', async () => {
  const first = await playUntilRest('/activity/act-1');
  first.unmount();
  first.app.stop();
  open('/activity/act-1', restIn(0, 10));
  expect(await findRest()).toBeDefined();
});

test('FAMILY-32 an activity that the rest has closed does not go on after a reload', async () => {
  const first = await playUntilRest('/activity/act-1');
  await first.go('/profile');
  await findRest();
  first.unmount();
  first.app.stop();
  keepRun('act-1');
  open('/activity/act-1', restIn(0, 10));
  expect(await findRest()).toBeDefined();
});

test('FAMILY-14 online the clock of the server counts, not that of the device', async () => {
  const early = Date.now() - 5 * HOUR;
  const byServer: Rest = {
    ...restIn(0, 10),
    now: iso(early),
    from: iso(early),
    until: iso(early + HOUR),
  };
  open('/profile', byServer);
  expect(await screen.findByRole('dialog', { name: 'Domino is resting' })).toBeDefined();
});

test('FAMILY-16 without a connection the last answer counts, by the clock of the device', async () => {
  const before = Date.now() - 2 * HOUR;
  const lastAnswer: Rest = { ...restIn(-1, 10), isResting: false, now: iso(before) };
  const app = open('/profile', lastAnswer);
  await asked(app);
  expect(screen.queryByRole('dialog', { name: 'Domino is resting' })).toBeNull();
  vi.spyOn(app.browser, 'isOnline').mockReturnValue(false);
  await app.go('/words');
  expect(await screen.findByRole('dialog', { name: 'Domino is resting' })).toBeDefined();
});
