import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lastActiveKey } from '../../shared/device/last-active.ts';
import { storageKeys } from '../../shared/storage.ts';
import { renderApp } from '../../testing/render-app.tsx';

const limitMs = 30 * 60_000;
const answerMs = 60_000;

/** Opens the profile of a child that was last active an idle limit ago. */
async function openAfterLimit() {
  const view = renderApp('/profile', {
    storage: { [lastActiveKey]: String(Date.now() - limitMs) },
  });
  return { ...view, question: await screen.findByRole('dialog', { name: 'Are you still Mia?' }) };
}

test('SHARED-05 the question has two large buttons; yes goes on', async () => {
  const { question, browser } = await openAfterLimit();
  const buttons = [...question.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(["Yes, that's me!", 'No, log out']);
  expect(document.activeElement?.textContent).toBe("Yes, that's me!");
  await act(async () => screen.getByRole('button', { name: "Yes, that's me!" }).click());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(browser.leaveTo).not.toHaveBeenCalled();
  expect(localStorage.getItem(storageKeys.userAccessToken)).toBe('token-mia');
});

test('SHARED-05 no logs out, on the server too', async () => {
  const { browser, server } = await openAfterLimit();
  screen.getByRole('button', { name: 'No, log out' }).click();
  await vi.waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/bye'), 120_000);
  expect(server.keys()).toContain('GET logout');
  expect(localStorage.getItem(storageKeys.userAccessToken)).toBeNull();
});

test('SHARED-05 nobody answers: the child is logged out, on the server too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { browser, server } = await openAfterLimit();
  await act(() => vi.advanceTimersByTimeAsync(answerMs));
  vi.useRealTimers();
  await vi.waitFor(() => expect(browser.leaveTo).toHaveBeenCalledWith('/bye'), 120_000);
  expect(server.keys()).toContain('GET logout');
});
