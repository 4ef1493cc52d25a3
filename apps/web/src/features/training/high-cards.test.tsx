import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { makeLesson } from '../../testing/world.ts';

afterEach(() => vi.restoreAllMocks());

test('TRAIN-16 fewer steps are shown when their cards are too high for the window, until it changes', async () => {
  let room = 250;
  const steps = () => screen.getAllByRole('listitem');
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(
    () => (steps().length - 1) * 100,
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room);
  const { browser } = renderApp('/training-menu', {
    handlers: { 'GET users/{id}/currentLesson': () => makeLesson(6) },
  });
  await waitFor(() => expect(steps()).toHaveLength(2));
  room = 350;
  browser.height = () => 900;
  await act(async () => window.dispatchEvent(new Event('resize')));
  await waitFor(() => expect(steps()).toHaveLength(3));
});
