import type { Rest } from '@digipals/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const HOUR = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();

/** A rest that begins and ends this many hours from now. */
const restIn = (from: number, until: number, why: Rest['why'] = 'quiet'): Rest => ({
  isResting: from <= 0,
  why,
  now: iso(Date.now()),
  from: iso(Date.now() + from * HOUR),
  until: iso(Date.now() + until * HOUR),
});

const open = (url: string, rest: Rest) =>
  renderApp(url, { handlers: { 'GET users/{id}/rest': () => rest } });

const asked = (app: ReturnType<typeof open>) =>
  waitFor(() => expect(app.server.keys()).toContain('GET users/{id}/rest'));

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
  const app = open('/activity/act-1', restIn(0, 10));
  await asked(app);
  expect(screen.queryByRole('dialog', { name: 'Domino is resting' })).toBeNull();
  await app.go('/profile');
  expect(await screen.findByRole('dialog', { name: 'Domino is resting' })).toBeDefined();
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
