import { endpointKey } from '@digipals/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

const profile = () => screen.findByRole('heading', { name: 'Mia' });
const offlineText = 'Oops! The internet connection is not working.';
// Parts of the page that failed to load have a Retry button as well.
const retry = async () =>
  within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retry' });

test('OFFLINE-18 OFFLINE-01 POPUP-02 NOTSHOWN-05 going offline shows the popup with Retry', async () => {
  const { setOnline } = renderApp('/profile');
  await profile();
  await setOnline(false);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(offlineText)).toBeTruthy();
  expect(await retry()).toBeTruthy();
});

test('POPUP-13 the offline popup has no close button and stays open on a tap outside', async () => {
  const { setOnline, app } = renderApp('/profile');
  await profile();
  await setOnline(false);
  await retry();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await act(async () => screen.getByRole('dialog').click());
  expect(app.services.popups.get().state).toBe('shown');
});

test('OFFLINE-02 OFFLINE-04 ERR-12 CONST-13 Retry tries for one second', async () => {
  const { setOnline, browser } = renderApp('/profile');
  await profile();
  await setOnline(false);
  const button = await retry();
  vi.useFakeTimers();
  await act(async () => button.click());
  expect(screen.getByText('Trying to resolve connection...')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(999));
  expect(screen.queryByText('Trying to resolve connection...')).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Trying to resolve connection...')).toBeNull();
  expect(browser.reload).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('OFFLINE-03 Retry reloads when the connection is there', async () => {
  const { app, browser } = renderApp('/profile');
  await profile();
  const { offlinePopup } = await import('./offline.ts');
  await act(async () => app.services.popups.show(offlinePopup));
  (await retry()).click();
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test('OFFLINE-05 the page reloads when the connection returns while the popup is open', async () => {
  const { setOnline, browser } = renderApp('/profile');
  await profile();
  await setOnline(false);
  await retry();
  await setOnline(true);
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

test('OFFLINE-05 without the popup a returning connection does not reload the page', async () => {
  const { browser } = renderApp('/profile');
  await profile();
  window.dispatchEvent(new Event('online'));
  expect(browser.reload).not.toHaveBeenCalled();
});

test('OFFLINE-06 AMBIG-14 on an activity path there is no offline popup and no reload', async () => {
  const { setOnline, browser, app } = renderApp('/activity/act-1/rewards');
  await screen.findByText('+0');
  await setOnline(false);
  expect(app.services.popups.get()).toEqual({ state: 'hidden' });
  await setOnline(true);
  expect(browser.reload).not.toHaveBeenCalled();
});

test('AMBIG-13 the offline popup survives a navigation while offline, except to an activity path', async () => {
  const { setOnline, go, app } = renderApp('/profile');
  await profile();
  await setOnline(false);
  await go('/training-menu');
  expect(app.services.popups.get()).toMatchObject({ state: 'shown', popup: { type: 'offline' } });
  await go('/activity-no-access');
  expect(app.services.popups.get()).toEqual({ state: 'hidden' });
});

test('AMBIG-70 OFFLINE-15 queued answers are sent as soon as the browser is online again', async () => {
  const { server, setOnline, app } = renderApp('/profile');
  await profile();
  await setOnline(false);
  app.outbox.add('u-mia', [{ questionId: 'q9', valid: 1 }]);
  act(() => app.services.popups.hide());
  await setOnline(true);
  await waitFor(() => expect(server.keys()).toContain('POST users/{id}/solution'));
  await waitFor(() => expect(localStorage.getItem('offlineSolutions')).toBeNull());
});

test('ERR-02 a read that fails offline shows the offline error', async () => {
  const { setOnline, app } = renderApp('/profile', {
    handlers: {
      'GET users/{id}/currentLesson': () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await profile();
  await setOnline(false);
  act(() => app.services.popups.hide());
  await act(() =>
    app.services.queries.refetchQueries({ queryKey: endpointKey('GET users/{id}/currentLesson') }),
  );
  const alerts = await screen.findAllByText(offlineText);
  expect(alerts.length).toBeGreaterThan(0);
});
